import { openIsland, preloadIsland } from './open.js';
import { islands } from './registry.js';

/** Loads the script of an island when the reader turns to it, and mounts it on the first click. */
export function startIslands(signal: AbortSignal): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island = '' } = element.dataset;
    if (!(island in islands)) continue;
    for (const intent of ['pointerenter', 'focusin', 'touchstart']) {
      element.addEventListener(intent, () => preloadIsland(island), {
        once: true,
        passive: true,
        signal,
      });
    }
    element.addEventListener('click', () => void openIsland(island, element), { signal });
  }
}
