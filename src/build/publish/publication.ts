import { stat } from 'node:fs/promises';
import { diagnose } from '../../diagnostics/index.js';
import { DiagnosticError, type Outcome, type OutputFile } from '../../model/index.js';
import { BackgroundWriter } from './background-writer.js';
import { cannotWrite, ifExists } from './errors.js';
import { carryForeign, type ForeignEntry, listForeign } from './foreign.js';
import { guardOutDir, type OutDirOptions } from './guard.js';
import { createBeside, discard } from './leftovers.js';
import { type Manifest, readManifest, writeManifest } from './manifest.js';
import { retire } from './recover.js';
import { siteStamp } from './site-stamp.js';
import { type FileMark, type Place, SiteWriter } from './site-writer.js';
import { swap } from './swap.js';

export interface PublicationOptions extends OutDirOptions {
  /** What the last publication has left, by path: its files need not be written once more. */
  readonly known?: ReadonlyMap<string, FileMark> | undefined;
}

/** What the manifest says beside the files. */
export interface SiteFacts {
  readonly pages: Manifest['pages'];
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
  /** For the next publication. */
  readonly marks: ReadonlyMap<string, FileMark>;
  /** See `siteStamp`. */
  readonly stamp: string | undefined;
}

/** A site on its way to its readers. It must be finished or discarded. */
export interface Publication {
  /** Where the output folder really lies, links followed. */
  readonly outDir: string;
  /** What a worker needs to write files of the site by itself, with a `SiteWriter`. */
  readonly place: Place;
  /** Begins to write a file while others are still to be made; what is wrong with it is told by `finish`. */
  begin(file: OutputFile): void;
  /**
   * Writes a file, unless that was begun.
   *
   * @throws DiagnosticError where the path leads astray or is taken, or the file cannot be written
   */
  write(file: OutputFile): void;
  /** Takes note of what a worker has written. */
  add(marks: ReadonlyMap<string, FileMark>): void;
  /**
   * Puts the new site in the place of the old one.
   *
   * @throws DiagnosticError where that fails; the old site is untouched then
   */
  finish(facts: SiteFacts): Promise<Outcome<Published>>;
  /** Throws away what has been written; nothing where the site is published. */
  discard(): Promise<void>;
}

/**
 * Opens the replacement of the output folder. The new site is written beside the old one, then two renames
 * put it in its place; whatever happens, there is a whole site, the old one or the new. A kill between the
 * renames is mended by the next command (see `recover`). Of two publications at once the later one wins.
 *
 * The files are not flushed to the disk one by one (`fsync`): a loss of power can cost the site, which the
 * sources give back, and flushing would cost every build more than writing does.
 *
 * @throws DiagnosticError where the folder is refused or cannot be written
 */
export async function openPublication(options: PublicationOptions): Promise<Outcome<Publication>> {
  const { value: outDir, diagnostics } = await guardOutDir(options);
  const fresh = await createBeside(outDir).catch((error: unknown) => {
    throw cannotWrite(error, outDir);
  });
  const place = { folder: fresh, oldFolder: outDir, known: options.known ?? new Map() };
  const writer = new SiteWriter(place);
  const background = new BackgroundWriter(place);
  const marks = new Map<string, FileMark>();
  const value: Publication = {
    outDir,
    place,
    begin: (file) => background.take(file),
    write: (file) => {
      if (background.has(file)) return;
      try {
        writer.write(file);
      } catch (error) {
        throw cannotWrite(error, outDir);
      }
    },
    add: (others) => {
      for (const [file, mark] of others) marks.set(file, mark);
    },
    finish: async (facts) => {
      try {
        value.add(writer.marks);
        value.add(await background.finish());
        return await putInPlace(fresh, outDir, marks, facts);
      } catch (error) {
        throw cannotWrite(error, outDir);
      } finally {
        await discard(fresh);
      }
    },
    discard: async () => {
      await background.stop();
      await discard(fresh);
    },
  };
  return { value, diagnostics };
}

async function putInPlace(
  fresh: string,
  outDir: string,
  marks: ReadonlyMap<string, FileMark>,
  { pages, baseUrl, version }: SiteFacts,
): Promise<Outcome<Published>> {
  const kept = await carryOver(outDir, fresh);
  await writeManifest(fresh, {
    generator: 'docsgen',
    version,
    baseUrl,
    files: [...marks.keys()].toSorted(),
    pages: pages.map(({ url, file, source }) => ({ url, file, source })),
  });
  // While nobody else can put another site there.
  const stamp = siteStamp(fresh);
  for (const old of swap(fresh, outDir)) await retire(old, outDir);
  const bytes = [...marks.values()].reduce((sum, mark) => sum + mark.bytes, 0);
  return {
    value: { outDir, files: marks.size, bytes, marks, stamp },
    diagnostics:
      kept.length > 0 ? [diagnose('build/foreign-files', { folder: outDir, entries: kept })] : [],
  };
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
    const foreign = listForeign(outDir, readManifest(outDir));
    if ((await identityOf(outDir)) === before) return foreign;
  }
}

/** Tells a folder from another one that has taken its place. Inodes are used again, times of birth are not. */
async function identityOf(folder: string): Promise<string | undefined> {
  const stats = await ifExists(() => stat(folder, { bigint: true }));
  return stats && `${stats.dev}:${stats.ino}:${stats.birthtimeNs}`;
}
