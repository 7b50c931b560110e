import path from 'node:path';
import type { SiteConfig } from '../../config/index.js';
import { readConfig } from '../../config/read-config.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { applyRules, countDiagnostics } from '../../diagnostics/index.js';
import { fileAccess } from '../../files/index.js';
import { discardUnfinished, openPublication } from '../../pipeline/publish/index.js';
import { SourceFiles } from '../../pipeline/source-files.js';
import { StatCache } from '../../pipeline/stat-cache.js';
import { Stopwatch } from '../../pipeline/stopwatch.js';
import { type BuildResult, beginBuildRecord, buildKey } from '../../pipeline/up-to-date/index.js';
import { reportBuilt, reportFailed } from '../built-site.js';
import type { Environment } from '../environment.js';
import { type CacheOptions, loadOptions, type SiteOptions, type WorkOptions } from '../options.js';
import { findPreviousSite, recordPublishedSite } from '../previous-site.js';
import { protectedDirs } from '../protected-dirs.js';
import type { Reporter } from '../reporter.js';
import type { CommandResult } from '../run.js';
import type { Services } from '../services.js';
import { type CachePlace, cachePlace, storedCache } from '../stored-cache.js';
import { findUnchangedSite } from '../unchanged.js';
import { readVersion } from '../version.js';

export interface BuildCommandOptions extends SiteOptions, CacheOptions, WorkOptions {
  readonly profile?: boolean | undefined;
}

/** Runs `docsgen build`. */
export async function buildCommand(
  environment: Environment,
  services: Services,
  reporter: Reporter,
  siteDir: string,
  options: BuildCommandOptions,
): Promise<CommandResult> {
  const started = performance.now();
  const time = new Stopwatch(undefined);
  const telling = { environment, reporter, siteDir, options, started, time };
  const place = cachePlace(environment, services, siteDir, options);
  const loading = {
    ...loadOptions(environment, siteDir, options),
    keptIn: place?.fileOf('config'),
  };
  const read = await time.stage('Configuration', () => readConfig(loading));
  const key = place && buildKey(read, loading);
  const statCache = place && new StatCache(siteDir, place.fileOf('sources'));
  const access = fileAccess(siteDir, read.value);
  const sources = new SourceFiles(access, statCache && ((file) => statCache.read(file)));
  const known =
    place && key
      ? await time.stage('Compare', () =>
          findUnchangedSite(environment, place, key, siteDir, sources),
        )
      : undefined;
  if (known?.value) {
    statCache?.keep();
    const { last, outDir } = known.value;
    const site = {
      ...last,
      outDir,
      wantedDir: path.resolve(siteDir, last.outDir),
      timings: time.timings,
    };
    return reportBuilt(
      telling,
      site,
      [...known.diagnostics, ...last.diagnostics],
      'Nothing has changed:',
    );
  }

  const config = await time.stage('Check', async () =>
    (await services.config()).loadConfig(loading, read),
  );
  environment.onInterrupt(discardUnfinished);
  // Checks the output folder before the build.
  const { value: publication, diagnostics: guarded } = await openPublication({
    ...config,
    protectedDirs: protectedDirs(config),
    cwd: environment.cwd,
    ...(place && findPreviousSite(place)),
    spare: place && options.outDir === undefined ? siteDirSpare(siteDir, config.outDir) : undefined,
  });
  const before = applyRules([...(known?.diagnostics ?? []), ...guarded], config.rules);
  try {
    const keepResult = recorder(place, key, config, sources);
    statCache?.keep();
    const { room, stored } = await time.stage('Load', async () => {
      const loaded = await services.build();
      return { room: loaded, stored: await storedCache(loaded, place) };
    });
    const { value: built, diagnostics } = await room.build(config, {
      mode: 'build',
      cache: stored.cache,
      files: sources,
      concurrency: options.concurrency,
      onStage: (stage) => reporter.progress(stage),
      onMade: () => stored.begin(),
    });
    time.timings.push(...(built?.timings ?? []));
    // Saves even if errors follow, so that the next build can reuse valid results.
    const saved = applyRules(await time.stage('Keep', () => stored.save()), config.rules);
    if (built === undefined || fails(diagnostics, options.strict)) {
      const all = [...before, ...diagnostics, ...saved];
      return reportFailed(telling, built, publication.outDir, all);
    }

    reporter.progress('Publish');
    const published = await time.stage('Publish', () => {
      for (const file of built.files) publication.write(file);
      const { baseUrl } = config;
      return publication.finish({ pages: built.pages, baseUrl, version: readVersion() });
    });
    const { outDir, files, bytes, stamp, marks, left } = published.value;
    if (place) recordPublishedSite(place, marks, left);
    const { watch, timings } = built;
    const pages = built.pages.length;
    const publishing = applyRules(published.diagnostics, config.rules);
    const lasting = [...diagnostics, ...publishing];
    keepResult({ watch, stamp, diagnostics: lasting, pages, files, bytes });
    const site = {
      pages,
      files,
      bytes,
      outDir,
      wantedDir: config.outDir,
      timings,
      slowest: built.slowest,
    };
    const all = [...before, ...lasting, ...saved];
    return reportBuilt(telling, site, all, 'Built');
  } finally {
    await publication.discard();
  }
}

/**
 * Returns the spare site's folder. Its files are hard links to the published site, so it belongs to
 * one output folder only.
 */
function siteDirSpare(siteDir: string, outDir: string): string {
  const name = encodeURIComponent(path.relative(siteDir, outDir));
  return path.join(siteDir, '.docsgen/spare', name);
}

/** Digests the sources now; the returned function records the result of the build. */
function recorder(
  place: CachePlace | undefined,
  key: string | undefined,
  config: SiteConfig,
  files: SourceFiles,
): (result: Omit<BuildResult, 'outDir' | 'protectedDirs'>) => void {
  const keep = place && key && beginBuildRecord(place.fileOf('last-build'), key, config, files);
  return (result) => {
    if (keep) keep({ ...result, outDir: config.outDir, protectedDirs: protectedDirs(config) });
  };
}

export function fails(diagnostics: readonly Diagnostic[], strict: boolean | undefined): boolean {
  const { error, warning } = countDiagnostics(diagnostics);
  return error > 0 || (strict === true && warning > 0);
}
