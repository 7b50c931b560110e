/** Suggests similar pages on the Not Found page. The script for it is loaded on that page only. */
export function startNotFound(signal: AbortSignal): void {
  const place = document.querySelector<HTMLElement>('.not-found-near');
  if (!place) return;
  import('./similar-pages.js')
    .then(({ suggestPages }) => suggestPages(place, signal))
    // Without suggestions the page still has its links.
    .catch(() => undefined);
}
