/** On the Not Found page: suggests pages whose address is near. All that takes is loaded there only. */
export function startNotFound(signal: AbortSignal): void {
  const place = document.querySelector<HTMLElement>('.not-found-near');
  if (!place) return;
  import('./near-pages.js')
    .then(({ suggestPages }) => suggestPages(place, signal))
    // Without suggestions the page still has its links.
    .catch(() => undefined);
}
