import { readdir, rename } from 'node:fs/promises';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { isSystemError } from '../../files/index.js';
import { ifExists } from './errors.js';
import { copyForeignEntries, listForeign } from './foreign-files.js';
import { readManifest } from './manifest.js';
import { keepReusableFolder } from './reusable-folder.js';
import {
  claimReplaced,
  discardFolder,
  listTemporaryFolders,
  registerFolder,
  releaseFolder,
  type TemporaryFolder,
  temporaryName,
} from './temporary-folders.js';

/** Milliseconds after which a swap counts as interrupted. A running swap takes microseconds. */
const maxSwapMs = 5_000;

/**
 * Repairs the leftovers of a killed publication: restores a site that was moved away without a
 * replacement, and removes unfinished folders. Skips folders of running processes. Every command
 * starts with this.
 * @param outDir real path of the output folder, see `realLocation`
 */
export async function recover(outDir: string): Promise<readonly Diagnostic[]> {
  const leftovers = await listTemporaryFolders(outDir);
  const restored = await restore(outDir, leftovers);
  for (const leftover of leftovers) {
    if (leftover.live || leftover === restored) continue;
    if (leftover.kind === 'new') await discardFolder(leftover.path);
    else if (readManifest(outDir)) {
      const claimed = await claimReplaced(leftover.path, outDir);
      if (claimed !== undefined) await retireSite(claimed, outDir);
    }
  }
  return restored === undefined ? [] : [diagnose('build/restored', { folder: outDir })];
}

/**
 * Removes a replaced site, or keeps it as `reusableFolder` (see `takeReusableFolder`), after its foreign entries are
 * in the new site. Renames it to an unfinished site first: if a removal is interrupted after the
 * manifest is gone, the rest would otherwise look like foreign files.
 */
export async function retireSite(
  old: string,
  outDir: string,
  reusableFolder?: string,
): Promise<void> {
  registerFolder(old, false);
  const manifest = readManifest(old);
  if (manifest) await copyForeignEntries(listForeign(old, manifest.files), old, outDir);
  if (reusableFolder !== undefined && keepReusableFolder(old, reusableFolder)) {
    releaseFolder(old);
    return;
  }
  const aside = temporaryName(outDir);
  await rename(old, aside);
  releaseFolder(old);
  await discardFolder(aside);
}

async function restore(
  outDir: string,
  leftovers: readonly TemporaryFolder[],
): Promise<TemporaryFolder | undefined> {
  if (!leftovers.some(({ kind }) => kind === 'old')) return undefined;
  if (((await ifExists(() => readdir(outDir))) ?? []).length > 0) return undefined;
  const candidates = leftovers
    .filter(({ kind, mine, live, age }) => kind === 'old' && !mine && (!live || age > maxSwapMs))
    .toSorted((a, b) => a.age - b.age);
  for (const candidate of candidates) {
    if (readManifest(candidate.path) === undefined) continue;
    try {
      await rename(candidate.path, outDir);
      return candidate;
    } catch (error) {
      // Another process has restored it or published meanwhile.
      if (!isSystemError(error, 'ENOENT', 'ENOTDIR', 'ENOTEMPTY', 'EEXIST', 'EPERM')) throw error;
    }
  }
  return undefined;
}
