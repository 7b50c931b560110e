export { changeText, partText, plainStyle } from './change-text.js';
export { compareApis } from './compare-apis.js';
export { distinctChanges } from './distinct-changes.js';
export { printChanges } from './print-changes.js';
