/** Marks the current heading once a table of contents is visible; on phones it stays collapsed. */
export function startToc(signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    import('./toc-marks.js')
      .then(({ markToc }) => markToc(signal))
      // The links work without marks.
      .catch(() => undefined);
  });
  const lists = document.querySelectorAll('.toc-list, #_sidebar:has(a[href*="#"])');
  for (const list of lists) observer.observe(list);
  signal.addEventListener('abort', () => observer.disconnect());
}
