import type { OutputFile } from '../../files/output-file.js';

/**
 * Returns a file whose contents are read or rendered on demand, because the contents of all files
 * do not fit into memory.
 */
export function lazyOutputFile<Contents extends OutputFile['contents']>(
  path: string,
  key: string,
  contents: () => Contents,
): OutputFile & { readonly contents: Contents } {
  return {
    path,
    key,
    get contents() {
      return contents();
    },
  };
}
