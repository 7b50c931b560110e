/**
 * Opens the search for whoever asks for it: `docsgen:search` on the document, with or without a query. The rest
 * of the search is an island, whose script comes with the first click.
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
