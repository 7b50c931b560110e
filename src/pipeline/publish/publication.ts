import { existsSync, lstatSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { DiagnosticError, type Outcome } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { OutputFile } from '../../files/source-file.js';
import { BackgroundScan } from './background-scan.js';
import { BackgroundWriter } from './background-writer.js';
import { cannotWrite, ifExists } from './errors.js';
import { stampOf } from './file-stamp.js';
import { type RecordedFolders, stableFolders } from './folder-stamps.js';
import { carryForeign, type FolderSurvey, surveyFolder } from './foreign-files.js';
import { guardOutDir, type OutDirOptions } from './guard-out-dir.js';
import { type PublishManifest, readManifest, stampOfManifest, writeManifest } from './manifest.js';
import { checkOutputPaths, manifestName, parentFolder } from './output-path.js';
import { retireSite } from './recover.js';
import { stampOfSite } from './site-stamp.js';
import { type FileMark, SiteWriter, type WriteFolders } from './site-writer.js';
import { keepSpare, takeSpare } from './spare-site.js';
import { swapFolders } from './swap.js';
import { TargetFolder } from './target-folder.js';
import { createTemporaryFolder, discardFolder, temporaryName } from './temporary-folders.js';

export interface PublicationOptions extends OutDirOptions {
  /** What the last publication has left, by path: its files need not be written once more. */
  readonly known?: ReadonlyMap<string, FileMark> | undefined;
  /** The same of its folders: those that have not changed need not be listed. */
  readonly left?: RecordedFolders | undefined;
  /**
   * Absolute path at which the site that is replaced stays, for the next publication to be made of: a few changed
   * files cost neither thousands of links nor their removal. If nothing is said, it is removed.
   */
  readonly spare?: string | undefined;
}

/** What the manifest says beside the files. */
export interface SiteFacts {
  readonly pages: PublishManifest['pages'];
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** docsgen's. */
  readonly version: string;
}

export interface PublishedSite {
  /** Where the site lies now, links followed. */
  readonly outDir: string;
  readonly files: number;
  readonly bytes: number;
  /** For the next publication. */
  readonly marks: ReadonlyMap<string, FileMark>;
  readonly left: RecordedFolders;
  /** See `siteStamp`. */
  readonly stamp: string;
}

/** A site on its way to its readers. It must be finished or discarded. */
export interface Publication {
  /** Where the output folder really lies, links followed. */
  readonly outDir: string;
  /** What a worker needs to write files of the site by itself, with a `SiteWriter`. */
  readonly place: WriteFolders;
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
  finish(facts: SiteFacts): Promise<Outcome<PublishedSite>>;
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
  const { known = new Map<string, FileMark>(), left, spare } = options;
  const knownManifest = left?.manifest;
  const { value: outDir, diagnostics } = await guardOutDir({ ...options, knownManifest });
  const fresh = await createTemporaryFolder(outDir).catch((error: unknown) => {
    throw cannotWrite(error, outDir);
  });
  const place = { folder: fresh, oldFolder: outDir, known };
  // Where a site is replaced, that becomes the next spare.
  const isFirst = spare !== undefined && !existsSync(spare) && !existsSync(outDir);
  const nextSpare = isFirst && availableParallelism() > 1 ? temporaryName(outDir) : undefined;
  const background = new BackgroundWriter(place, nextSpare);
  const looking = BackgroundScan.begin(outDir, spare, known, left);
  const files: OutputFile[] = [];
  const marks = new Map<string, FileMark>();
  let hasBegun = false;
  const add = (others: ReadonlyMap<string, FileMark>): void => {
    for (const [file, mark] of others) marks.set(file, mark);
  };
  /** A site to make the new one of, which is this process's alone. */
  const takeOlder = (): string | undefined =>
    hasBegun || spare === undefined ? undefined : takeSpare(spare, outDir);
  /** Writes what was not begun; into an older site, if nothing was. */
  const writeAll = async (): Promise<{ folder: string; target: TargetFolder | undefined }> => {
    const taken = takeOlder();
    const folder = taken ?? fresh;
    if (taken !== undefined) await discardFolder(fresh);
    try {
      const target =
        taken === undefined
          ? undefined
          : TargetFolder.cleared(taken, checkOutputPaths(files), {
              folders: left?.spare,
              names: [...known.keys(), ...(left?.gone ?? [])],
              seen: await looking?.spare(taken),
            });
      const writer = new SiteWriter({ ...place, folder }, target, marks);
      for (const file of files) if (!background.has(file)) writer.write(file);
      add(await background.finish());
      return { folder, target };
    } catch (error) {
      await discardFolder(folder);
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
        const { folder, target } = await writeAll();
        try {
          const replaced = { outDir, known, left, looking, spare, nextSpare };
          return await putInPlace(folder, replaced, marks, target?.stamps, facts);
        } finally {
          await discardFolder(folder);
          if (nextSpare !== undefined) await discardFolder(nextSpare);
        }
      } catch (error) {
        throw cannotWrite(error, outDir);
      }
    },
    discard: async () => {
      await Promise.all([background.stop(), looking?.stop()]);
      await discardFolder(fresh);
      if (nextSpare !== undefined) await discardFolder(nextSpare);
    },
  };
  return { value, diagnostics };
}

