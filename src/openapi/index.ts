export { loadApi } from './load.js';
export { type OperationPath, operationPaths } from './normalize/operation-paths.js';
export { type PartPlaces, partPlaces } from './part-place.js';
export { pointerTo } from './pointer.js';
export { visitReferencedFiles } from './referenced-files.js';
