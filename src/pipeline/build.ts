import type { SiteConfig } from '../config/index.js';
import type { Outcome } from '../diagnostics/diagnostic.js';
import { applyRules, withExcerpts } from '../diagnostics/index.js';
import { uniqueDiagnostics } from '../diagnostics/unique.js';
import type { OutputFile } from '../files/output-file.js';
import {
  type Asset,
  type CompletedSite,
  encodePath,
  planSite,
  type ReadingItem,
  type Site,
  type SiteInput,
} from '../site/index.js';
import { type BuildCache, emptyCache } from './cache/index.js';
import { createConfigLocator } from './config/config-locator.js';
import { siteRoot } from './config/site-root.js';
import type { PipelineContext } from './context.js';
import { needsPolicyInPages, relativeSite, withPolicy, withPrintPages } from './delivery/index.js';
import type { SourceReader } from './file-state/source-reader.js';
import { checkFileNames } from './files/portable-names.js';
import { watchedPaths } from './files/watched.js';
import { lastUpdates, needsLastUpdates } from './git/last-updates.js';
import { codeWarnings } from './modules/code-warnings.js';
import { completeWithCache } from './pages/cached-completion.js';
import { PageKeys } from './pages/page-keys.js';
import { parseSources } from './parse.js';
import type { Parsed } from './parsed.js';
import { readSources, type SiteSources } from './read.js';
import { type RenderedPageSet, renderPages } from './render.js';
import { indexSite, SearchThread } from './search/index.js';
import { homeUrl, pageBundle, siteInputs } from './site-inputs.js';
import { placeThemeFailures } from './theme/failure-places.js';
import { type BuiltTheme, buildTheme } from './theme/index.js';
import { blockSheetFiles, themeFiles } from './theme/theme-files.js';
import type { TimedItem } from './timing/slowest-items.js';
import { Stopwatch } from './timing/stopwatch.js';
import { Pool } from './workers/index.js';
import { portableInputs } from './workers/portable-inputs.js';

export interface PipelineOptions {
  /** `dev` includes drafts and adds the reload script to pages. */
  readonly mode: 'build' | 'dev';
  /** Called with a stage's name when the stage begins. */
  readonly onStage?: ((stage: string) => void) | undefined;
  /** Pass the cache of an earlier build to skip unchanged work. */
  readonly cache?: BuildCache | undefined;
  /** Reader that may already have read some of the source files. */
  readonly files?: SourceReader | undefined;
  /** Number of threads, see `PoolOptions`. 1 uses only the calling thread. */
  readonly concurrency?: number | undefined;
  /**
   * Called with a file of a large new site as soon as it is final, to write it early. The file is
   * part of the result, too.
   */
  readonly onFile?: ((file: OutputFile) => void) | undefined;
  /**
   * Called when only the search index is left, which another thread may be building. The callback
   * can do other work meanwhile.
   */
  readonly onPagesRendered?: (() => Promise<void>) | undefined;
  /** URL path of the development server's script, which is added to every page. */
  readonly devScript?: string | undefined;
}

/** A complete site in memory, before it is published. */
export interface BuiltSiteResult {
  readonly files: readonly OutputFile[];
  readonly pages: readonly {
    readonly url: string;
    readonly file: string;
    readonly source?: string | undefined;
    /** Values of the front matter keys that the site has declared itself. */
    readonly frontMatter?: Readonly<Record<string, unknown>> | undefined;
  }[];
  readonly title: string;
  /** The pages in the order of reading, as a table of contents. */
  readonly reading: readonly ReadingItem[];
  /** URL path of the home page in the first published locale. */
  readonly home: string;
  readonly timings: readonly { readonly stage: string; readonly milliseconds: number }[];
  /** The slowest sources to parse and pages to render, slowest first. */
  readonly slowest?:
    | { readonly sources: readonly TimedItem[]; readonly pages: readonly TimedItem[] }
    | undefined;
  /** Absolute paths of the files and folders that need a rebuild when they change. */
  readonly watch: readonly string[];
}

/**
 * Builds the site in memory: read, parse, plan, render. `openPublication` writes it. The value is
 * undefined if errors leave no site to show.
 * @throws DiagnosticError if a stage cannot continue
 */
