import type { SiteConfig } from '../config/index.js';
import type { Doc } from '../content/doc.js';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.js';
import type { SourceFile } from '../files/source-file.js';
import { changePages } from './api-changes/api-change-pages.js';
import { type ApiLoader, cachedApis } from './apis/cached-api.js';
import { isCurrent } from './apis/configured-api.js';
import { loadConfiguredApis } from './apis/load-configured-apis.js';
import { versionedDescriptions } from './apis/versioned-descriptions.js';
import { compileSiteBlocks } from './blocks/compile-blocks.js';
import { type BuildCache, emptyCache } from './cache/index.js';
import { createConfigLocator } from './config/config-locator.js';
import { siteRoot } from './config/site-root.js';
import type { PipelineContext } from './context.js';
import { checkGuides, guideDiagnostics } from './docs/check-guides.js';
import { checkOwnFrontMatter } from './docs/custom-front-matter.js';
import { DocTexts } from './docs/doc-texts.js';
import { emptyDocsFolders } from './docs/empty-docs-folders.js';
import { missingIconFolders, packagedIcons } from './docs/packaged-icons.js';
import { type DocsParser, type ParsedDocs, parseDocs } from './docs/parse-docs.js';
import { fragmentOptions, parserSetup } from './docs/parser-setup.js';
import { withoutReadmes } from './docs/readme-beside-index.js';
import { unsupportedSourceWarnings } from './docs/unsupported-sources.js';
import { checkLocaleFolders } from './locales/check-locale-folders.js';
import { configLocales } from './locales/locales.js';
import { type LocalizedMessages, parseLocaleMessages } from './locales/parse-locale-messages.js';
import { parseSmallSources } from './parse-small-sources.js';
import type { Parsed } from './parsed.js';
import { applyPagesHook, type HookedDocs } from './plugins/apply-pages-hook.js';
import { compileSitePlugins } from './plugins/compile-plugins.js';
import { unmatchedGlobs } from './plugins/unmatched-globs.js';
import { makeReactPages } from './react-pages/index.js';
import { readSources, type SiteSources } from './read.js';
import { publishedOnly, versionsToPublish } from './versions/versions.js';
import { Pool } from './workers/index.js';

/** The parsers to use for sources. */
export interface Parsers {
  readonly docs: DocsParser;
  readonly apis: (context: PipelineContext) => ApiLoader;
}

const defaultParsers: Parsers = {
  docs: parseDocs,
  apis: ({ config, cache, pool }) => cachedApis(config, cache, pool),
};

/** @param parsers replace the default ones, for example to outline sources */
export async function parseSources(
  sources: SiteSources,
  context: PipelineContext,
  parsers: Partial<Parsers> = {},
): Promise<Outcome<Parsed>> {
  const { config, cache, pool } = context;
  const { docs: docsParser, apis: loaderOf } = { ...defaultParsers, ...parsers };
  const prepared = await prepareParsing(sources, config, cache);
  const { markdown, setup } = prepared;
  const { versions, locales, reactPages } = prepared.value;
  const contentOptions = (locale: LocalizedMessages) => fragmentOptions(config, locale);
  const descriptions = versionedDescriptions(sources, versions, locales, config);
  const load = loaderOf(context);
  // A large description is parsed in a worker at the same time.
  const [parsedDocs, apis] = await Promise.all([
    docsParser(markdown, setup, context),
    loadConfiguredApis(descriptions.value, locales, contentOptions, load),
  ]);
  const { docs: hooked, ...changed } = await hookedDocs(parsedDocs, config, pool, (added) =>
    parseDocs(added, setup, context),
  );
  const { value: docs, ...readmes } = withoutReadmes(hooked.docs.map(({ value }) => value));
  const texts = new DocTexts(hooked.texts);
  const current = apis.value.filter(isCurrent);
  // Outlined documents have no texts that could be compared with an API.
  const [guides, compared] = hooked.areOutlined ? [[], []] : [docs, current];
  const examples = await checkGuides(
    { docs: guides, textOf: texts.textOf },
    current,
    locales,
    config,
  );
  const changes = await changePages(compared, locales, config, load);
  for (const { doc, text } of changes.value) texts.add(doc.path, text);
  const small = parseSmallSources(sources, config, locales);
  const { categories, icons } = small.value;
  return {
    value: {
      ...small.value,
      ...prepared.value,
      icons: new Map([...packagedIcons({ docs, categories }, config), ...icons]),
      generated: [...(config.generated?.files ?? []), ...changed.added],
      changeDocs: changed.change,
      docs: [...docs, ...changes.value.map(({ doc }) => doc)],
      texts,
      examples,
      apis: apis.value,
    },
    diagnostics: [
      ...sources.diagnostics,
      ...unsupportedWarnings(docs, [...sources.unsupported, ...reactPages.ignored]),
      ...prepared.diagnostics,
      ...hooked.docs.flatMap(({ diagnostics }) => diagnostics),
      ...readmes.diagnostics,
      ...descriptions.diagnostics,
      ...apis.diagnostics,
      ...guideDiagnostics(examples),
      ...changes.diagnostics,
      ...small.diagnostics,
      ...emptyDocsFolders(config, [...markdown, ...changed.added]),
      ...missingIconFolders(config),
      ...unmatchedGlobs(config, [...markdown, ...changed.added]),
    ],
  };
}

