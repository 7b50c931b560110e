import path from 'node:path';

/** Absolute path of this repository, which is also the showcase site. */
export const repository = path.resolve(import.meta.dirname, '../..');
