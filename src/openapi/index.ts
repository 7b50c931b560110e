export { loadApi } from './load.js';
export { visitReferencedFiles } from './referenced-files.js';
