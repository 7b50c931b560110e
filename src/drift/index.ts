export { type CheckedDoc, makeDocCheck, type ShownOperation } from './check-doc.js';
