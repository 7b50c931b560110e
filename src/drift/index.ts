export { compareApis } from './changes/compare-apis.js';
export { printChanges } from './changes/print-changes.js';
export { type CheckedDoc, makeDocCheck } from './check-doc.js';
