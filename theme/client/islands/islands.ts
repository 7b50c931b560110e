import { openIsland, preloadIsland } from './open.js';
import { islands } from './registry.js';

/** Loads an island's script when the reader points at it or focuses it, and mounts the island on the first click. */
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
