import { fileURLToPath } from 'node:url';

/** The folder of what `docsgen init` writes: the same from here and from the bundle. */
export const starter = fileURLToPath(new URL('../cli/starter/', import.meta.url));
