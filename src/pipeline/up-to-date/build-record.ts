import { statSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../../config/index.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { sitePath } from '../../diagnostics/site-path.js';
import { fileAccess } from '../../files/index.js';
import { SourceFiles } from '../source-files.js';
import { packagedThemeSources } from '../theme/packaged-theme.js';
import { configSources, needsLastUpdates } from '../watched.js';
import { gitState } from './git-state.js';
import { readRecord, writeRecord } from './record-file.js';
import { digestSources } from './source-digest.js';

/** What a build came to, and what it was made from. Paths are relative to the site's folder. */
export interface BuildRecord {
  /** See `buildKey`. */
  readonly key: string;
  /** Files and folders that it was made from, and their digest. */
  readonly sources: Digested;
  /** More files that were asked for on the way, such as included code. */
  readonly more: Digested;
  /** Absent where the site does not tell when its pages were changed. */
  readonly git?: string | undefined;
  readonly outDir: string;
  readonly protectedDirs: readonly string[];
  /** Of the published site, see `siteStamp`. */
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
 * The last build, if another one now would make the same site; whether that site is still there is for the
 * caller to see.
 *
 * @param file absolute path of the file it is kept in
 * @param files the sources, as they are read now and will be for a build
 */
export function findBuildRecord(
  file: string,
  siteDir: string,
  key: string,
  files: SourceFiles,
): BuildRecord | undefined {
  const last = readRecord<BuildRecord>(file);
  if (last?.key !== key) return undefined;
  for (const { names, digest } of [last.sources, last.more]) {
    if (digestSources(siteDir, names, files) !== digest) return undefined;
  }
  return last.git === undefined || last.git === gitState(siteDir) ? last : undefined;
}

/** What a build came to, as its command knows it. */
export type BuildResult = Pick<BuildRecord, 'diagnostics' | 'pages' | 'files' | 'bytes'> & {
  /** Absolute paths. */
  readonly watch: readonly string[];
  readonly outDir: string;
  readonly protectedDirs: readonly string[];
  readonly stamp: string;
};

/**
 * Takes the sources as the build reads them, so that an edit in between is never taken for built.
 *
 * @returns keeps what the build came to; undefined where the next build can make another site of the same sources
 */
export function beginBuildRecord(
  file: string,
  key: string,
  config: SiteConfig,
  files: SourceFiles,
): ((result: BuildResult) => void) | undefined {
  if (!isRepeatable(config)) return undefined;
  const { siteDir } = config;
  const begin = Date.now();
  const names = configSources(config);
  const sources = { names, digest: digestSources(siteDir, names, files) };
  const git = needsLastUpdates(config) ? gitState(siteDir) : undefined;
  const relative = (absolute: string) => sitePath(siteDir, absolute) || '.';
  return ({ watch, outDir, protectedDirs, ...result }) => {
    // Of docsgen's own theme the key tells.
    const told = packagedThemeSources();
    const more = watch
      .filter((file) => told === undefined || !file.startsWith(told))
      .map(relative)
      .filter((name) => !names.some((known) => name === known || name.startsWith(`${known}/`)));
    if (more.some((name) => isYounger(path.resolve(siteDir, name), begin))) return;
    const fresh = new SourceFiles(fileAccess(siteDir, config));
    const last: BuildRecord = {
      ...result,
      key,
      sources,
      more: { names: more, digest: digestSources(siteDir, more, fresh) },
      git,
      outDir: relative(outDir),
      protectedDirs: protectedDirs.map(relative),
    };
    writeRecord(file, last);
  };
}

/** What lies on the web, or in the history, can be another thing next time. */
function isRepeatable({ openapi }: SiteConfig): boolean {
  return openapi.every(
    ({ previous, allowHosts }) => previous === undefined && allowHosts.length === 0,
  );
}

/** Whether somebody has touched a file since. File systems tell the time in steps of some milliseconds. */
function isYounger(file: string, time: number): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && Math.max(stats.mtimeMs, stats.ctimeMs) > time - 20;
}
