export { splitIntoBatches } from './batches.js';
export { runWithTimeLimit } from './main-thread.js';
export { parsedFiles } from './parse-batch.js';
export { Pool, type PoolOptions } from './pool.js';
export { unpackRenderedBatch } from './render-batch.js';
