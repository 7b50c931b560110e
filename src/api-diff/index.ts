export { changeWords, partWords, plainStyle } from './change-words.js';
export { compareApis } from './compare-apis.js';
export { distinctChanges } from './distinct-changes.js';
export { printChanges } from './print-changes.js';
