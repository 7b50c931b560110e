/** Loads anew what may have come damaged: its name has a fingerprint, so that the browser would never ask again. */
export async function refresh(): Promise<void> {
  const files = performance.getEntriesByType('resource');
  const own = files.filter(({ name }) => name.includes('/assets/'));
  await Promise.allSettled(own.map(({ name }) => fetch(name, { cache: 'reload' })));
}
