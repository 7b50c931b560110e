import { existsSync, lstatSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { diagnose } from '../../diagnostics/index.js';
import { DiagnosticError, type Outcome, type OutputFile } from '../../model/index.js';
import { BackgroundWriter } from './background-writer.js';
import { cannotWrite, ifExists } from './errors.js';
import {
  carryForeign,
  type FolderStamps,
  type ForeignEntry,
  listForeign,
  stampFolders,
} from './foreign.js';
import { Ground } from './ground.js';
import { guardOutDir, type OutDirOptions } from './guard.js';
import { createBeside, discard } from './leftovers.js';
import { LinkedCopy } from './linked-copy.js';
import { type Manifest, readManifest, writeManifest } from './manifest.js';
import { checkOutputPaths, manifestName } from './output-path.js';
import { retire } from './recover.js';
import { stampOfSite } from './site-stamp.js';
import { type FileMark, type Place, SiteWriter } from './site-writer.js';
import { takeSpare } from './spare.js';
import { stampOf } from './stamp.js';
import { swap } from './swap.js';

export interface PublicationOptions extends OutDirOptions {
  /** What the last publication has left, by path: its files need not be written once more. */
  readonly known?: ReadonlyMap<string, FileMark> | undefined;
  /**
   * Absolute path at which the site that is replaced stays, for the next publication to be made of: a few changed
   * files cost neither thousands of links nor their removal. If nothing is said, it is removed.
   */
  readonly spare?: string | undefined;
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
  readonly stamp: string;
}

/** A site on its way to its readers. It must be finished or discarded. */
export interface Publication {
  /** Where the output folder really lies, links followed. */
  readonly outDir: string;
  /** What a worker needs to write files of the site by itself, with a `SiteWriter`. */
  readonly place: Place;
  /** Begins to write a file while others are still to be made; what is wrong with it is told by `finish`. */
  begin(file: OutputFile): void;
  /** Has `finish` write a file, unless that was begun. */
  write(file: OutputFile): void;
  /** Takes note of what a worker has written. */
  add(marks: ReadonlyMap<string, FileMark>): void;
  /**
   * Puts the new site in the place of the old one.
   *
   * @throws DiagnosticError where that fails, a path leads astray or is taken; the old site is untouched then
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
  const background = new BackgroundWriter(place);
  const { spare } = options;
  let copy = spare === undefined || existsSync(spare) ? undefined : await LinkedCopy.start(place);
  const discardCopy = async (): Promise<void> => {
    const unneeded = copy;
    copy = undefined;
    await unneeded?.discard();
  };
  const files: OutputFile[] = [];
  const marks = new Map<string, FileMark>();
  let hasBegun = false;
  const add = (others: ReadonlyMap<string, FileMark>): void => {
    for (const [file, mark] of others) marks.set(file, mark);
  };
  /** A site to make the new one of, which is this process's alone. */
  const takeOlder = async (): Promise<string | undefined> => {
    if (hasBegun || spare === undefined) return undefined;
    const copied = copy?.finish();
    copy = undefined;
    return (await copied) ?? takeSpare(spare, outDir);
  };
  /** Writes what was not begun; into an older site, if nothing was. */
  const writeAll = async (): Promise<string> => {
    const taken = await takeOlder();
    const folder = taken ?? fresh;
    if (taken !== undefined) await discard(fresh);
    try {
      if (taken !== undefined) checkOutputPaths(files);
      const names = files.map((file) => file.path);
      const ground = taken === undefined ? undefined : Ground.cleared(taken, names);
      const writer = new SiteWriter({ ...place, folder }, ground);
      for (const file of files) if (!background.has(file)) writer.write(file);
      add(writer.marks);
      add(await background.finish());
      return folder;
    } catch (error) {
      await discard(folder);
      throw error;
    }
  };
  const value: Publication = {
    outDir,
    get place() {
      hasBegun = true;
      return place;
    },
    begin: (file) => {
      hasBegun = true;
      background.take(file);
    },
    write: (file) => {
      files.push(file);
    },
    add,
    finish: async (facts) => {
      try {
        const folder = await writeAll();
        try {
          await discardCopy();
          return await putInPlace(folder, outDir, marks, { ...facts, spare: options.spare });
        } finally {
          await discard(folder);
        }
      } catch (error) {
        throw cannotWrite(error, outDir);
      }
    },
    discard: async () => {
      await background.stop();
      await discardCopy();
      await discard(fresh);
    },
  };
  return { value, diagnostics };
}

async function putInPlace(
  fresh: string,
  outDir: string,
  marks: ReadonlyMap<string, FileMark>,
  { pages, baseUrl, version, spare }: SiteFacts & Pick<PublicationOptions, 'spare'>,
): Promise<Outcome<Published>> {
  const { kept, stamps: seen } = await carryOver(outDir, fresh);
  const manifest: Manifest = {
    generator: 'docsgen',
    version,
    baseUrl,
    files: [...marks.keys()].toSorted(),
    pages: pages.map(({ url, file, source }) => ({ url, file, source })),
  };
  await writeManifest(fresh, manifest);
  // While nobody else can put another site there.
  const stamps = manifest.files.map((file) => marks.get(file)?.stamp ?? '');
  const own = stampOf(lstatSync(path.join(fresh, manifestName)));
  const foreign = kept.length > 0 ? listForeign(fresh, manifest) : [];
  const stamp = stampOfSite([own, ...stamps], foreign);
  for (const old of swap(fresh, outDir)) await retire(old, outDir, { spare, seen });
  const bytes = [...marks.values()].reduce((sum, mark) => sum + mark.bytes, 0);
  return {
    value: { outDir, files: marks.size, bytes, marks, stamp },
    diagnostics:
      kept.length > 0 ? [diagnose('build/foreign-files', { folder: outDir, entries: kept })] : [],
  };
}

/** What docsgen did not make in the old site goes into the new one, too. */
async function carryOver(
  outDir: string,
  fresh: string,
): Promise<{ readonly kept: readonly string[]; readonly stamps: FolderStamps }> {
  const { foreign, stamps } = await foreignOf(outDir);
  const conflicts = await carryForeign(foreign, outDir, fresh);
  if (conflicts.length > 0) {
    throw new DiagnosticError(
      conflicts.map((file) => diagnose('build/output-conflict', { path: file })),
    );
  }
  const kept = foreign.map((entry) => (entry.kind === 'folder' ? `${entry.path}/` : entry.path));
  return { kept, stamps };
}

/**
 * What docsgen did not make in the site that is published now. Another publication may put its site in place
 * between reading the manifest and listing the files, whose every file would then pass for foreign: once more.
 */
async function foreignOf(
  outDir: string,
): Promise<{ readonly foreign: readonly ForeignEntry[]; readonly stamps: FolderStamps }> {
  for (;;) {
    const before = await identityOf(outDir);
    const manifest = readManifest(outDir);
    // First, so that what comes meanwhile is not taken for seen.
    const stamps = stampFolders(outDir, manifest);
    const foreign = listForeign(outDir, manifest);
    if ((await identityOf(outDir)) === before) return { foreign, stamps };
  }
}

/** Tells a folder from another one that has taken its place. Inodes are used again, times of birth are not. */
async function identityOf(folder: string): Promise<string | undefined> {
  const stats = await ifExists(() => stat(folder, { bigint: true }));
  return stats && `${stats.dev}:${stats.ino}:${stats.birthtimeNs}`;
}
