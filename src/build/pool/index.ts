export { batchesOf } from './batches.js';
export { parsedFiles } from './parse-batch.js';
export { Pool } from './pool.js';
export { renderedPages } from './render-batch.js';
export { ThreadEnded } from './thread.js';
