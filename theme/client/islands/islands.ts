import { siteValuesKey } from '../site-values-key.js';
import { readStored } from '../storage.js';
import { openIsland, preloadIsland } from './open.js';

/** Loads an island's script when the reader points at it or focuses it, and mounts the island on the first click. */
export function startIslands(signal: AbortSignal): void {
  // The script of the form writes the reader's values into the code of every page.
  if (readStored(siteValuesKey)) preloadIsland('try-it');
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island = '' } = element.dataset;
    // A touch enters, too; assistive software may choose without focus. The browser keeps what it has loaded.
    for (const intent of ['pointerenter', 'focusin', 'change']) {
      element.addEventListener(intent, () => preloadIsland(island), { signal });
    }
    element.addEventListener('click', () => void openIsland(island, element), { signal });
  }
}
