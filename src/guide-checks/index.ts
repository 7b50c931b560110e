export { type CheckedDoc, createGuideCheck } from './check-doc.js';
