import type { Island } from '../islands/island.js';
import { loadSheet } from '../islands/sheet.js';
import { SearchBox } from './search-box.js';

/** Its name, which the theme's compiler puts here; relative to the script. */
declare const SEARCH_SHEET: string;

/** Opens the search: now, as the reader has asked for it, and whenever the button is pressed again. */
export const mount: Island['mount'] = async (element, signal, crash) => {
  const sheet = new URL(SEARCH_SHEET, import.meta.url).href;
  await loadSheet(sheet);
  if (signal.aborted) return;
  const button = element.querySelector('button');
  const label = button?.querySelector('.search-button-label')?.textContent ?? '';
  const box = new SearchBox(label, element.dataset.index ?? '', signal, crash);
  const open = (): void => {
    const { query = '' } = element.dataset;
    delete element.dataset.query;
    box.open(query);
  };
  button?.addEventListener('click', open, { signal });
  open();
};
