import { clickedPage } from './navigation/links.js';

/** The state of a sidebar: its scroll position in CSS pixels and its open categories. */
interface Left {
  readonly top: number;
  readonly open: Readonly<Record<string, boolean>>;
}

/**
 * Restores the sidebar's state from the previous page, scrolls to the current page's link and starts the hide button.
 */
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
    // The boot script has already applied the stored state.
    .catch(() => undefined);
}

function keepAsLeft(sidebar: HTMLElement, signal: AbortSignal): void {
  const key = `docsgen:sidebar:${sidebar.dataset.name}`;
  const categories = [...sidebar.querySelectorAll('details')].map(
    (details) => [detailsName(details), details] as const,
  );
  const left = recallLeft(key);
  for (const [name, details] of categories) {
    // The current page's category stays open. Other tags of an operation may stay closed.
    if (details.open && details.querySelector('[aria-current]')) continue;
    if (details.name !== '' && left.open[name]) continue;
    details.open = left.open[name] ?? details.open;
  }
  // Scroll before the next frame, but not in this task: that would force a layout.
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
      // Storage is refused: the next page scrolls to its own link.
    }
  };
  addEventListener('pagehide', keep, { signal });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    keep();
  });
}

let large: typeof import('./large-sidebar/start.js') | undefined;

/** Completes a large sidebar when the reader points at it or focuses it. On later pages it is complete at once. */
function enlarge(sidebar: HTMLElement, signal: AbortSignal): void {
  const script = async () => (large = await import('./large-sidebar/start.js'));
  const start = (): void => {
    script()
      .then(() => large?.startLargeSidebar(sidebar, signal))
      // Links still lead to pages that list the rest.
      .catch(() => undefined);
  };
  // Once the script is loaded, complete the sidebar before the first frame.
  void large?.startLargeSidebar(sidebar, signal);
  for (const sign of ['pointerenter', 'focusin', 'touchstart']) {
    // On the parent, which also contains the filter.
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

/** Identifies a category by the labels on its path, which are the same on every page. */
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

/** Scrolls to the current page's link unless one is in view: an operation is listed under each of its tags. */
function showCurrent(sidebar: HTMLElement): void {
  const frame = sidebar.getBoundingClientRect();
  const current = [...sidebar.querySelectorAll('[aria-current="page"]')]
    .map((link) => link.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  const isSeen = current.some(({ top, bottom }) => top >= frame.top && bottom <= frame.bottom);
  if (current[0] && !isSeen) sidebar.scrollTop += current[0].top - frame.top - frame.height / 2;
}
