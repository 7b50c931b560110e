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
    completable(sidebar, signal);
  }
  const button = document.querySelector('.sidebar-hide');
  if (!button) return;
  import('./sidebar-hide.js')
    .then(({ hideable }) => hideable(button, signal))
    // The boot script has it as the reader left it.
    .catch(() => undefined);
}

function keepAsLeft(sidebar: HTMLElement, signal: AbortSignal): void {
  const key = `docsgen:sidebar:${sidebar.dataset.name}`;
  const categories = [...sidebar.querySelectorAll('details')].map(
    (details) => [nameOf(details), details] as const,
  );
  const left = recallLeft(key);
  for (const [name, details] of categories) {
    // The way to the current page is open, whatever was closed before.
    if (details.querySelector('[aria-current]')) continue;
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

/** The link to a whole list brings the list; without scripts it leads to a page that has it. */
function completable(sidebar: HTMLElement, signal: AbortSignal): void {
  const complete = async (event: MouseEvent): Promise<void> => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('.sidebar-all a');
    if (!link || !clickedPage(event)) return;
    event.preventDefault();
    try {
      const { showAll } = await import('./sidebar-all.js');
      await showAll(link, signal);
    } catch {
      if (!signal.aborted) location.assign(link.href);
    }
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
function nameOf(details: HTMLDetailsElement): string {
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

function showCurrent(sidebar: HTMLElement): void {
  const current = sidebar.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  const frame = sidebar.getBoundingClientRect();
  if (current && (current.top < frame.top || current.bottom > frame.bottom)) {
    sidebar.scrollTop += current.top - frame.top - frame.height / 2;
  }
}
