import { clickedPage } from './navigation/links.js';

/** How a sidebar was left: how far it was scrolled, in CSS pixels, and which categories were open. */
interface Left {
  readonly top: number;
  readonly open: Readonly<Record<string, boolean>>;
}

/** The sidebar is as it was on the page before, shows the current page, and can be put away. */
export function startSidebar(signal: AbortSignal): void {
  const sidebar = document.getElementById('_sidebar');
  if (sidebar) {
    keepAsLeft(sidebar, signal);
    if (sidebar.dataset.index) enlarge(sidebar, signal);
  }
  const button = document.querySelector('.sidebar-hide');
  if (!button) return;
  import('./sidebar-hide.js')
    .then(({ startSidebarHiding }) => startSidebarHiding(button, signal))
    // The boot script has it as the reader left it.
    .catch(() => undefined);
}

function keepAsLeft(sidebar: HTMLElement, signal: AbortSignal): void {
  const key = `docsgen:sidebar:${sidebar.dataset.name}`;
  const categories = [...sidebar.querySelectorAll('details')].map(
    (details) => [detailsName(details), details] as const,
  );
  const left = recallLeft(key);
  for (const [name, details] of categories) {
    // The way to the current page is open, whatever was closed before. Other tags of an operation need not be.
    if (details.open && details.querySelector('[aria-current]')) continue;
    if (details.name !== '' && left.open[name]) continue;
    details.open = left.open[name] ?? details.open;
  }
  // Before the next frame, but not now: scrolling would make the browser lay the page out within this task.
  const frame = requestAnimationFrame(() => {
    sidebar.scrollTop = left.top;
    showCurrent(sidebar);
  });

  const keep = (): void => {
    const open = categories.map(([name, details]) => [name, details.open] as const);
    const now: Left = {
      top: sidebar.scrollTop,
      open: { ...left.open, ...Object.fromEntries(open) },
    };
    try {
      sessionStorage.setItem(key, JSON.stringify(now));
    } catch {
      // Refused: the next page shows its own place.
    }
  };
  addEventListener('pagehide', keep, { signal });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    keep();
  });
}

let large: typeof import('./large-sidebar/start.js') | undefined;

/**
 * What a page does not have of a large sidebar comes when the reader turns to the sidebar: at once on the pages
 * that follow, as the reader left it.
 */
function enlarge(sidebar: HTMLElement, signal: AbortSignal): void {
  const script = async () => (large = await import('./large-sidebar/start.js'));
  const start = (): void => {
    script()
      .then(() => large?.startLargeSidebar(sidebar, signal))
      // Links lead to pages that have the rest.
      .catch(() => undefined);
  };
  // Now, so that all of it stands before the first frame.
  void large?.startLargeSidebar(sidebar, signal);
  for (const sign of ['pointerenter', 'focusin', 'touchstart']) {
    // With the filter, which stands beside the list.
    sidebar.parentElement?.addEventListener(sign, start, { passive: true, signal });
  }
  const complete = (event: MouseEvent): void => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('.sidebar-all a');
    if (!link || !clickedPage(event)) return;
    event.preventDefault();
    script()
      .then(({ showAll }) => showAll(link))
      .catch(() => signal.aborted || location.assign(link.href));
  };
  sidebar.addEventListener('click', complete, { signal });
}

function recallLeft(key: string): Left {
  try {
    const { top, open } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return { top: Number(top) || 0, open: { ...open } };
  } catch {
    return { top: 0, open: {} };
  }
}

/** A category by the words that lead to it, which are the same on every page. */
function detailsName(details: HTMLDetailsElement): string {
  const names: (string | null | undefined)[] = [];
  for (
    let level: HTMLDetailsElement | null | undefined = details;
    level;
    level = level.parentElement?.closest('details')
  ) {
    names.unshift(level.querySelector('summary')?.textContent);
  }
  return names.join('\n');
}

/** An operation stands under each of its tags: one of its links that are in view is enough. */
function showCurrent(sidebar: HTMLElement): void {
  const frame = sidebar.getBoundingClientRect();
  const current = [...sidebar.querySelectorAll('[aria-current="page"]')]
    .map((link) => link.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  const isSeen = current.some(({ top, bottom }) => top >= frame.top && bottom <= frame.bottom);
  if (current[0] && !isSeen) sidebar.scrollTop += current[0].top - frame.top - frame.height / 2;
}
