import type { Island } from '../islands/registry.js';
import { SearchBox } from './search-box.js';

/** Opens the search: now, as the reader has asked for it, and whenever the button is pressed again. */
export const mount: Island['mount'] = (element, signal, crash) => {
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
