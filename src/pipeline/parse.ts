import { parseAuthors, parseCategory, type SiteConfig } from '../config/index.js';
import type { Doc } from '../content/doc.js';
import type { Fragment } from '../content/fragment.js';
import { type ContentOptions, type MarkdownSettings, parseFragment } from '../content/index.js';
import type { TextContext } from '../content/text-context.js';
import { type Diagnostic, firstPosition, type Outcome } from '../diagnostics/diagnostic.js';
import { sitePath } from '../diagnostics/site-path.js';
import { fileAccess } from '../files/index.js';
import type { SourceFile } from '../files/source-file.js';
import { changePages } from './api-changes/api-change-pages.js';
import { type ApiLoader, cachedApis } from './apis/cached-api.js';
import { isCurrent } from './apis/configured-api.js';
import { loadConfiguredApis } from './apis/load-configured-apis.js';
import { versionedDescriptions } from './apis/versioned-descriptions.js';
import { compileSiteBlocks } from './blocks/compile-blocks.js';
import type { CompiledBlocks } from './blocks/compiled-blocks.js';
import type { BlockCode } from './blocks/evaluate-blocks.js';
import type { BuildCache } from './cache/index.js';
import { createConfigLocator } from './config/config-locator.js';
import { siteRoot } from './config/site-root.js';
import { checkGuides, guideDiagnostics } from './docs/check-guides.js';
import { checkOwnFrontMatter } from './docs/custom-front-matter.js';
import type { ParserSetup } from './docs/doc-parser.js';
import { DocTexts } from './docs/doc-texts.js';
import { originalFolders } from './docs/frozen-paths.js';
import { iconFolders, missingIconFolders, packagedIcons } from './docs/packaged-icons.js';
import { type DocsParser, type ParsedDocs, parseDocs } from './docs/parse-docs.js';
import { unsupportedSourceWarnings } from './docs/unsupported-sources.js';
import { isExecutable } from './files/executable-file.js';
import { measureImage } from './files/image-size.js';
import { checkLocaleFolders } from './locales/check-locale-folders.js';
import { configLocales } from './locales/locales.js';
import { type LocalizedMessages, parseLocaleMessages } from './locales/parse-locale-messages.js';
import type { Parsed } from './parsed.js';
import { applyPagesHook, type HookedDocs } from './plugins/apply-pages-hook.js';
import { compileSitePlugins } from './plugins/compile-plugins.js';
import type { CompiledPlugin } from './plugins/compiled-plugins.js';
import { unmatchedGlobs } from './plugins/unmatched-globs.js';
import { makeReactPages } from './react-pages/index.js';
import type { SiteSources } from './read.js';
import { fingerprintedName } from './theme/index.js';
import { type DescribedVersion, publishedOnly, versionsToPublish } from './versions/versions.js';
import { Pool } from './workers/index.js';

/** The parsers to use for sources. */
export interface Parsers {
  readonly docs: DocsParser;
  readonly apis: (config: SiteConfig, cache: BuildCache, pool: Pool) => ApiLoader;
}

/** @param parsers replace the default ones, for example to outline sources */
export async function parseSources(
  sources: SiteSources,
  config: SiteConfig,
  cache: BuildCache,
  pool = new Pool({ concurrency: 1 }),
  { docs: docsParser = parseDocs, apis: loaderOf = cachedApis }: Partial<Parsers> = {},
): Promise<Outcome<Parsed>> {
  const prepared = await prepareParsing(sources, config, cache);
  const { markdown, setup } = prepared;
  const { versions, locales, reactPages } = prepared.value;
  const contentOptions = (locale: LocalizedMessages) => fragmentOptions(config, locale);
  const descriptions = versionedDescriptions(sources, versions, locales, config);
  const load = loaderOf(config, cache, pool);
  // A large description is parsed in a worker at the same time.
  const [parsedDocs, apis] = await Promise.all([
    docsParser(markdown, setup, cache, pool),
    loadConfiguredApis(descriptions.value, locales, contentOptions, load),
  ]);
  const { docs: hooked, ...changed } = await hookedDocs(parsedDocs, config, pool, (added) =>
    parseDocs(added, setup, cache, pool),
  );
  const docs = hooked.docs.map(({ value }) => value);
  const texts = new DocTexts(hooked.texts);
  const current = apis.value.filter(isCurrent);
  // Outlined documents have no texts that could be compared with an API.
  const [guides, compared] = hooked.areOutlined ? [[], []] : [docs, current];
  const examples = await checkGuides(guides, texts.textOf, current, locales, config);
  const changes = await changePages(compared, locales, contentOptions, config, load);
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
      ...descriptions.diagnostics,
      ...apis.diagnostics,
      ...guideDiagnostics(examples),
      ...changes.diagnostics,
      ...small.diagnostics,
      ...missingIconFolders(config),
      ...unmatchedGlobs(config, [...markdown, ...changed.added]),
    ],
  };
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

/** What is parsed at once, because there is little of it. */
type SmallSources = Pick<
  Parsed,
  'categories' | 'icons' | 'authors' | 'contentAssets' | 'staticFiles' | 'announcements'
>;

function parseSmallSources(
  sources: SiteSources,
  config: SiteConfig,
  locales: readonly LocalizedMessages[],
): Outcome<SmallSources> {
  const categories = parseCategories(sources);
  const authors = sources.authors.map(parseAuthors);
  const announcements = parseAnnouncements(config, locales);
  return {
    value: {
      categories: categories.value,
      icons: new Map(sources.icons.map((file) => [iconName(file.path), file])),
      authors: new Map(authors.map(({ value }) => [value.path, value])),
      contentAssets: contentAssets(sources, config),
      staticFiles: new Map(
        sources.staticFiles.map(({ path, contents }) => [
          path,
          { output: path, ...measureImage(path, contents) },
        ]),
      ),
      announcements: announcements.value,
    },
    diagnostics: [
      ...categories.diagnostics,
      ...authors.flatMap(({ diagnostics }) => diagnostics),
      ...announcements.diagnostics,
    ],
  };
}

