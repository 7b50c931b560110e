import { chmodSync, lstatSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { releaseFolder, temporaryName } from './temporary-folders.js';

/**
 * Takes the site that the last publication has replaced, to make the next one of it: of two publications at once
 * one gets it.
 *
 * @param spare where `keepSpare` has put it
 * @returns where it lies now, which this process may throw away; undefined where there is none that can be taken
 */
export function takeSpare(spare: string, outDir: string): string | undefined {
  const folder = temporaryName(outDir);
  try {
    // A link is none that `keepSpare` has made.
    if (!lstatSync(spare).isDirectory()) throw new Error('not a folder');
    renameSync(spare, folder);
    const mode = lstatSync(outDir, { throwIfNoEntry: false })?.mode;
    if (mode !== undefined) chmodSync(folder, mode & 0o7777);
    return folder;
  } catch {
    // It may lie on another disk, or in a folder that cannot be written.
    releaseFolder(folder);
    return undefined;
  }
}

/** Puts a site that has been replaced aside for `takeSpare`; false where that cannot be, or one is there. */
export function keepSpare(old: string, spare: string): boolean {
  try {
    mkdirSync(path.dirname(spare), { recursive: true });
    renameSync(old, spare);
    return true;
  } catch {
    return false;
  }
}
