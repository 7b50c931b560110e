import path from 'node:path';
import { type BuiltTheme, buildTheme } from '../assets/index.js';
import type { SiteConfig } from '../config/index.js';
import type { Diagnostic, Outcome, OutputFile } from '../model/index.js';
import { planSite, type Site, type SiteInput } from '../site/index.js';
import { type BuildCache, emptyCache } from './cache/index.js';
import { lastUpdates } from './last-updates.js';
import { parseSources } from './parse.js';
import { readSources, type Sources } from './read.js';
import { renderPages } from './render-pages.js';
import { indexSite } from './search.js';
import { siteInputs } from './site-inputs.js';
import { Stopwatch } from './stopwatch.js';
import { themeFiles } from './theme-files.js';

export interface BuildOptions {
  /** `dev` shows drafts and lets pages reload themselves. */
  readonly mode: 'build' | 'dev';
  /** Called when a stage begins, with its name. */
  readonly onStage?: ((stage: string) => void) | undefined;
  /** Given again, it spares the work for what has not changed. */
  readonly cache?: BuildCache | undefined;
  /** URL path of the script that the development server puts into every page. */
  readonly devScript?: string | undefined;
}

/** A finished site, not yet written anywhere. */
export interface Built {
  readonly files: readonly OutputFile[];
  readonly pages: readonly {
    readonly url: string;
    readonly file: string;
    readonly source?: string | undefined;
  }[];
  /** URL path of the home page, of the first locale that is built. */
  readonly home: string;
  readonly timings: readonly { readonly stage: string; readonly milliseconds: number }[];
  /** Absolute paths of the files and folders whose change makes another site. */
  readonly watch: readonly string[];
}

/**
 * Makes the whole site: read, parse, plan, render. Nothing is written; `publish` does that. The value is
 * undefined where errors leave nothing to show.
 *
 * @throws DiagnosticError where a stage cannot go on
 */
export async function build(
  config: SiteConfig,
  { mode, onStage, cache = emptyCache(), devScript }: BuildOptions,
): Promise<Outcome<Built | undefined>> {
  const time = new Stopwatch(onStage);

  const sources = await time.stage('Read', () => readSources(config));
  const parsed = await time.stage('Parse', () => parseSources(sources, config, cache));
  const [theme, updates] = await time.stage('Theme', () =>
    Promise.all([
      buildTheme({ siteDir: config.siteDir, accentHue: config.themeConfig.accentHue }),
      needsLastUpdates(config) ? lastUpdates(config.siteDir) : new Map(),
    ]),
  );
  const surroundings = { config, mode, lastUpdates: updates, bundle: { ...theme, devScript } };
  const inputs = siteInputs(parsed.value, surroundings);
  const planned = await time.stage('Plan', () => planSite(inputs));
  const site = planned.value;
  const rendered = await time.stage('Render', () => renderPages(site, theme, cache));
  const search = await time.stage('Search', () => indexSite(site, config, cache));

  const diagnostics = distinct([
    ...parsed.diagnostics,
    ...planned.diagnostics,
    ...parsed.value.locales.flatMap(({ words }) => words.unused()),
    ...rendered.diagnostics,
    ...search.diagnostics,
  ]);
  return {
    value: {
      files: [
        ...rendered.value,
        ...site.files,
        ...search.value,
        ...themeFiles(theme, site),
        ...copied(sources, parsed.value.contentAssets, site),
      ],
      pages: site.pages.map(({ url, file, source }) => ({ url, file, source })),
      home: homeOf(inputs, config),
      timings: time.timings,
      watch: watched(config, theme),
    },
    diagnostics,
  };
}

/** Pages say when they were changed, and so does the sitemap, which a site has that knows its address. */
function needsLastUpdates({ docs, blog, url }: SiteConfig): boolean {
  const shown = [docs, ...(blog ? [blog] : [])].some(
    ({ showLastUpdateTime, showLastUpdateAuthor }) => showLastUpdateTime || showLastUpdateAuthor,
  );
  return shown || url !== undefined;
}

function homeOf(inputs: readonly SiteInput[], { baseUrl }: SiteConfig): string {
  return inputs.find(({ published }) => published)?.locale.baseUrl ?? baseUrl;
}

/** A text that several pages show, such as an included file or a schema's description, is told about once. */
function distinct(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const byText = new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]));
  return [...byText.values()];
}

/** Static files as they are, and those beside the Markdown that some page uses. */
function copied(
  sources: Sources,
  assets: ReadonlyMap<string, { readonly output: string }>,
  site: Site,
): OutputFile[] {
  const used = new Map<string, OutputFile>();
  for (const { path: file, contents } of sources.contentAssets) {
    const output = assets.get(file)?.output;
    if (output !== undefined && site.usedAssets.has(output)) {
      used.set(output, { path: output, contents });
    }
  }
  return [...sources.staticFiles, ...used.values()];
}

/** Folders of the site that it is made from, beside the theme and the static files. */
const sourceFolders = [
  ...['content', 'openapi', 'i18n'],
  ...['versioned_docs', 'versioned_sidebars', 'versioned_openapi'],
];

function watched(config: SiteConfig, theme: BuiltTheme): string[] {
  const folders = [...sourceFolders, 'theme', ...config.staticDirectories];
  const descriptions = config.openapi.flatMap(({ path: file, previous }) => [
    ...(file === undefined ? [] : [file]),
    ...(previous === undefined || previous.startsWith('git:') ? [] : [previous]),
  ]);
  const files = [...folders, 'versions.json', ...descriptions].map((name) =>
    path.resolve(config.siteDir, name),
  );
  return [...new Set([...files, ...theme.inputs])];
}
