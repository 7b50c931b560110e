/**
 * Marks the current heading once a table of contents is visible, or once the reader scrolls: then the bar that it is
 * collapsed into on narrow screens names the section.
 */
export function startToc(signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) load();
  });
  const load = (): void => {
    observer.disconnect();
    removeEventListener('scroll', load);
    import('./toc-marks.js')
      .then(({ markToc }) => markToc(signal))
      // The links work without marks.
      .catch(() => undefined);
  };
  const lists = document.querySelectorAll('.toc-list, #_sidebar:has(a[href*="#"])');
  for (const list of lists) observer.observe(list);
  if (lists[0]) addEventListener('scroll', load, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}
