import path from 'node:path';
import { fileURLToPath } from 'node:url';

// The bundle has the same depth in the package as this module, so the relative paths are valid for
// both.

/** Absolute path of the folder of docsgen's `package.json`. */
export const packageFolder = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** Absolute path of docsgen's modules: `lib`, or `src` if tests run the sources. */
export const moduleFolder = path.resolve(fileURLToPath(new URL('..', import.meta.url)));
