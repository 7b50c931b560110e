import { normalPath, type SourceFiles } from './source-files.js';
import type { SourceRepository } from './source-repository.js';

/** Returns files in memory, by path. */
export function memoryFiles(
  texts: Readonly<Record<string, string>>,
  repository?: SourceRepository,
): SourceFiles {
  const paths = Object.keys(texts).toSorted();
  return {
    repository,
    list: (folder) => {
      const clean = normalPath(folder);
      return clean === '' ? paths : paths.filter((file) => file.startsWith(`${clean}/`));
    },
    text: (file) => texts[normalPath(file)],
    has: (file) => normalPath(file) in texts,
    takeRefused: () => [],
  };
}
