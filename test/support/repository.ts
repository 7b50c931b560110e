import path from 'node:path';

/** Absolute path of this repository, which is the showcase at the same time. */
export const repository = path.resolve(import.meta.dirname, '../..');
