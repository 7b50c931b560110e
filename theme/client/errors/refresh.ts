/**
 * Fetches the page's assets again, past the HTTP cache: their names contain a digest, so the browser would never
 * revalidate a damaged copy.
 */
export async function refreshAssets(): Promise<void> {
  const files = performance.getEntriesByType('resource');
  const own = files.filter(({ name }) => name.includes('/assets/'));
  await Promise.allSettled(own.map(({ name }) => fetch(name, { cache: 'reload' })));
}
