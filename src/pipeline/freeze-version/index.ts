export { freezeVersion } from './freeze.js';
export { discardHalf } from './undo.js';
