import type { Store } from './store.js';

/**
 * Returns the stored value of a name if it has the key; otherwise makes it and stores it.
 * @param key digest of everything that `make` depends on; undefined if that is unknown
 */
export function memo<T>(
  store: Pick<Store<T>, 'find' | 'keep' | 'entryKey'>,
  name: string,
  key: string | undefined,
  make: () => T,
): T {
  if (key === undefined) return make();
  // Reads the value only if its key is right. A damaged value is missing.
  const known = store.entryKey(name) === key ? store.find(name) : undefined;
  if (known) return known.value;
  const value = make();
  store.keep(name, { key, value });
  return value;
}
