import { renameSync } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { diagnose } from '../../diagnostics/index.js';
import { DiagnosticError, type Outcome, type OutputFile } from '../../model/index.js';
import { cannotWrite, ifExists, isSystemError } from './errors.js';
import { carryForeign, type ForeignEntry, listForeign } from './foreign.js';
import { guardOutDir, type OutDirOptions } from './guard.js';
import { createBeside, discard, hold, release } from './leftovers.js';
import { type Manifest, readManifest, writeManifest } from './manifest.js';
import { checkOutputPaths, foldersAbove } from './output-path.js';
import { retire } from './recover.js';

export interface PublishOptions extends OutDirOptions {
  readonly pages: Manifest['pages'] | readonly Readonly<Manifest['pages'][number]>[];
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** docsgen's. */
  readonly version: string;
}

export interface Published {
  /** Where the site lies now, links followed. */
  readonly outDir: string;
  readonly files: number;
  readonly bytes: number;
}

/** Files written at the same time; more does not help, and the system's limit of open files is far. */
const writers = 32;

/**
 * Replaces the output folder with these files. The new site is written beside the old one, then two renames
 * put it in its place; whatever happens, there is a whole site, the old one or the new. A kill between the
 * renames is mended by the next command (see `recover`). Of two publications at once the later one wins.
 *
 * The files are not flushed to the disk one by one (`fsync`): a loss of power can cost the site, which the
 * sources give back, and flushing would cost every build more than writing does.
 *
 * @throws DiagnosticError where the folder is refused or cannot be written; the old site is untouched then
 */
export async function publish(
  files: readonly OutputFile[],
  options: PublishOptions,
): Promise<Outcome<Published>> {
  checkOutputPaths(files);
  const { value: outDir, diagnostics } = await guardOutDir(options);
  let fresh: string | undefined;
  try {
    fresh = await createBeside(outDir);
    const bytes = await writeFiles(fresh, files);
    const kept = await carryOver(outDir, fresh);
    await writeManifest(fresh, manifestOf(files, options));
    for (const old of swap(fresh, outDir)) await retire(old, outDir);
    const info =
      kept.length > 0 ? [diagnose('build/foreign-files', { folder: outDir, entries: kept })] : [];
    return {
      value: { outDir, files: files.length, bytes },
      diagnostics: [...diagnostics, ...info],
    };
  } catch (error) {
    throw cannotWrite(error, outDir);
  } finally {
    if (fresh !== undefined) await discard(fresh);
  }
}

/** @returns bytes written */
async function writeFiles(folder: string, files: readonly OutputFile[]): Promise<number> {
  const folders = new Set(files.flatMap((file) => foldersAbove(file.path)));
  // In order, a folder comes before those in it. Not with `recursive`: that would make everything anew when a
  // signal has just had it removed.
  for (const name of [...folders].toSorted()) await mkdir(path.join(folder, name));
  const queue = files.values();
  let bytes = 0;
  const write = async (): Promise<void> => {
    // All writers take from the same iterator.
    for (const file of queue) {
      const contents =
        typeof file.contents === 'string' ? Buffer.from(file.contents) : file.contents;
      await writeFile(path.join(folder, file.path), contents, { flag: 'wx' });
      bytes += contents.byteLength;
    }
  };
  const results = await Promise.allSettled(Array.from({ length: writers }, write));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return bytes;
}

/** What docsgen did not make in the old site goes into the new one, too. */
async function carryOver(outDir: string, fresh: string): Promise<readonly string[]> {
  const foreign = await foreignOf(outDir);
  const conflicts = await carryForeign(foreign, outDir, fresh);
  if (conflicts.length > 0) {
    throw new DiagnosticError(
      conflicts.map((file) => diagnose('build/output-conflict', { path: file })),
    );
  }
  return foreign.map((entry) => (entry.kind === 'folder' ? `${entry.path}/` : entry.path));
}

/**
 * What docsgen did not make in the site that is published now. Another publication may put its site in place
 * between reading the manifest and listing the files, whose every file would then pass for foreign: once more.
 */
async function foreignOf(outDir: string): Promise<readonly ForeignEntry[]> {
  for (;;) {
    const before = await identityOf(outDir);
    const foreign = await listForeign(outDir, await readManifest(outDir));
    if ((await identityOf(outDir)) === before) return foreign;
  }
}

/** Tells a folder from another one that has taken its place. Inodes are used again, times of birth are not. */
async function identityOf(folder: string): Promise<string | undefined> {
  const stats = await ifExists(() => stat(folder, { bigint: true }));
  return stats && `${stats.dev}:${stats.ino}:${stats.birthtimeNs}`;
}

function manifestOf(
  files: readonly OutputFile[],
  { pages, baseUrl, version }: PublishOptions,
): Manifest {
  return {
    generator: 'docsgen',
    version,
    baseUrl,
    files: files.map((file) => file.path).toSorted(),
    pages: pages.map(({ url, file, source }) => ({ url, file, source })),
  };
}

/**
 * Puts `fresh` in the place of `outDir`. The renames are synchronous, so that no signal and no other work of
 * this process comes between them; another process may, and has then published before us: once more.
 *
 * @returns the folders that were in that place
 */
function swap(fresh: string, outDir: string): readonly string[] {
  const replaced: string[] = [];
  for (;;) {
    const old = `${fresh}.old${replaced.length}`;
    hold(old, false);
    const hadOld = renameIfThere(outDir, old);
    try {
      renameSync(fresh, outDir);
      if (hadOld) replaced.push(old);
      else release(old);
      return replaced;
    } catch (error) {
      if (!isSystemError(error, 'ENOTEMPTY', 'EEXIST')) {
        if (hadOld) renameSync(old, outDir);
        release(old);
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