export async function buildSite(
  config: SiteConfig,
  options: PipelineOptions,
): Promise<Outcome<BuiltSiteResult | undefined>> {
  const pool = new Pool({ concurrency: options.concurrency });
  const { cache = emptyCache() } = options;
  const indexer = searchThread(config, cache, pool);
  try {
    return await makeSite(config, { ...options, cache }, pool, indexer);
  } finally {
    await Promise.all([pool.close(), indexer?.close()]);
  }
}

/**
 * Returns a search thread, or undefined if an earlier build left a search cache: updating that on
 * this thread is faster.
 */
function searchThread(
  { search }: SiteConfig,
  { searches, terms }: BuildCache,
  { hasWorkers }: Pool,
): SearchThread | undefined {
  if (search === false || !hasWorkers || !searches.isEmpty) return undefined;
  return new SearchThread(({ url, digest }, counted) => terms.keepBytes(url, digest, counted));
}

async function makeSite(
  config: SiteConfig,
  options: PipelineOptions & { cache: BuildCache },
  pool: Pool,
  indexer: SearchThread | undefined,
): Promise<Outcome<BuiltSiteResult | undefined>> {
  const { onStage, onPagesRendered, cache } = options;
  const context = { config, cache, pool };
  const time = new Stopwatch(onStage);

  const { sources, parsed } = await readAndParse(context, options.files, time);
  const { theme, planContext } = await time.stage('Theme', () =>
    themeAndHistory(config, parsed.value, options),
  );
  const inputs = siteInputs(parsed.value, { ...planContext, config });
  const { planned, keys } = await time.stage('Plan', () => planWithKeys(inputs, theme));
  const site = planned.value;
  const portable = () =>
    portableInputs({ parsed: parsed.value, sources, config, build: planContext, cache });
  // Pages that are changed in the end cannot be written early.
  const areFinal = !config.relative && !needsPolicyInPages(config.hosts);
  const onFile = areFinal ? earlyFiles(site, options.onFile) : undefined;
  const rendered = await time.stage('Render', () =>
    renderPages({ pages: site.pages, theme, keys, inputs: portable }, context, { indexer, onFile }),
  );
  // Frees the workers' memory before the remaining stages, which need as much again.
  await pool.close();
  const completed = await time.stage('Complete', () =>
    completeWithCache(site, rendered.value.pages, keys, cache),
  );
  const { searches } = completed.value;
  const fresh = indexer?.make(searches, config.baseUrl);
  await onPagesRendered?.();
  const search = await time.stage('Search', async () =>
    indexSite(searches, config, cache, await fresh),
  );

  const built = { sources, parsed: parsed.value, theme, rendered: rendered.value };
  const files = await siteFiles(
    config,
    { ...built, pages: site.pages, completed: completed.value },
    search.value,
  );
  const diagnostics = [
    ...checkFileNames(files, pageSources(site.pages)),
    ...codeWarnings(config.siteDir, theme, parsed.value),
    ...[parsed, planned, completed, search].flatMap((stage) => stage.diagnostics),
    ...placeThemeFailures(rendered.diagnostics, theme.sourceMap, config.siteDir),
  ];
  const home = homeUrl(inputs, config);
  const watch = watchedPaths(config, parsed.value, theme);
  return {
    value: { files, ...siteFacts(site, config), home, ...measurements(time, pool), watch },
    diagnostics: withExcerpts(
      applyRules(uniqueDiagnostics(diagnostics), config.rules),
      parsed.value.generated,
    ),
  };
}

/** Compiles the theme and asks git for dates, which take long and need nothing of each other. */
async function themeAndHistory(
  config: SiteConfig,
  parsed: Parsed,
  { mode, devScript, cache }: Pick<PipelineOptions, 'mode' | 'devScript'> & { cache: BuildCache },
) {
  const [theme, updates] = await Promise.all([
    compileTheme(config, cache),
    needsLastUpdates(config) ? lastUpdates(config, cache) : new Map(),
  ]);
  const bundle = pageBundle(theme, parsed, devScript);
  return { theme, planContext: { mode, lastUpdates: updates, bundle } };
}

function planWithKeys(inputs: readonly SiteInput[], theme: BuiltTheme) {
  const planned = planSite(inputs);
  return { planned, keys: new PageKeys(planned.value, theme) };
}

