export { compareApis } from './compare-apis.js';
export { printChanges } from './print-changes.js';
