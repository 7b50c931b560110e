export { type CheckedDoc, makeDocCheck } from './check-doc.js';