/** `icons/moons/io.svg` → `moons/io` */
function iconName(path: string): string {
  return path.slice('icons/'.length, -'.svg'.length);
}

/** Checks the site's own front matter, and calls the hook `onPages`. */
async function hookedDocs(
  parsed: ParsedDocs,
  config: SiteConfig,
  pool: Pool,
  parse: (files: readonly SourceFile[]) => Promise<ParsedDocs>,
): Promise<HookedDocs> {
  const checked = (docs: ParsedDocs): ParsedDocs => ({
    ...docs,
    docs: docs.docs.map((doc) => checkOwnFrontMatter(doc, config.frontMatter)),
  });
  const hooked = await applyPagesHook(config, checked(parsed), async (added) =>
    checked(await parse(added)),
  );
  pool.hookTimes.add(hooked.times);
  return hooked;
}

/** Returns the categories by folder. */
function parseCategories({ categories }: SiteSources): Outcome<Parsed['categories']> {
  const parsed = categories.map((file) => ({ file, ...parseCategory(file) }));
  return {
    value: new Map(
      parsed.map(({ file, value }) => [pathFolder(file.path), { path: file.path, config: value }]),
    ),
    diagnostics: parsed.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** Returns the images and other files beside documents, by path. */
function contentAssets(sources: SiteSources, config: SiteConfig): Parsed['contentAssets'] {
  const isRisky = (path: string, contents: Uint8Array): boolean =>
    !config.markdown.trustedHtml && isExecutable(path, () => contents);
  return new Map(
    sources.contentAssets.map(({ path, contents }) => [
      path,
      {
        output: fingerprintedName(path.split('/').at(-1) ?? path, contents),
        ...measureImage(path, contents),
        ...(isRisky(path, contents) && { isExecutable: true }),
      },
    ]),
  );
}

/** Returns the announcements by locale. */
function parseAnnouncements(
  config: SiteConfig,
  locales: readonly LocalizedMessages[],
): Outcome<Parsed['announcements']> {
  const parsed = locales.flatMap((messages) => {
    const found = parseAnnouncement(config, messages);
    return found ? [{ code: messages.locale.code, ...found }] : [];
  });
  return {
    value: new Map(parsed.map(({ code, value }) => [code, value])),
    diagnostics: parsed.flatMap(({ diagnostics }) => diagnostics),
  };
}

export function parserSetup(
  config: SiteConfig,
  locales: readonly LocalizedMessages[],
  versions: readonly DescribedVersion[],
  {
    blocks,
    plugins,
  }: {
    readonly blocks: CompiledBlocks | undefined;
    readonly plugins: readonly CompiledPlugin[] | undefined;
  },
): ParserSetup {
  return {
    plugins,
    blocks: blocks && blockCode(blocks),
    access: fileAccess(config.siteDir, config),
    frozenFolders: originalFolders(config),
    markdown: markdownSettings(config),
    context: textContext(config, locales, versions),
    ownKeys: Object.keys(config.frontMatter?.shape ?? {}),
    locales: locales.map(({ locale, messages, translations }) => {
      return { code: locale.code, messages, translations };
    }),
  };
}

function blockCode({ code, sourceMap, declarations }: BlockCode): BlockCode {
  return { code, sourceMap, declarations };
}

function markdownSettings(config: SiteConfig): MarkdownSettings {
  const { trustedHtml, tags, headingIds, math, definitionLists, imageZoom } = config.markdown;
  const settings = { trustedHtml, tags, headingIds, math, definitionLists, imageZoom };
  const extendedFolders = config.extendedDirs?.map((dir) => sitePath(config.siteDir, dir));
  return { ...settings, iconFolders: iconFolders(config), extendedFolders };
}

function textContext(
  { markdown, environment = {} }: SiteConfig,
  locales: readonly LocalizedMessages[],
  versions: readonly DescribedVersion[],
): TextContext {
  const own = Object.entries(markdown.variables).map(([name, value]) => [name, String(value)]);
  return {
    variables: { ...environment, ...Object.fromEntries(own) },
    unsetVariables: markdown.environment.filter((name) => !Object.hasOwn(environment, name)),
    versions: [...new Set(versions.map(({ ownName }) => ownName))],
    locales: locales.map(({ locale }) => locale.code),
    audiences: markdown.audiences,
    audience: markdown.audience,
  };
}

/** Returns how texts of a locale are parsed. */
export function fragmentOptions(
  { markdown }: SiteConfig,
  { messages }: LocalizedMessages,
): ContentOptions {
  return { trustedHtml: markdown.trustedHtml, messages };
}

function parseAnnouncement(
  config: SiteConfig,
  locale: LocalizedMessages,
): Outcome<Fragment> | undefined {
  const content = config.themeConfig.announcementBar?.content;
  if (content === undefined) return undefined;
  const place = createConfigLocator(config)(['themeConfig', 'announcementBar', 'content']);
  const file = place?.file ?? config.configFile ?? 'docsgen.config.ts';
  // Maps every offset to the start of the text, because the configuration may compute the text.
  const at = () => place?.start ?? firstPosition;
  return parseFragment(
    locale.translator.translate(content),
    { file, at },
    fragmentOptions(config, locale),
  );
}

function pathFolder(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
