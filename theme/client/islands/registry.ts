import type { Island } from './island.js';

/**
 * Islands by the name in `data-island`. Each has its own script, which shares no state with the main script or with
 * other islands.
 */
export const islands: Readonly<Record<string, () => Promise<Island>>> = {
  search: () => import('../search/island.js'),
  shortcuts: () => import('../shortcuts/island.js'),
  'try-it': () => import('../try-it/island.js'),
};
