/** Keys under which readers' choices are kept in `localStorage`. */
export const keys = {
  colorMode: 'docsgen:color-mode',
  announcement: 'docsgen:announcement',
  sidebar: 'docsgen:sidebar',
  version: 'docsgen:version',
  shortcuts: 'docsgen:shortcuts',
  tabs: (group: string): string => `docsgen:tabs:${group}`,
};

/** What the browser refused to keep: it holds until the window loads another page. */
const refused = new Map<string, string>();

/** What is kept under a key; null where nothing is. */
export function recall(key: string): string | null {
  try {
    return refused.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value, where the browser lets us. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    refused.set(key, value);
  }
}
