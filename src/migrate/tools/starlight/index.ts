import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { diagnose } from '../../../diagnostics/index.js';
import { isMarkdownFile } from '../../../files/markdown-file.js';
import { readSettings } from '../../read/read-settings.js';
import { ComputedValue, isRecord } from '../../read/setting-values.js';
import { hostRedirects, type OldRedirect, usableRedirects } from '../../redirect-files.js';
import type { SourceFiles } from '../../source-files.js';
import type { SourcePage, SourceSite, SourceTool, TextPass } from '../../source-tool.js';
import { replaceOutsideCode } from '../../text/code-ranges.js';
import type { FrontMatterRules } from '../../text/front-matter.js';
import { homeText } from '../../text/hero.js';
import { movedTarget } from '../../text/moved-target.js';
import { importAliases } from '../import-aliases.js';
import { staticAssets } from '../plain-folder.js';
import { blogCover, blogExcerptSyntax, blogExcerpts, isOnlyBlog, starlightBlog } from './blog.js';
import { starlightFrontMatter } from './front-matter.js';
import {
  type Locales,
  starlightLabels,
  starlightLocaleSettings,
  starlightLocales,
  starlightPagePath,
  starlightPages,
  starlightTextFolder,
} from './locales.js';
import { isOpenapiPlugin, StarlightDescriptions } from './openapi-plugin.js';
import { starlightEditUrl, starlightSettings } from './settings.js';
import { starlightSidebarItems } from './sidebar.js';
import { isTopicsPlugin, starlightTopics, topicNavigation } from './topics.js';

type Settings = Readonly<Record<string, unknown>>;

export const starlight: SourceTool = {
  id: 'starlight',
  name: 'Starlight',
  ownKeys: ['banner'],
  hasSettings: true,
  detect: (files) =>
    configFile(files) !== undefined && files.list(starlightTextFolder).some(isMarkdownFile),
  read: readSite,
};

function configFile(files: SourceFiles): string | undefined {
  return ['mjs', 'ts', 'js', 'mts']
    .map((end) => `astro.config.${end}`)
    .find((file) => files.has(file));
}

function readSite(files: SourceFiles): SourceSite {
  const file = configFile(files) ?? '';
  const { settings: astro, diagnostics } = readSettings(files, file);
  const settings = integrationSettings(astro);
  const locales = starlightLocales(settings, files);
  const texts = starlightPages(files, locales);
  const blog = starlightBlog(settings, { pages: texts, files, locales });
  const pages = blog?.pages ?? texts;
  const pagesByRoute = new Map(
    pages.flatMap((page) => (page.route ? [[page.route, page] as const] : [])),
  );
  const redirects = usableRedirects(astroRedirects(astro, file), files);
  const host = hostRedirects(files, ['', 'public']);
  const folder = locales.mainFolder;
  const descriptions = new StarlightDescriptions(settings, files, locales);
  const topics = starlightTopics(settings);
  const { sidebars, navbar } = topicNavigation(topics, pagesByRoute);
  const items = [...navbar, ...(blog?.navbar ?? [])];
  return {
    config: {
      ...starlightSettings(astro, settings, files, { navbar: items, locales }),
      blog: blog?.options,
      openapi: descriptions.settings,
      rules: descriptions.rules,
      ...(locales.all.length > 1 && { i18n: starlightLocaleSettings(locales) }),
      docs: {
        routeBasePath: '/',
        editUrl: starlightEditUrl(settings),
        showLastUpdateTime: settings.lastUpdated === true,
        sidebars:
          topics.length > 0 ? sidebars : plainSidebars(settings, descriptions, pagesByRoute),
      },
      redirects: [
        ...redirects.redirects,
        ...host.redirects,
        ...descriptions.redirects,
        ...(blog?.redirects ?? []),
      ],
    },
    pages,
    assets: [...siteAssets(files, locales), ...descriptions.assets],
    generatedFiles: {
      ...starlightLabels(topics.length > 0 ? topics : settings.sidebar, locales),
      ...blog?.generatedFiles,
    },
    header: blog?.header,
    passes: [importAliases(files), topLinks, tabsWithoutIds, blogExcerpts],
    frontMatter: starlightFrontMatter,
    opening: (meta, context) => home(meta) ?? blogCover(meta, context),
    hasLinksOfTexts: true,
    syntaxWords: [],
    syntax: [blogExcerptSyntax, tabId],
    // Addresses of pages end with a slash.
    link: (target, context) => movedTarget(target, context) ?? context.byRoute(target, 'public'),
    // The default language has no folder in docsgen.
    ...(folder !== '' && {
      otherRoutes: (route: string) => [`/${folder}${route === '/' ? '' : route}`],
    }),
    patterns: [...redirects.patterns, ...host.patterns],
    diagnostics: [
      ...diagnostics,
      ...descriptions.diagnostics,
      ...lostParts(settings, files),
      ...pages.flatMap(lostNotFoundPage),
    ],
  };
}

