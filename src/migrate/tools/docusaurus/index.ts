import path from 'node:path/posix';
import { decodeUriPart } from '../../../url/decode-uri-part.js';
import { readSettings } from '../../read/read-settings.js';
import { normalPath, type SourceFiles } from '../../source-files.js';
import type { PageContext, SourcePage, SourceSite, SourceTool } from '../../source-tool.js';
import { emojiCode, emojiCodes } from '../../text/emoji.js';
import { outsideTarget } from '../../text/moved-target.js';
import type { ShownDescriptions } from '../shown-descriptions.js';
import { addressLink } from './address-link.js';
import { docusaurusDescriptions, isDescriptionPlugin } from './descriptions.js';
import { docCardLists } from './doc-card-list.js';
import { generatedApiPages } from './generated-api-pages.js';
import { sidebarsWithReference } from './generated-sidebar-items.js';
import { blogIndexes, mainBlog } from './other-blogs.js';
import {
  lostLocales,
  lostPages,
  otherDocsBase,
  partAssets,
  partPages,
  siteParts,
  staticFolders,
} from './parts.js';
import { codePlugins, isMainDocs, lostPlugins, pluginOptions } from './plugins.js';
import { readRedirects } from './redirects.js';
import { docusaurusSettings } from './settings.js';
import { docusaurusSidebars, lostSidebars } from './sidebars.js';
import { docusaurusPasses, docusaurusSyntaxWords, wrapperComponent } from './text.js';
import { docusaurusTranslations } from './translations.js';
import {
  missingVersions,
  unpublishedVersions,
  versionFiles,
  withPublishedVersions,
} from './versions.js';

type Options = Readonly<Record<string, unknown>>;

const configNames = ['ts', 'mts', 'js', 'mjs', 'cjs'].map((end) => `docusaurus.config.${end}`);

export const docusaurus: SourceTool = {
  id: 'docusaurus',
  name: 'Docusaurus',
  ownKeys: [],
  hasSettings: true,
  detect: (files) => configFile(files) !== undefined,
  read: readSite,
};

function configFile(files: SourceFiles): string | undefined {
  return configNames.find((name) => files.has(name));
}

function readSite(files: SourceFiles): SourceSite {
  const file = configFile(files) ?? '';
  const { settings: written, diagnostics } = readSettings(files, file);
  const plugins = sitePlugins(written, files);
  const docs = plugins.find(isMainDocs);
  const parts = siteParts(written, plugins, files);
  const redirects = readRedirects(plugins, file, files);
  const statics = staticFolders(written, files);
  const missingSidebars = lostSidebars(docs?.options.sidebarPath, files);
  const descriptions = docusaurusDescriptions(written, files);
  const { shown } = descriptions;
  const allPages = parts.flatMap((part) => partPages(part, files));
  const generated = generatedApiPages(allPages, shown, files);
  const pages = allPages.filter((page) => !generated.pages.has(page));
  const navigation = mainSidebars(docs?.options ?? {}, generated.ids, shown, files);
  return {
    config: docusaurusSettings(
      {
        written,
        docs: docs?.options,
        sidebars: navigation.sidebars,
        otherDocs: otherDocsOptions(plugins).filter(
          (options) => generated.pages.size === 0 || hasPages(options, pages),
        ),
        blog: mainBlog(plugins)?.options,
        redirects: [...redirects.redirects, ...generated.redirects, ...navigation.redirects],
        descriptions,
      },
      files,
    ),
    pages,
    assets: [
      ...parts.flatMap((part) => partAssets(part, files)),
      ...statics,
      ...shown.copies.assets,
    ],
    generatedFiles: {
      ...versionFiles(files),
      ...blogIndexes(plugins, pages, files),
      ...docusaurusTranslations(written, docs?.options ?? {}, files),
    },
    passes: textPasses(docs?.options, missingSidebars.length === 0, files),
    frontMatter: { id: () => undefined },
    hasLinksOfTexts: true,
    syntaxWords: docusaurusSyntaxWords,
    syntax: [emojiCode, wrapperComponent],
    link: linkRule(statics, written.trailingSlash === true),
    patterns: redirects.patterns,
    diagnostics: [
      ...diagnostics,
      ...lostPages(files),
      ...shown.diagnostics,
      ...lostLocales(written, files),
      ...lostPlugins(
        plugins.filter(({ name }) => !isDescriptionPlugin(name) || shown.sources.length === 0),
      ),
      ...codePlugins(written, files),
      ...missingSidebars,
      ...missingVersions(files),
      ...unpublishedVersions(files),
    ],
  };
}

