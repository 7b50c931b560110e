/** What leads to places of the page shows where the reader is: from when it is first seen, since on phones it stays folded. */
export function startToc(signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    import('./toc-marks.js')
      .then(({ markToc }) => markToc(signal))
      // Its links lead there all the same.
      .catch(() => undefined);
  });
  const lists = document.querySelectorAll('.toc-list, #_sidebar:has(a[href*="#"])');
  for (const list of lists) observer.observe(list);
  signal.addEventListener('abort', () => observer.disconnect());
}
