import type { MountIsland } from '../islands/island.js';
import { loadSheet } from '../islands/sheet.js';
import { SearchBox } from './search-box.js';

/** File name relative to this script; the theme's compiler defines it. */
declare const SEARCH_SHEET: string;

/** Opens the search now, as the reader asked for it, and on each later press of the button. */
export const mountSearch: MountIsland = async (element, signal, crash) => {
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
