/** Keys of the readers' choices in `localStorage`. */
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
