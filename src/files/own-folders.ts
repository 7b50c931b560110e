import path from 'node:path';
import { fileURLToPath } from 'node:url';

// The bundle is as deep below the package as this module, so both find the same folders.

/** Absolute path of the folder of docsgen's `package.json`. */
export const packageFolder = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** Absolute path of docsgen's modules: `lib`, or `src` where tests run the sources. */
export const moduleFolder = path.resolve(fileURLToPath(new URL('..', import.meta.url)));
