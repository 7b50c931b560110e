/**
 * Keys of what readers choose on every page, in `localStorage`. The form has keys of its own (`docsgen:try-it:…` in
 * `try-it/`), as has the consent (`theme/visitors/consent.ts`): pages load both later.
 */
export const keys = {
  colorMode: 'docsgen:color-mode',
  announcement: 'docsgen:announcement',
  sidebar: 'docsgen:sidebar',
  version: 'docsgen:version',
  shortcuts: 'docsgen:shortcuts',
  tabs: (group: string): string => `docsgen:tabs:${group}`,
};

/** Values that the browser refused to store, kept until the window loads another page. */
const refused = new Map<string, string>();

/** The value of a key; null if there is none. */
export function readStored(key: string): string | null {
  try {
    return refused.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, in memory if the browser refuses. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    refused.set(key, value);
  }
}