function integrationSettings({ integrations }: Settings): Settings {
  const all = (Array.isArray(integrations) ? integrations : []).map((one: unknown) =>
    one instanceof ComputedValue ? wrappedSettings(one) : one,
  );
  return all.filter(isRecord).find((one) => 'title' in one || 'sidebar' in one) ?? {};
}

/** Settings that an integration passes on to Starlight: `Icons({ starlight: { title: 'Planets' } })`. */
function wrappedSettings({ callArguments: [options] }: ComputedValue): unknown {
  return isRecord(options) ? options.starlight : undefined;
}

/** Returns the sidebar of a site that is not split into topics. */
function plainSidebars(
  { sidebar }: Settings,
  descriptions: StarlightDescriptions,
  pagesByRoute: ReadonlyMap<string, SourcePage>,
) {
  return Array.isArray(sidebar)
    ? { docs: starlightSidebarItems(descriptions.withReference(sidebar), pagesByRoute) }
    : sidebar;
}

function siteAssets(files: SourceFiles, locales: Locales): readonly SourcePage[] {
  return [
    ...staticAssets(files, 'public'),
    ...files
      .list('src/assets')
      .map((from) => ({ from, to: `content/${from.slice('src/'.length)}` })),
    ...filesBesideTexts(files, locales),
  ];
}

/** Returns the images and other files that stand beside the texts. */
function filesBesideTexts(files: SourceFiles, locales: Locales): readonly SourcePage[] {
  return files
    .list(starlightTextFolder)
    .filter((from) => !isMarkdownFile(from) && !/\.(?:mdoc|[jt]sx?|astro|json|ya?ml)$/.test(from))
    .map((from) => ({
      from,
      to: starlightPagePath(from.slice(starlightTextFolder.length + 1), locales),
    }));
}

function astroRedirects(
  { redirects }: Settings,
  file: string,
): (OldRedirect & { file: string; offset: number })[] {
  return Object.entries(isRecord(redirects) ? redirects : {}).flatMap(([from, to]) => {
    const target = isRecord(to) ? to.destination : to;
    return typeof target === 'string' ? [{ from, to: target, file, offset: 0 }] : [];
  });
}

/** Starlight gives the title of a page an id; browsers know the top of a page by another name. */
const topLinks: TextPass = (text) => replaceOutsideCode(text, /\]\(#_top\)/g, () => '](#top)');

const tabId = /(?<=<TabItem\b[^>\n]{0,200})\sid=(?:"[^"\n]*"|'[^'\n]*')/g;

/** Starlight shows no ids of tabs, so the same one may be on a page many times. */
const tabsWithoutIds: TextPass = (text) => replaceOutsideCode(text, tabId, () => '');

function home(meta: Settings) {
  if (!isRecord(meta.hero)) return undefined;
  const title = meta.hero.title === undefined ? { title: meta.title } : {};
  const rules: FrontMatterRules = { hero: () => ({}) };
  return { text: homeText({ hero: { ...title, ...meta.hero } }), rules };
}

function lostNotFoundPage({ from, to }: SourcePage): Diagnostic[] {
  if (!/\/_404\.mdx?$/.test(to) || !/\/404\.mdx?$/.test(from)) return [];
  const hint = `docsgen has a page of its own; the text is in ${to}`;
  return [diagnose('migrate/no-equivalent', { what: `The page ${from}` }, { hint })];
}

/** Returns the name of a plugin, also of one that a condition adds: `isDraft ? [] : [plugin()]`. */
function pluginName({ code }: ComputedValue): string {
  const calls = [...code.matchAll(/\b([a-z]\w*)\(/gi)].map(([, name]) => name);
  return calls[0] ?? code.split('\n', 1)[0] ?? code;
}

function lostParts({ customCss, components, plugins }: Settings, files: SourceFiles): Diagnostic[] {
  const styles = (Array.isArray(customCss) ? customCss : []).map(
    (one) => `The style sheet ${String(one)}`,
  );
  const parts = Object.keys(isRecord(components) ? components : {}).map(
    (one) => `The component ${one}`,
  );
  const others = (Array.isArray(plugins) ? plugins : []).flatMap((one) => {
    if (!(one instanceof ComputedValue)) return [];
    if (isTopicsPlugin(one) || isOpenapiPlugin(one) || isOnlyBlog(one)) return [];
    const name = pluginName(one);
    // docsgen checks links itself.
    return /linksvalidator/i.test(name) ? [] : [`The plugin ${name}`];
  });
  const astroPages = files.list('src/pages').map((file) => `The page ${file}`);
  const markdoc = files
    .list(starlightTextFolder)
    .filter((file) => file.endsWith('.mdoc'))
    .map((file) => `The Markdoc file ${file}`);
  const collections = files
    .list('src/content')
    .filter((file) => isMarkdownFile(file) && !file.startsWith(`${starlightTextFolder}/`))
    .map((file) => `The folder ${file.split('/').slice(0, 3).join('/')}`);
  const lost = [...styles, ...parts, ...others, ...astroPages, ...new Set(collections), ...markdoc];
  return lost.map((what) => diagnose('migrate/no-equivalent', { what }));
}
