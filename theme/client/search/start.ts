/**
 * Opens the search on the event `docsgen:search` of the document, with or without a query. The search itself is an
 * island, whose script the first click loads.
 */
export function startSearch(signal: AbortSignal): void {
  const slot = document.querySelector<HTMLElement>('[data-island="search"]');
  const button = slot?.querySelector('button');
  if (!slot || !button) return;
  const keys = slot.querySelector('.search-button-keys');
  if (keys && /^(Mac|iP)/.test(navigator.platform)) keys.textContent = '⌘ K';
  document.addEventListener(
    'docsgen:search',
    (event) => {
      const { query = '' } =
        (event as CustomEvent<{ readonly query?: string } | null>).detail ?? {};
      slot.dataset.query = query;
      button.click();
    },
    { signal },
  );
}
