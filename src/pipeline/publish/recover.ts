import { readdir, rename } from 'node:fs/promises';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { isSystemError } from '../../files/index.js';
import { ifExists } from './errors.js';
import { type FolderStamps, matchesStamps } from './folder-stamps.js';
import { carryForeign, listForeign } from './foreign-files.js';
import { readManifest } from './manifest.js';
import { keepSpare } from './spare-site.js';
import {
  discardFolder,
  listTemporaryFolders,
  registerFolder,
  releaseFolder,
  type TemporaryFolder,
  temporaryName,
} from './temporary-folders.js';

/** The output folder is missing for microseconds while it is swapped; for longer only when the swap was cut off. */
const longestSwap = 5_000;

/**
 * Mends what a killed publication left behind: a site that was taken away with nothing put in its place comes
 * back, unfinished folders go. Those of running processes are left alone. Every command begins with it.
 *
 * @param outDir where the output folder really lies, see `realLocation`
 */
export async function recover(outDir: string): Promise<readonly Diagnostic[]> {
  const leftovers = await listTemporaryFolders(outDir);
  const restored = await restore(outDir, leftovers);
  for (const leftover of leftovers) {
    if (leftover.live || leftover === restored) continue;
    if (leftover.kind === 'new') await discardFolder(leftover.path);
    else if (readManifest(outDir)) await retireSite(leftover.path, outDir);
  }
  return restored === undefined ? [] : [diagnose('build/restored', { folder: outDir })];
}

/**
 * Throws an old site away, or keeps it as `spare` (see `takeSpare`), after all in it that docsgen did not make has
 * its place in the new one. It gets the name of an unfinished site before it is removed: a removal that is killed
 * half-way, perhaps without its marker, must not pass for a site whose every file is foreign.
 *
 * @param seen how its folders were when all in them that docsgen did not make was brought into the new site
 * @returns whether it is the spare now, with its folders as they were seen
 */
export async function retireSite(
  old: string,
  outDir: string,
  { spare, seen }: { readonly spare?: string | undefined; readonly seen?: FolderStamps } = {},
): Promise<boolean> {
  registerFolder(old, false);
  const isAsSeen = seen !== undefined && matchesStamps(old, seen);
  const manifest = isAsSeen ? undefined : readManifest(old);
  if (manifest) await carryForeign(listForeign(old, manifest), old, outDir);
  if (spare !== undefined && keepSpare(old, spare)) {
    releaseFolder(old);
    return isAsSeen;
  }
  const aside = temporaryName(outDir);
  await rename(old, aside);
  releaseFolder(old);
  await discardFolder(aside);
  return false;
}

async function restore(
  outDir: string,
  leftovers: readonly TemporaryFolder[],
): Promise<TemporaryFolder | undefined> {
  if (!leftovers.some(({ kind }) => kind === 'old')) return undefined;
  if (((await ifExists(() => readdir(outDir))) ?? []).length > 0) return undefined;
  const candidates = leftovers
    .filter(({ kind, mine, live, age }) => kind === 'old' && !mine && (!live || age > longestSwap))
    .toSorted((a, b) => a.age - b.age);
  for (const candidate of candidates) {
    if (readManifest(candidate.path) === undefined) continue;
    try {
      await rename(candidate.path, outDir);
      return candidate;
    } catch (error) {
      // Somebody else has restored it, or published, in the meantime.
      if (!isSystemError(error, 'ENOENT', 'ENOTDIR', 'ENOTEMPTY', 'EEXIST', 'EPERM')) throw error;
    }
  }
  return undefined;
}