/** The site to be replaced, and what is known of it. */
interface Replaced extends Pick<PublicationOptions, 'left' | 'spare'> {
  /** Links followed. */
  readonly outDir: string;
  readonly known: ReadonlyMap<string, FileMark>;
  readonly looking: BackgroundScan | undefined;
  /** Absolute path of what has been made of the new site to be its spare, if there is something. */
  readonly nextSpare: string | undefined;
}

/** @param stamps of folders that hold nothing but the new site, if somebody knows them already */
async function putInPlace(
  fresh: string,
  replaced: Replaced,
  marks: ReadonlyMap<string, FileMark>,
  stamps: RecordedFolders['site'] | undefined,
  { pages, baseUrl, version }: SiteFacts,
): Promise<Outcome<PublishedSite>> {
  const { outDir, spare, nextSpare } = replaced;
  const { files: before, surveyed } = await carryOver(replaced, fresh);
  const manifest: PublishManifest = {
    generator: 'docsgen',
    version,
    baseUrl,
    files: [...marks.keys()].toSorted(),
    pages: pages.map(({ url, file, source }) => ({ url, file, source })),
  };
  await writeManifest(fresh, manifest);
  // While nobody else can put another site there.
  const site = new Map(stamps ?? stableFolders(fresh, manifest.files));
  for (const { path: name } of surveyed.foreign) site.delete(parentFolder(name));
  const fileStamps = manifest.files.map((file) => marks.get(file)?.stamp ?? '');
  const own = stampOf(lstatSync(path.join(fresh, manifestName)));
  const foreign =
    surveyed.foreign.length > 0 ? surveyFolder(fresh, manifest.files, site).foreign : [];
  const stamp = stampOfSite([own, ...fileStamps], foreign);
  let spareStamps: RecordedFolders['spare'] = new Map();
  for (const old of swapFolders(fresh, outDir)) {
    const isSpare = await retireSite(old, outDir, { spare, seen: surveyed.stamps });
    spareStamps = isSpare ? surveyed.clean : new Map();
  }
  if (nextSpare !== undefined && spare !== undefined && existsSync(nextSpare)) {
    const stamped = stableFolders(nextSpare, manifest.files);
    if (keepSpare(nextSpare, spare)) spareStamps = stamped;
  }
  const bytes = [...marks.values()].reduce((sum, mark) => sum + mark.bytes, 0);
  const left: RecordedFolders = {
    manifest: own,
    site,
    spare: spareStamps,
    gone: [...before].filter((file) => !marks.has(file)),
  };
  const kept = surveyed.foreign.map(({ path: name, kind }) =>
    kind === 'folder' ? `${name}/` : name,
  );
  return {
    value: { outDir, files: marks.size, bytes, marks, left, stamp },
    diagnostics:
      kept.length > 0 ? [diagnose('build/foreign-files', { folder: outDir, entries: kept })] : [],
  };
}

/** What is in the old site: its files, and what docsgen did not make, which goes into the new one, too. */
interface OldSite {
  readonly files: Iterable<string>;
  readonly surveyed: FolderSurvey;
}

async function carryOver(replaced: Replaced, fresh: string): Promise<OldSite> {
  const old = await lookInto(replaced);
  const conflicts = await carryForeign(old.surveyed.foreign, replaced.outDir, fresh);
  if (conflicts.length > 0) {
    throw new DiagnosticError(
      conflicts.map((file) => diagnose('build/output-conflict', { path: file })),
    );
  }
  return old;
}

/**
 * What lies in the site that is published now. Another publication may put its site in place between reading the
 * manifest and listing the files, whose every file would then pass for foreign: once more.
 */
async function lookInto({ outDir, known, left, looking }: Replaced): Promise<OldSite> {
  for (;;) {
    const before = await folderIdentity(outDir);
    const isLeft = left !== undefined && stampOfManifest(outDir) === left.manifest;
    const files = isLeft ? [...known.keys()] : (readManifest(outDir)?.files ?? []);
    const surveyed =
      (isLeft ? await looking?.site(left.manifest) : undefined) ??
      surveyFolder(outDir, files, isLeft ? left.site : undefined);
    if ((await folderIdentity(outDir)) === before) return { files, surveyed };
  }
}

/** Tells a folder from another one that has taken its place. Inodes are used again, times of birth are not. */
async function folderIdentity(folder: string): Promise<string | undefined> {
  const stats = await ifExists(() => stat(folder, { bigint: true }));
  return stats && `${stats.dev}:${stats.ino}:${stats.birthtimeNs}`;
}
