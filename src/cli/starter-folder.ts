import path from 'node:path';
import { moduleFolder } from '../files/index.js';

/** Absolute path of the files that `docsgen init` writes. */
export const starter = path.join(moduleFolder, 'cli/starter');
