import { statSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../../config/index.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { sitePath } from '../../diagnostics/site-path.js';
import { docsFolder, fileAccess, siteFolder } from '../../files/index.js';
import { readRecord, writeRecord } from '../../files/record-file.js';
import { sha256 } from '../../files/sha256.js';
import { siteFolderDocs } from '../docs/site-folder-docs.js';
import { digestSources } from '../file-state/source-digest.js';
import { SourceReader } from '../file-state/source-reader.js';
import { ReportingReader } from '../files/read-files.js';
import { configSources } from '../files/watched.js';
import { gitState } from '../git/git-state.js';
import { needsLastUpdates } from '../git/last-updates.js';
import { packagedThemeSources } from '../theme/packaged-theme.js';

/** Result of a build and digests of its inputs. Paths are relative to the site's folder. */
export interface BuildRecord {
  /** See `buildKey`. */
  readonly key: string;
  /** Files and folders that the site is made from, and their digest. */
  readonly sources: Digested;
  /** Set if the documents are in the site's own folder, which the other sources are in, too. */
  readonly siteFolder?: (SiteFolderChoices & { readonly digest: string }) | undefined;
  /** Further files that the build has read, such as included code. */
  readonly more: Digested;
  /** Absent if the site does not show when pages were changed. */
  readonly git?: string | undefined;
  readonly outDir: string;
  readonly protectedDirs: readonly string[];
  /** Stamp of the published site, see `siteStamp`. */
  readonly stamp: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
}

interface Digested {
  readonly names: readonly string[];
  readonly digest: string;
}

/**
 * Returns the last build if a new one would produce the same site. The caller has to check that the
 * published site is unchanged.
 * @param file absolute path of the record
 * @param files the sources, which a build would read from there as well
 */
export function findBuildRecord(
  file: string,
  siteDir: string,
  key: string,
  files: SourceReader,
): BuildRecord | undefined {
  const last = readRecord<BuildRecord>(file);
  if (last?.key !== key) return undefined;
  for (const { names, digest } of [last.sources, last.more]) {
    if (digestSources(siteDir, names, files) !== digest) return undefined;
  }
  if (last.siteFolder) {
    const { digest, ...choices } = last.siteFolder;
    if (siteFolderDigest(siteDir, choices, files) !== digest) return undefined;
  }
  return last.git === undefined || last.git === gitState(siteDir) ? last : undefined;
}

/** Result of a build, as the command provides it. */
export type RecordedResult = Pick<BuildRecord, 'diagnostics' | 'pages' | 'files' | 'bytes'> & {
  /** Absolute paths. */
  readonly watch: readonly string[];
  readonly outDir: string;
  readonly protectedDirs: readonly string[];
  readonly stamp: string;
};

/**
 * Digests the sources as the build reads them, so that later edits do not count as built.
 * @returns a function that writes the record; undefined if the next build of the same sources may
 * differ
 */
export function beginBuildRecord(
  file: string,
  key: string,
  config: SiteConfig,
  files: SourceReader,
): ((result: RecordedResult) => void) | undefined {
  if (!isRepeatable(config)) return undefined;
  const { siteDir } = config;
  const begin = Date.now();
  const names = configSources(config).filter((name) => name !== siteFolder);
  const sources = { names, digest: digestSources(siteDir, names, files) };
  const ofSiteFolder = siteFolderRecord(config, files);
  const git = needsLastUpdates(config) ? gitState(siteDir) : undefined;
  const relative = (absolute: string) => sitePath(siteDir, absolute) || '.';
  return ({ watch, outDir, protectedDirs, ...result }) => {
    // The key covers docsgen's own theme.
    const packaged = packagedThemeSources();
    const more = watch
      .filter((file) => packaged === undefined || !file.startsWith(packaged))
      .map(relative)
      .filter((name) => name !== siteFolder)
      .filter((name) => !names.some((known) => name === known || name.startsWith(`${known}/`)));
    if (more.some((name) => isYounger(path.resolve(siteDir, name), begin))) return;
    const fresh = new SourceReader(fileAccess(siteDir, config));
    const last: BuildRecord = {
      ...result,
      key,
      sources,
      siteFolder: ofSiteFolder,
      more: { names: more, digest: digestSources(siteDir, more, fresh) },
      git,
      outDir: relative(outDir),
      protectedDirs: protectedDirs.map(relative),
    };
    writeRecord(file, last);
  };
}

/**
 * Whether the site depends only on files. URLs and git history can change at any time.
 */
function isRepeatable({ openapi }: SiteConfig): boolean {
  return openapi.every(
    ({ previous, allowHosts }) => previous === undefined && allowHosts.length === 0,
  );
}

type SiteFolderChoices = Pick<SiteConfig, 'staticDirectories' | 'outDir'>;

function siteFolderRecord(
  { siteDir, docs, outDir, staticDirectories }: SiteConfig,
  files: SourceReader,
): BuildRecord['siteFolder'] {
  if (docs.every((product) => docsFolder(product) !== siteFolder)) return undefined;
  const choices = { outDir: path.relative(siteDir, outDir), staticDirectories };
  return { ...choices, digest: siteFolderDigest(siteDir, choices, files) };
}

/**
 * Returns the SHA-256 over names and contents of the documents in the site's own folder.
 * @param choices `outDir` is relative to the site's folder
 */
function siteFolderDigest(
  siteDir: string,
  { outDir, staticDirectories }: SiteFolderChoices,
  files: SourceReader,
): string {
  const reader = new ReportingReader(siteDir, files);
  const choices = { siteDir, outDir: path.resolve(siteDir, outDir), staticDirectories };
  const parts = siteFolderDocs(choices, reader).map(
    (found) => `${reader.readFound(found)?.digest} ${found.name}`,
  );
  return sha256(parts.join('\0'));
}

/**
 * Whether a file was modified after a time; the tolerance covers the resolution of file system
 * clocks.
 */
function isYounger(file: string, time: number): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && Math.max(stats.mtimeMs, stats.ctimeMs) > time - 20;
}
