import type { OutputFile } from '../files/source-file.js';

/** A file whose contents are read or made when somebody asks for them: those of all files are too much for memory. */
export function lazyFile(
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
