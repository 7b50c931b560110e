const { dataset } = document.documentElement;

/**
 * Marks the current heading in the tables of contents, and names it in the bar of narrow screens. Loads with the first
 * scroll or click: at the top of a page no heading is current. `late` is absent where the page may start further down.
 */
export function startToc(signal: AbortSignal): void {
  if (!document.querySelector('.toc-list, #_sidebar a[href*="#"]')) return;
  const waiting = new AbortController();
  const load = (): void => {
    waiting.abort();
    import('./toc-marks.js')
      .then(({ markToc }) => markToc(signal))
      // The links work without marks.
      .catch(() => undefined);
  };
  if (dataset.late === undefined) load();
  else for (const type of ['scroll', 'click']) addEventListener(type, load, waiting);
  signal.addEventListener('abort', () => waiting.abort());
}
