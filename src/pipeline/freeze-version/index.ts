export { freezeVersion } from './freeze.js';
export { discardUnfinishedVersion } from './undo.js';
