import type { OutputFile } from '../../files/output-file.js';

/**
 * Returns a file whose contents are read or rendered on demand, because the contents of all files
 * do not fit into memory.
 */
export function lazyOutputFile(
  path: string,
  key: string,
  contents: () => OutputFile['contents'],
): OutputFile {
  return {
    path,
    key,
    get contents() {
      return contents();
    },
  };
}