/** Returns the plugins and their options; those of the docs with the versions that the site publishes. */
function sitePlugins(written: Options, files: SourceFiles): ReturnType<typeof pluginOptions> {
  return pluginOptions(written).map((plugin) =>
    isMainDocs(plugin)
      ? { ...plugin, options: withPublishedVersions(plugin.options, files) }
      : plugin,
  );
}

function mainSidebars(
  { sidebarPath, routeBasePath = 'docs' }: Options,
  generated: ReadonlySet<string>,
  shown: ShownDescriptions,
  files: SourceFiles,
): ReturnType<typeof sidebarsWithReference> {
  const reference = shown.sources.map((source) => shown.route(source))[0] ?? '/api';
  const base = path.join('/', String(routeBasePath));
  return sidebarsWithReference(docusaurusSidebars(sidebarPath, files), generated, reference, base);
}

function otherDocsOptions(plugins: ReturnType<typeof pluginOptions>): readonly Options[] {
  return plugins
    .filter(({ name, options }) => name === 'docs' && options.id !== undefined)
    .map(({ options }) => options);
}

/** Whether a further docs plugin has other pages than those that a plugin generates from a description. */
function hasPages(options: Options, pages: readonly SourcePage[]): boolean {
  return pages.some(({ to }) => to.startsWith(`content${otherDocsBase(options)}/`));
}

/** Returns the passes over the texts, with what the lists of cards need. */
function textPasses(
  docs: Options | undefined,
  hasSidebars: boolean,
  files: SourceFiles,
): SourceSite['passes'] {
  const folder = normalPath(String(docs?.path ?? 'docs'));
  const sidebars = hasSidebars ? docusaurusSidebars(docs?.sidebarPath, files) : null;
  return [...docusaurusPasses, docCardLists({ folder, sidebars }), emojiCodes];
}

function linkRule(
  statics: readonly SourcePage[],
  hasTrailingSlash: boolean,
): NonNullable<SourceSite['link']> {
  return (target, context) =>
    sitePathLink(target, context) ??
    newLink(target) ??
    staticLink(target, context, statics) ??
    (hasTrailingSlash ? addressLink(target, context) : undefined) ??
    outsideTarget(target, context);
}

/** A file in a static folder by its path beside the page: `../static/img/mars.png` is `/img/mars.png`. */
function staticLink(
  target: string,
  { page, files }: PageContext,
  statics: readonly SourcePage[],
): string | undefined {
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  if (!/^\.{1,2}\//.test(written)) return undefined;
  const file = path.join(path.dirname(page.from), decodeUriPart(written));
  if (!file.startsWith('static/') || !files.has(file)) return undefined;
  const isCopied = statics.some(({ from, to }) => from === file && to === file);
  return isCopied ? encodeURI(file.slice('static'.length)) + rest : undefined;
}

/** A translation or an older version by its path from the folder of the site: `/i18n/…/mars.md`, `versioned_docs/…`. */
function sitePathLink(target: string, { movedPage, linkTo }: PageContext): string | undefined {
  const [, written = '', rest = ''] =
    /^(?:(?:@site)?\/|(?=versioned_docs\/))([^?#]*)(.*)$/s.exec(target) ?? [];
  const file = decodeUriPart(written);
  const page = movedPage(file);
  // `/docs/mars.md` is a path that docsgen reads, too.
  return page === undefined || page.to === `content/${file}` ? undefined : linkTo(file) + rest;
}

function newLink(target: string): string | undefined {
  if (target.startsWith('pathname://')) return target.slice('pathname://'.length);
  if (!target.startsWith('@site/')) return undefined;
  return target.replace(/^@site\/static\//, '/').replace(/^@site\/docs\//, '/docs/');
}
