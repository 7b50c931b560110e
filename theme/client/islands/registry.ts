import type { MountIsland } from './island.js';

/**
 * Loads the script of an island by the name in `data-island`. Each has its own script, which shares no state with the
 * main script or with other islands.
 */
export const islands: Readonly<Record<string, () => Promise<MountIsland>>> = {
  search: async () => (await import('../search/island.js')).mountSearch,
  shortcuts: async () => (await import('../shortcuts/island.js')).mountShortcuts,
  'try-it': async () => (await import('../try-it/island.js')).mountTryIt,
};
