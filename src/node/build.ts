import path from 'node:path';
import type { ConfigLoadOptions, SiteConfig } from '../config/index.js';
import { type ReadConfig, readConfig } from '../config/read-config.js';
import type { BuiltManifest } from '../config/schema/hooks.js';
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.js';
import { applyRules, countDiagnostics } from '../diagnostics/index.js';
import { fileAccess } from '../files/index.js';
import { SourceReader } from '../pipeline/file-state/source-reader.js';
import { StatCache } from '../pipeline/file-state/stat-cache.js';
import type { BuiltSiteResult } from '../pipeline/index.js';
import { discardUnfinished, openPublication, type Publication } from '../pipeline/publish/index.js';
import { Stopwatch } from '../pipeline/timing/stopwatch.js';
import { beginBuildRecord, buildKey, type RecordedResult } from '../pipeline/up-to-date/index.js';
import {
  type CacheFolder,
  type CacheLocation,
  cacheFolder,
  openStoredCache,
} from './cache-folder.js';
import { findPreviousFiles, recordPublishedFiles } from './previous-site.js';
import { protectedDirs } from './protected-dirs.js';
import type { Services } from './services.js';
import { findUnchangedSite } from './unchanged-site.js';
import { readVersion } from './version.js';

export interface BuildSiteOptions extends CacheLocation {
  readonly load: ConfigLoadOptions;
  /** Folder that must not be replaced. */
  readonly cwd: string;
  /** Number of threads that share the work. */
  readonly concurrency?: number | undefined;
  /** Called with a stage's name when the stage begins. */
  readonly onStage: (stage: string) => void;
  /** Registers a cleanup that runs if the process is interrupted. It is synchronous. */
  readonly onInterrupt: (cleanup: () => void) => void;
}

/** Result of {@link publishSite}. */
export interface BuildReport extends Pick<BuiltSiteResult, 'timings' | 'slowest'> {
  /**
   * `built`: the site is published, even if the hook `onBuilt` failed. `unchanged`: the published site is up to date.
   * `failed`: nothing was published.
   */
  readonly outcome: 'built' | 'unchanged' | 'failed';
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
  /** Real path of the output folder. */
  readonly outDir: string;
  /** Its configured path. */
  readonly wantedDir: string;
  /** Whether every API description is read with `lenient`. */
  readonly isLenient?: boolean | undefined;
  /** Durations of all stages, those outside of `timings` included. */
  readonly stages: BuiltSiteResult['timings'];
}

/**
 * Builds a site and publishes it, unless the published one is up to date.
 * @throws DiagnosticError if a stage cannot continue
 */
export async function publishSite(
  options: BuildSiteOptions,
  services: Services,
): Promise<BuildReport> {
  const { siteDir } = options;
  const time = new Stopwatch(undefined);
  const folder = cacheFolder(options, services);
  const load = { ...options.load, compiledConfigFile: folder?.file('config') };
  const read = await time.stage('Configuration', () => readConfig(load));
  const key = folder && buildKey(read, load);
  const stats = new StatCache({ record: folder && { siteDir, file: folder.file('sources') } });
  const sources = new SourceReader(fileAccess(siteDir, read.value), stats);
  const previous =
    folder && key
      ? await time.stage('Compare', () => findUnchangedSite(options, folder, key, sources))
      : undefined;
  if (previous?.value) {
    stats.save();
    const { last, outDir } = previous.value;
    const { timings } = time;
    const wantedDir = path.resolve(siteDir, last.outDir);
    const diagnostics = [...previous.diagnostics, ...last.diagnostics];
    const { pages, files, bytes } = last;
    const site = { pages, files, bytes, outDir, wantedDir };
    return { outcome: 'unchanged', ...site, diagnostics, timings, stages: timings };
  }
  const config = await time.stage('Check', () => checkConfig(load, read, services));
  time.timings.push(...(config.generated?.timings ?? []));
  const build = new SiteBuild({ config, options, services, folder, key, sources, time });
  return build.run(previous?.diagnostics ?? [], () => stats.save());
}

async function checkConfig(
  load: ConfigLoadOptions,
  read: ReadConfig,
  services: Services,
): Promise<SiteConfig> {
  return (await services.config()).loadConfig(load, read);
}

interface BuildParts {
  readonly config: SiteConfig;
  readonly options: BuildSiteOptions;
  readonly services: Services;
  readonly folder: CacheFolder | undefined;
  /** See `buildKey`. */
  readonly key: string | undefined;
  readonly sources: SourceReader;
  readonly time: Stopwatch;
}

/** Records a published site for the next build. */
type KeepRecord = (result: Omit<RecordedResult, 'outDir' | 'protectedDirs'>) => void;

/** A build that is necessary. */
class SiteBuild {
  readonly #parts: BuildParts;

  constructor(parts: BuildParts) {
    this.#parts = parts;
  }

  /**
   * @param found diagnostics of the comparison with the published site
   * @param onRead called when the sources are read
   */
  async run(found: readonly Diagnostic[], onRead: () => void): Promise<BuildReport> {
    const { config, options } = this.#parts;
    options.onInterrupt(discardUnfinished);
    // Checks the output folder before the build.
    const { value: publication, diagnostics: guarded } = await this.#openPublication();
    const before = applyRules([...found, ...guarded], config.rules);
    try {
      const keepRecord = this.#beginRecord();
      onRead();
      return await this.#buildAndPublish(publication, before, keepRecord);
    } finally {
      await publication.discard();
    }
  }

