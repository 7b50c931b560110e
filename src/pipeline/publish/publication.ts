import { lstatSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { DiagnosticError, type Outcome } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { OutputFile } from '../../files/output-file.js';
import { contentStamp } from '../file-state/stat-stamp.js';
import { cannotWrite, ifExists } from './errors.js';
import { copyForeignEntries, type ForeignEntry, listForeign } from './foreign-files.js';
import { guardOutDir, type OutDirOptions } from './guard-out-dir.js';
import { type PublishManifest, readManifest, writeManifest } from './manifest.js';
import { checkOutputPaths, manifestName } from './output-path.js';
import { retireSite } from './recover.js';
import { takeReusableFolder } from './reusable-folder.js';
import { stampOfSite } from './site-stamp.js';
import { type FileMark, SiteWriter } from './site-writer.js';
import { swapFolders } from './swap-folders.js';
import { TargetFolder } from './target-folder.js';
import { createTemporaryFolder, discardFolder } from './temporary-folders.js';
import { WriterThread } from './writer-thread.js';

export interface PublicationOptions extends OutDirOptions {
  /** File marks of the last publication by path. Unchanged files are linked instead of written. */
  readonly previousFiles?: ReadonlyMap<string, FileMark> | undefined;
  /**
   * Absolute path at which to keep the replaced site. The next publication updates it, which avoids
   * creating and removing thousands of links for a few changed files. Without it, the replaced site
   * is removed.
   */
  readonly reusableFolder?: string | undefined;
}

/** Contents of the manifest besides the files. */
export interface SiteFacts {
  readonly pages: PublishManifest['pages'];
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** docsgen's version. */
  readonly version: string;
}

export interface PublishedSite {
  /** Real path of the site. */
  readonly outDir: string;
  readonly files: number;
  readonly bytes: number;
  /** Input for the next publication. */
  readonly marks: ReadonlyMap<string, FileMark>;
  /** See `siteStamp`. */
  readonly stamp: string;
}

/** A publication in progress. The caller must finish or discard it. */
export interface Publication {
  /** Real path of the output folder. */
  readonly outDir: string;
  /** Starts to write a file while others are still rendered. Pass it to `write`, too. */
  begin(file: OutputFile): void;
  /** Registers a file for `finish` to write, unless it is written already. */
  write(file: OutputFile): void;
  /**
   * Puts the new site in place of the old one.
   * @throws DiagnosticError if that fails, or a path is unsafe or used twice; the old site stays
   * untouched
   */
  finish(facts: SiteFacts): Promise<Outcome<PublishedSite>>;
  /** Removes what has been written; does nothing after the site is published. */
  discard(): Promise<void>;
}

/**
 * Starts to replace the output folder. The new site is written next to the old one, and
 * `swapFolders` exchanges the two, so that there is a complete site. If the process is killed
 * meanwhile, the next command repairs it (see `recover`). Of two concurrent publications, the later one wins.
 * Files are not flushed with `fsync`: a power failure can lose the site, which can be rebuilt, and
 * flushing would cost every build more time than writing.
 * @throws DiagnosticError if the folder is refused or not writable
 */
export async function openPublication(options: PublicationOptions): Promise<Outcome<Publication>> {
  const { previousFiles = new Map<string, FileMark>(), reusableFolder } = options;
  const { value: outDir, diagnostics } = await guardOutDir(options);
  const fresh = await createTemporaryFolder(outDir).catch((error: unknown) => {
    throw cannotWrite(error, outDir);
  });
  const writer = new WriterThread(fresh);
  const files: OutputFile[] = [];
  const current = { outDir, previousFiles, reusableFolder };
  const value: Publication = {
    outDir,
    begin: (file) => {
      // A file that the old site has is linked in the end.
      if (previousFiles.get(file.path)?.key !== file.key) writer.add(file);
    },
    write: (file) => {
      files.push(file);
    },
    finish: async (facts) => {
      try {
        const written = await writeFiles(files, { folder: fresh, writer }, current);
        try {
          return await putInPlace(written, current, facts);
        } finally {
          await discardFolder(written.folder);
        }
      } catch (error) {
        throw cannotWrite(error, outDir);
      }
    },
    discard: async () => {
      await writer.close();
      await discardFolder(fresh);
    },
  };
  return { value, diagnostics };
}

/** The site to replace, and its known state. */
interface CurrentSite extends Pick<PublicationOptions, 'reusableFolder'> {
  /** Real path. */
  readonly outDir: string;
  readonly previousFiles: ReadonlyMap<string, FileMark>;
}

/** A site on disk that is not in place yet. */
interface WrittenSite {
  readonly folder: string;
  readonly marks: ReadonlyMap<string, FileMark>;
}

/**
 * Writes the files that the thread has not written; into the replaced site if there is one and the
 * thread has written none. The folder then belongs to this process only.
 * @param begun an empty folder for the new site, and the thread that may have written files into it
 */
async function writeFiles(
  files: readonly OutputFile[],
  begun: { readonly folder: string; readonly writer: WriterThread },
  { outDir, previousFiles, reusableFolder }: CurrentSite,
): Promise<WrittenSite> {
  const written = await begun.writer.finish(files);
  const taken =
    reusableFolder !== undefined && written?.size === 0
      ? takeReusableFolder(reusableFolder, outDir)
      : undefined;
  // If the thread has failed, this one writes all files and reports what is wrong.
  const folder = taken ?? (written ? begun.folder : await createTemporaryFolder(outDir));
  if (folder !== begun.folder) await discardFolder(begun.folder);
  try {
    const target =
      taken === undefined ? undefined : TargetFolder.cleared(taken, checkOutputPaths(files));
    const rest = written ? files.filter((file) => !begun.writer.has(file)) : files;
    const marks = new Map(written);
    const siteWriter = new SiteWriter({ folder, oldFolder: outDir, previousFiles }, target, marks);
    for (const file of rest) siteWriter.write(file);
    return { folder, marks };
  } catch (error) {
    await discardFolder(folder);
    throw error;
  }
}

async function putInPlace(
  { folder: fresh, marks }: WrittenSite,
  { outDir, reusableFolder }: CurrentSite,
  { pages, baseUrl, version }: SiteFacts,
): Promise<Outcome<PublishedSite>> {
  const carried = await carryOver(outDir, fresh);
  const manifest: PublishManifest = {
    generator: 'docsgen',
    version,
    baseUrl,
    files: [...marks.keys()].toSorted(),
    pages: pages.map(({ url, file, source }) => ({ url, file, source })),
  };
  await writeManifest(fresh, manifest);
  // Stamps before the swap, while no other process can replace the site.
  const fileStamps = manifest.files.map((file) => marks.get(file)?.stamp ?? '');
  const manifestStamp = contentStamp(lstatSync(path.join(fresh, manifestName)));
  const foreign = carried.length > 0 ? listForeign(fresh, manifest.files) : [];
  const stamp = stampOfSite([manifestStamp, ...fileStamps], foreign);
  for (const old of swapFolders(fresh, outDir)) await retireSite(old, outDir, reusableFolder);
  const bytes = [...marks.values()].reduce((sum, mark) => sum + mark.bytes, 0);
  const kept = carried.map(({ path: name, kind }) => (kind === 'folder' ? `${name}/` : name));
  return {
    value: { outDir, files: marks.size, bytes, marks, stamp },
    diagnostics:
      kept.length > 0 ? [diagnose('build/foreign-files', { folder: outDir, entries: kept })] : [],
  };
}

/** Copies the foreign entries of the published site into the new one, and returns them. */
async function carryOver(outDir: string, fresh: string): Promise<readonly ForeignEntry[]> {
  const foreign = await publishedForeign(outDir);
  const conflicts = await copyForeignEntries(foreign, outDir, fresh);
  if (conflicts.length > 0) {
    throw new DiagnosticError(
      conflicts.map((file) => diagnose('build/output-conflict', { path: file })),
    );
  }
  return foreign;
}

/**
 * Returns the foreign entries of the published site. Repeats if another publication replaces the
 * site after the manifest was read: all of its files would look foreign.
 */
async function publishedForeign(outDir: string): Promise<readonly ForeignEntry[]> {
  for (;;) {
    const before = await folderIdentity(outDir);
    const foreign = listForeign(outDir, readManifest(outDir)?.files ?? []);
    if ((await folderIdentity(outDir)) === before) return foreign;
  }
}

/**
 * Returns an identity that changes if another folder takes the place. The birth time is needed,
 * because inodes are reused.
 */
async function folderIdentity(folder: string): Promise<string | undefined> {
  const stats = await ifExists(() => stat(folder, { bigint: true }));
  return stats && `${stats.dev}:${stats.ino}:${stats.birthtimeNs}`;
}
