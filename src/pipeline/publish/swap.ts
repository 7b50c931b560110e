import { renameSync } from 'node:fs';
import { isSystemError } from '../../files/index.js';
import { registerFolder, releaseFolder } from './temporary-folders.js';

/**
 * Puts `fresh` in place of `outDir`. The renames are synchronous, so that no signal handler runs
 * between them. If another process publishes in between, the swap is repeated.
 * @returns the replaced folders
 */
export function swapFolders(fresh: string, outDir: string): readonly string[] {
  const replaced: string[] = [];
  for (;;) {
    const old = `${fresh}.old${replaced.length}`;
    registerFolder(old, false);
    const hadOld = renameIfThere(outDir, old);
    try {
      renameSync(fresh, outDir);
      if (hadOld) replaced.push(old);
      else releaseFolder(old);
      return replaced;
    } catch (error) {
      if (!isSystemError(error, 'ENOTEMPTY', 'EEXIST')) {
        if (hadOld) renameSync(old, outDir);
        releaseFolder(old);
        throw error;
      }
      if (hadOld) replaced.push(old);
    }
  }
}

function renameIfThere(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return false;
    throw error;
  }
}
