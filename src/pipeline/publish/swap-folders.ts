import { renameSync } from 'node:fs';
import { isSystemError } from '../../files/index.js';
import { exchangeFolders } from './exchange-folders.js';
import { registerFolder, releaseFolder } from './temporary-folders.js';

/**
 * Puts `fresh` in place of `outDir`: in one step where the system can, otherwise by two renames, between which `outDir`
 * is missing for an instant. The steps are synchronous, so that no signal handler runs between them. If another process
 * publishes in between, the swap is repeated.
 * @returns the replaced folders
 */
export function swapFolders(fresh: string, outDir: string): readonly string[] {
  const exchanged = exchange(fresh, outDir);
  return exchanged === undefined ? renameTwice(fresh, outDir) : [exchanged];
}

/**
 * Returns the replaced folder; undefined if nothing has changed. `fresh` has the name of a replaced folder before the
 * exchange, so that after a kill `recover` carries over what others keep in it.
 */
function exchange(fresh: string, outDir: string): string | undefined {
  const old = `${fresh}.old0`;
  registerFolder(old, false);
  renameSync(fresh, old);
  if (exchangeFolders(old, outDir)) return old;
  renameSync(old, fresh);
  releaseFolder(old);
  return undefined;
}

function renameTwice(fresh: string, outDir: string): readonly string[] {
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