/** Leaves out pages that join others, which are not complete before the others are. */
function earlyFiles({ pages }: Site, onFile: PipelineOptions['onFile']): PipelineOptions['onFile'] {
  const joining = new Set(pages.flatMap(({ file, joins }) => (joins ? [file] : [])));
  return onFile && ((file) => (joining.has(file.path) ? undefined : onFile(file)));
}

function siteFacts(site: Site, config: SiteConfig) {
  return { pages: builtPages(site, config), title: site.title, reading: site.reading() };
}

function measurements({ timings }: Stopwatch, { hookTimes, slowest }: Pool) {
  return {
    timings: [...timings, ...hookTimes.timings],
    slowest: { sources: slowest.parse.times, pages: slowest.render.times },
  };
}

function compileTheme(config: SiteConfig, { themes: kept }: BuildCache): Promise<BuiltTheme> {
  const { siteDir, themeConfig: appearance } = config;
  const locate = createConfigLocator(config);
  return buildTheme({ siteDir, appearance, locate, ...siteRoot(config), kept });
}

/** The results of the stages that make files. */
interface MadeSite {
  readonly sources: Omit<SiteSources, 'markdown'>;
  readonly parsed: Parsed;
  readonly theme: BuiltTheme;
  readonly pages: Site['pages'];
  readonly rendered: RenderedPageSet;
  readonly completed: CompletedSite;
}

/** Returns all files of the site, as its hosts and its place need them. */
async function siteFiles(
  config: SiteConfig,
  { sources, parsed, theme, pages, rendered, completed }: MadeSite,
  search: readonly OutputFile[],
): Promise<readonly OutputFile[]> {
  const files = [
    ...withPrintPages(rendered.files, pages, config.baseUrl),
    ...completed.files,
    ...themeFiles(theme, rendered.pages),
    ...blockSheetFiles(parsed.blocks?.value, rendered.pages),
    ...parsed.reactPages.files,
  ];
  const generated = {
    files: withPolicy(files, config.hosts, completed.policy),
    search,
    copies: copied(sources, parsed.contentAssets, completed.usedAssets),
  };
  return config.relative
    ? relativeSite(generated, config, theme)
    : [...generated.files, ...generated.search, ...generated.copies];
}

function builtPages({ pages }: Site, config: SiteConfig): BuiltSiteResult['pages'] {
  return pages.map(({ url, file, source, doc }) => ({
    url: config.relative ? config.baseUrl + encodePath(file) : url,
    file,
    source,
    frontMatter: doc?.meta.own,
  }));
}

/**
 * Reads and parses the sources. The Markdown text is released afterwards, because a large site's
 * text is too big to keep in memory.
 */
async function readAndParse(
  context: PipelineContext,
  files: SourceReader | undefined,
  time: Stopwatch,
): Promise<{ readonly sources: Omit<SiteSources, 'markdown'>; readonly parsed: Outcome<Parsed> }> {
  const { markdown, ...sources } = await time.stage('Read', () =>
    readSources(context.config, files),
  );
  files?.release();
  const parsed = await time.stage('Parse', () => parseSources({ ...sources, markdown }, context));
  return { sources, parsed };
}

/** Returns a function that gives the source of a page by its output file. */
function pageSources(pages: Site['pages']): (file: string) => string | undefined {
  let byFile: Map<string, string | undefined> | undefined;
  return (file) => {
    byFile ??= new Map(pages.map((page) => [page.file, page.source]));
    return byFile.get(file);
  };
}

/** Returns the static files, and the content assets that at least one page uses. */
function copied(
  sources: Pick<SiteSources, 'contentAssets' | 'staticFiles'>,
  assets: ReadonlyMap<string, Asset>,
  usedAssets: ReadonlySet<string>,
): OutputFile[] {
  const used = new Map<string, OutputFile>();
  for (const { path: file, contents } of sources.contentAssets) {
    const { output, isExecutable = false } = assets.get(file) ?? {};
    if (output !== undefined && !isExecutable && usedAssets.has(output)) {
      used.set(output, { path: output, contents });
    }
  }
  return [...sources.staticFiles, ...used.values()];
}
