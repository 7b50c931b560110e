import { chmodSync, lstatSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { releaseFolder, temporaryName } from './temporary-folders.js';

/**
 * Takes the site that the last publication replaced, to write the next one into it. Only one of two
 * concurrent publications gets it.
 * @param reusableFolder where `keepReusableFolder` has put it
 * @returns its new path, which this process may remove; undefined if there is none
 */
export function takeReusableFolder(reusableFolder: string, outDir: string): string | undefined {
  const folder = temporaryName(outDir);
  try {
    // `keepReusableFolder` never creates a link.
    if (!lstatSync(reusableFolder).isDirectory()) throw new Error('not a folder');
    renameSync(reusableFolder, folder);
    const mode = lstatSync(outDir, { throwIfNoEntry: false })?.mode;
    if (mode !== undefined) chmodSync(folder, mode & 0o7777);
    return folder;
  } catch {
    // The replaced site may be on another disk or in a read-only folder.
    releaseFolder(folder);
    return undefined;
  }
}

/** Keeps a replaced site for `takeReusableFolder`. Returns false if that fails or there already is one. */
export function keepReusableFolder(old: string, reusableFolder: string): boolean {
  try {
    mkdirSync(path.dirname(reusableFolder), { recursive: true });
    renameSync(old, reusableFolder);
    return true;
  } catch {
    return false;
  }
}
