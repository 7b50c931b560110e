import { startChoices } from '../../../client/navigation/choices.js';

/**
 * Leaves links to the browser: scripts cannot load other pages from a disk.
 *
 * @returns a function that loads the current page again
 */
export function startNavigation(): () => void {
  startChoices();
  return () => location.reload();
}