/** Reads and parses a site in this thread and without a cache, for commands that only look at its sources. */
export function parseSite(config: SiteConfig): Promise<Outcome<Parsed>> {
  const pool = new Pool({ concurrency: 1 });
  return parseSources(readSources(config), { config, cache: emptyCache(), pool });
}

/** Returns what has to be known before documents are parsed: versions, locales, and the code of the site. */
async function prepareParsing(sources: SiteSources, config: SiteConfig, cache: BuildCache) {
  const versions = versionsToPublish(sources.versions, config);
  const locales = configLocales(config).map((locale) =>
    parseLocaleMessages(locale, sources.messageFiles),
  );
  const isPublished = publishedOnly(versions.value, locales, config);
  const { markdown, reactPages } = await publishedTexts(sources, config, isPublished, cache);
  const { blocks, plugins } = await compileSiteCode(config, cache);
  const compiled = { blocks: blocks?.value, plugins: plugins?.value };
  const setup = parserSetup(config, locales, versions.value, compiled);
  return {
    value: { versions: versions.value, locales, reactPages, blocks, plugins },
    diagnostics: [
      ...checkLocaleFolders(sources.localeFolders, locales, config),
      ...versions.diagnostics,
      ...locales.flatMap(({ diagnostics }) => diagnostics),
    ],
    markdown,
    setup,
  };
}

/** Compiles the blocks and the plugins of the site. */
async function compileSiteCode(config: SiteConfig, cache: BuildCache) {
  const blocks = await compileSiteBlocks(config, cache);
  const plugins = await compileSitePlugins(config, cache);
  return { blocks, plugins };
}

/** Returns the Markdown and the React pages of what is published. */
async function publishedTexts(
  { markdown, modules }: SiteSources,
  config: SiteConfig,
  isPublished: (path: string) => boolean,
  cache: BuildCache,
) {
  const pages = modules.filter(({ path }) => isPublished(path));
  const root = siteRoot(config);
  const reactPages = await makeReactPages(pages, config.siteDir, root, cache.reactPages);
  const written = [...markdown, ...reactPages.sources];
  return { markdown: written.filter(({ path }) => isPublished(path)), reactPages };
}

/** Warns of texts that docsgen does not read. Code that a page includes is not expected to be a page. */
function unsupportedWarnings(
  docs: readonly Doc[],
  unsupported: readonly string[],
): readonly Diagnostic[] {
  const included = new Set(docs.flatMap(({ includes }) => includes));
  return unsupportedSourceWarnings(unsupported.filter((file) => !included.has(file)));
}

/** Checks the site's own front matter, and calls the hook `onPages`. */
async function hookedDocs(
  parsed: ParsedDocs,
  config: SiteConfig,
  pool: Pool,
  parse: (files: readonly SourceFile[]) => Promise<ParsedDocs>,
): Promise<HookedDocs> {
  const schemaPlace = config.frontMatter && createConfigLocator(config)(['frontMatter']);
  const checked = (docs: ParsedDocs): ParsedDocs => ({
    ...docs,
    docs: docs.docs.map((doc) => checkOwnFrontMatter(doc, config.frontMatter, schemaPlace)),
  });
  const hooked = await applyPagesHook(config, checked(parsed), async (added) =>
    checked(await parse(added)),
  );
  pool.hookTimes.add(hooked.times);
  return hooked;
}
