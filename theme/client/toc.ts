/** Marks the current heading once a table of contents, or the bar that it is collapsed into, is visible. */
export function startToc(signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    import('./toc-marks.js')
      .then(({ markToc }) => markToc(signal))
      // The links work without marks.
      .catch(() => undefined);
  });
  const lists = document.querySelectorAll('.toc-list, .toc-sticky, #_sidebar:has(a[href*="#"])');
  for (const list of lists) observer.observe(list);
  signal.addEventListener('abort', () => observer.disconnect());
}