  #openPublication(): ReturnType<typeof openPublication> {
    const { config, options, folder } = this.#parts;
    const keepsReplaced = folder !== undefined && options.load.outDir === undefined;
    return openPublication({
      ...config,
      protectedDirs: protectedDirs(config),
      cwd: options.cwd,
      previousFiles: folder && findPreviousFiles(folder),
      reusableFolder: keepsReplaced
        ? reusableFolderPath(options.siteDir, config.outDir)
        : undefined,
    });
  }

  /** Digests the sources now; the returned function records the result of the build. */
  #beginRecord(): KeepRecord {
    const { config, folder, key, sources } = this.#parts;
    const keep = folder && key && beginBuildRecord(folder.file('last-build'), key, config, sources);
    return (result) => {
      if (keep) keep({ ...result, outDir: config.outDir, protectedDirs: protectedDirs(config) });
    };
  }

  async #buildAndPublish(
    publication: Publication,
    before: readonly Diagnostic[],
    keepRecord: KeepRecord,
  ): Promise<BuildReport> {
    const { config, options, folder, time } = this.#parts;
    const { value: built, diagnostics, saved } = await this.#buildSite(publication);
    const { outDir: wantedDir } = config;
    const { timings: stages } = time;
    if (built === undefined || failsCommand(diagnostics, config.strict)) {
      const [pages, files] = [built?.pages.length ?? 0, built?.files.length ?? 0];
      const site = { pages, files, bytes: 0, outDir: publication.outDir, wantedDir };
      const timings = built?.timings ?? [];
      const all = [...before, ...diagnostics, ...saved];
      const isLenient = config.openapi.every(({ lenient }) => lenient);
      return { outcome: 'failed', ...site, diagnostics: all, timings, stages, isLenient };
    }
    options.onStage('Publish');
    const published = await time.stage('Publish', () => {
      for (const file of built.files) publication.write(file);
      const { baseUrl } = config;
      return publication.finish({ pages: built.pages, baseUrl, version: readVersion() });
    });
    const { outDir, files, bytes, stamp, marks } = published.value;
    if (folder) recordPublishedFiles(folder, marks);
    const failed = await time.stage('onBuilt', () =>
      callBuilt(config, { outDir, pages: built.pages }),
    );
    const { watch, timings, slowest } = built;
    const pages = built.pages.length;
    // Files that the hook has written into the folder are meant to stay there.
    const reported = published.diagnostics.filter(
      ({ code }) => code !== 'build/foreign-files' || config.onBuilt === undefined,
    );
    const lasting = [...diagnostics, ...applyRules(reported, config.rules)];
    // The next build calls a hook that has failed again.
    if (failed === undefined)
      keepRecord({ watch, stamp, diagnostics: lasting, pages, files, bytes });
    const site = { pages, files, bytes, outDir, wantedDir };
    const all = [...before, ...lasting, ...saved, ...(failed ? [failed] : [])];
    return { outcome: 'built', ...site, diagnostics: all, timings, slowest, stages };
  }

  /** Saves the cache even if there are errors, so that the next build can reuse valid results. */
  async #buildSite(publication: Publication) {
    const { config, options, services, folder, sources, time } = this.#parts;
    const { pipeline, stored } = await time.stage('Load', async () => {
      const loaded = await services.build();
      return { pipeline: loaded, stored: await openStoredCache(loaded, folder) };
    });
    const { value, diagnostics } = await pipeline.build(config, {
      mode: 'build',
      cache: stored.cache,
      files: sources,
      concurrency: options.concurrency,
      onStage: options.onStage,
      onFile: options.concurrency === 1 ? undefined : publication.begin,
      onPagesRendered: () => stored.begin(),
    });
    time.timings.push(...(value?.timings ?? []));
    const saved = applyRules(await time.stage('Keep', () => stored.save()), config.rules);
    return { value, diagnostics, saved };
  }
}

/** Calls the hook `onBuilt`; returns a diagnostic if it fails, because the site is published. */
async function callBuilt(
  config: SiteConfig,
  { outDir, pages }: Pick<BuiltManifest, 'outDir' | 'pages'>,
): Promise<Diagnostic | undefined> {
  const { onBuilt, baseUrl, siteDir, onSlowHook: onSlow } = config;
  if (onBuilt === undefined) return undefined;
  const [{ attemptHook }, { createConfigLocator }] = await Promise.all([
    import('../config/index.js'),
    import('../pipeline/index.js'),
  ]);
  const place = createConfigLocator(config)(['onBuilt']);
  const manifest = {
    outDir,
    baseUrl,
    pages: pages.map(({ url, file, source, frontMatter }) => {
      return { url, file, source, frontMatter };
    }),
  };
  try {
    await attemptHook(() => onBuilt(manifest), { name: 'onBuilt', siteDir, place, onSlow });
    return undefined;
  } catch (error) {
    if (error instanceof DiagnosticError) return error.diagnostics[0];
    throw error;
  }
}

/**
 * Returns where publishing keeps the folder of the site that it replaces. Its files are hard links to the published
 * site, so it belongs to one output folder only.
 */
function reusableFolderPath(siteDir: string, outDir: string): string {
  const name = encodeURIComponent(path.relative(siteDir, outDir));
  return path.join(siteDir, '.docsgen/replaced', name);
}

/** Whether findings fail a command. @param strict whether warnings do */
export function failsCommand(
  diagnostics: readonly Diagnostic[],
  strict: boolean | undefined,
): boolean {
  const { error, warning } = countDiagnostics(diagnostics);
  return error > 0 || (strict === true && warning > 0);
}
