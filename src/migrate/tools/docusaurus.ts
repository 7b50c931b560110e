import path from 'node:path/posix';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { splitNumberPrefix } from '../../site/number-prefix.js';
import { isRecord, readDefaultExport, Unread } from '../read/static-js.js';
import { hostRedirects, type OldRedirect, usableRedirects } from '../redirect-files.js';
import { normalPath, type SourceFiles } from '../source-files.js';
import type { SourcePage, SourceSite, SourceTool } from '../source-tool.js';
import { docusaurusPasses, docusaurusWords } from '../text/docusaurus-text.js';
import { frontMatterRecord, splitFrontMatter } from '../text/front-matter.js';
import { docusaurusTranslations } from './docusaurus-translations.js';
import { isMarkdown, staticAssets } from './plain-folder.js';

type Options = Readonly<Record<string, unknown>>;

const configNames = ['ts', 'mts', 'js', 'mjs', 'cjs'].map((end) => `docusaurus.config.${end}`);

export const docusaurus: SourceTool = {
  id: 'docusaurus',
  name: 'Docusaurus',
  detect: (files) => configFile(files) !== undefined,
  read: readSite,
};

function configFile(files: SourceFiles): string | undefined {
  return configNames.find((name) => files.has(name));
}

function readSite(files: SourceFiles): SourceSite {
  const read = readDefaultExport(files, configFile(files) ?? '');
  const written: Options = isRecord(read) ? read : {};
  const plugins = pluginOptions(written);
  const docs = plugins.find(({ name, options }) => name === 'docs' && options.id === undefined);
  const blog = plugins.find(({ name }) => name === 'blog');
  const docsOptions = docs?.options ?? {};
  const diagnostics: Diagnostic[] = [];
  const parts: readonly Part[] = [
    ...(docs ? docsParts(docsOptions, files) : []),
    ...(blog ? [blogPart(blog.options)] : []),
    ...plugins.filter(({ name, options }) => name === 'docs' && options.id).map(otherDocsPart),
    { folder: 'src/pages', to: 'content', base: '/', onlyMarkdown: true },
    ...localeParts(written, docsOptions, files),
  ];
  const pages = parts.flatMap((part) => partPages(part, files));
  const redirects = readRedirects(plugins, files);
  diagnostics.push(...lostPages(files), ...lostPlugins(plugins));
  return {
    config: siteConfig(written, docs?.options, blog?.options, redirects.redirects, files),
    pages,
    assets: [...parts.flatMap((part) => partAssets(part, files)), ...staticFolders(written, files)],
    made: madeFiles(written, docsOptions, files),
    passes: docusaurusPasses,
    frontMatter: {},
    syntaxWords: docusaurusWords,
    link: (target) => {
      if (target.startsWith('pathname://')) return target.slice('pathname://'.length);
      if (!target.startsWith('@site/')) return undefined;
      return target.replace(/^@site\/static\//, '/').replace(/^@site\/docs\//, '/docs/');
    },
    patterns: redirects.patterns,
    diagnostics,
  };
}

interface Plugin {
  readonly name: string;
  readonly options: Options;
}

/** Returns the options of presets and plugins under short names: `docs`, `blog`, `client-redirects`. */
function pluginOptions({ presets, plugins }: Options): readonly Plugin[] {
  const listed = (value: unknown): readonly Plugin[] =>
    (Array.isArray(value) ? value : []).flatMap((one): Plugin[] => {
      const [name, options = {}] = Array.isArray(one) ? one : [one];
      if (typeof name !== 'string') return [];
      return [{ name: shortName(name), options: isRecord(options) ? options : {} }];
    });
  const ofPresets = listed(presets).flatMap(({ name, options }): Plugin[] => {
    if (name !== 'classic' && !/preset/.test(name)) return [{ name, options }];
    const part = (key: string): Plugin[] =>
      options[key] === false
        ? []
        : [{ name: key, options: isRecord(options[key]) ? options[key] : {} }];
    return [...part('docs'), ...part('blog'), ...('theme' in options ? part('theme') : [])];
  });
  return [...ofPresets, ...listed(plugins)];
}

function shortName(name: string): string {
  return name.replace(/^@docusaurus\/(?:plugin-|preset-)?/, '').replace(/^content-/, '');
}

/** A folder of texts and its place in the new site. */
interface Part {
  readonly folder: string;
  readonly to: string;
  /** Path of its pages; absent where routes need not be kept one by one. */
  readonly base?: string | undefined;
  readonly onlyMarkdown?: boolean | undefined;
}

function docsParts(options: Options, files: SourceFiles): readonly Part[] {
  const versions = files.list('versioned_docs').length > 0;
  return [
    {
      folder: textOr(options.path, 'docs'),
      to: 'content/docs',
      // With versions, the current one is below `next`.
      base: versions ? undefined : withSlash(textOr(options.routeBasePath, 'docs')),
    },
    { folder: 'versioned_docs', to: 'versioned_docs' },
  ];
}

function blogPart(options: Options): Part {
  return { folder: textOr(options.path, 'blog'), to: 'content/blog' };
}

/** A second instance of the docs plugin becomes pages below its path. */
function otherDocsPart({ options }: Plugin): Part {
  const folder = textOr(options.path, String(options.id));
  const base = withSlash(textOr(options.routeBasePath, String(options.id)));
  return { folder, to: `content${base}`, base };
}

function localeParts(written: Options, docs: Options, files: SourceFiles): readonly Part[] {
  const folder = textOr(isRecord(written.i18n) ? written.i18n.path : undefined, 'i18n');
  const locales = new Set(
    files.list(folder).map((file) => file.slice(folder.length + 1).split('/', 1)[0]),
  );
  const id = docs.id === undefined ? '' : `-${String(docs.id)}`;
  return [...locales].flatMap((locale): Part[] => {
    const from = `${folder}/${locale}`;
    const to = `i18n/${locale}`;
    const docsFolder = `${from}/docusaurus-plugin-content-docs${id}`;
    const versions = new Set(
      files.list(docsFolder).flatMap((file) => /\/(version-[^/]+)\//.exec(file)?.[1] ?? []),
    );
    return [
      { folder: `${docsFolder}/current`, to: `${to}/docs` },
      ...[...versions].map((version) => ({
        folder: `${docsFolder}/${version}`,
        to: `${to}/versioned_docs/${version}`,
      })),
      { folder: `${from}/docusaurus-plugin-content-blog`, to: `${to}/blog` },
      { folder: `${from}/docusaurus-plugin-content-pages`, to, onlyMarkdown: true },
    ];
  });
}

function partPages({ folder, to, base }: Part, files: SourceFiles): SourcePage[] {
  const clean = normalPath(folder);
  return files
    .list(clean)
    .filter(isPage)
    .map((from) => {
      const below = from.slice(clean.length + 1);
      const isPartial = below.split('/').some((name) => name.startsWith('_'));
      const route =
        base === undefined || isPartial
          ? undefined
          : docusaurusRoute(below, base, files.text(from) ?? '');
      return { from, to: `${to}/${below}`, route };
    });
}

function isPage(file: string): boolean {
  return isMarkdown(file) && !/(?:^|\/)(?:node_modules|__tests__)\//.test(file);
}

function partAssets({ folder, to, onlyMarkdown }: Part, files: SourceFiles): SourcePage[] {
  const clean = normalPath(folder);
  if (onlyMarkdown) return [];
  return files
    .list(clean)
    .filter(
      (file) => !isMarkdown(file) && !/\.(?:jsx?|tsx?|css|scss)$|package\.json$|\.lock$/.test(file),
    )
    .filter((file) => !/(?:^|\/)(?:node_modules|__tests__)\//.test(file))
    .map((from) => ({ from, to: `${to}/${from.slice(clean.length + 1)}` }));
}

/** Returns the route of a document, as Docusaurus makes it of path and front matter. */
function docusaurusRoute(below: string, base: string, text: string): string {
  const { head } = splitFrontMatter(text);
  const { slug, id } = head === '' ? {} : frontMatterRecord(head);
  const names = below
    .replace(/\.[^./]+$/, '')
    .split('/')
    .map((name) => splitNumberPrefix(name).name);
  const folders = names.slice(0, -1);
  const name = names.at(-1) ?? '';
  const isIndex = /^(?:index|readme)$/i.test(name) || name === folders.at(-1);
  const own = typeof slug === 'string' ? slug : typeof id === 'string' ? id : isIndex ? '' : name;
  const parts = own.startsWith('/') ? [base, own] : [base, ...folders, own];
  return path.join('/', ...parts).replace(/(.)\/$/, '$1');
}

function siteConfig(
  written: Options,
  docs: Options | undefined,
  blog: Options | undefined,
  redirects: readonly OldRedirect[],
  files: SourceFiles,
): Options {
  const {
    presets,
    plugins,
    themes,
    themeConfig,
    i18n,
    stylesheets,
    headTags,
    customFields,
    ...rest
  } = written;
  const known = [
    'title',
    'tagline',
    'url',
    'baseUrl',
    'trailingSlash',
    'favicon',
    'scripts',
    'onBrokenAnchors',
    'staticDirectories',
  ];
  const kept = Object.fromEntries(Object.entries(rest).filter(([key]) => known.includes(key)));
  const policy = (value: unknown): unknown =>
    value === 'throw' ? 'error' : value === 'log' ? 'warn' : value;
  const { path: _path, sidebarPath, ...docsRest } = docs ?? {};
  const { path: _blogPath, ...blogRest } = blog ?? {};
  return {
    ...kept,
    ...(isRecord(i18n) && {
      i18n: { ...i18n, path: undefined, localeConfigs: localeConfigs(i18n.localeConfigs) },
    }),
    onBrokenLinks: policy(written.onBrokenLinks),
    ...('onBrokenAnchors' in written && { onBrokenAnchors: policy(written.onBrokenAnchors) }),
    // `.md` files of Docusaurus have tags, too.
    markdown: { tags: true },
    openapi: openapiConfig(written),
    ...(docs && { docs: { ...onlyDocsKeys(docsRest), sidebars: sidebars(sidebarPath, files) } }),
    ...(blog ? { blog: onlyBlogKeys(blogRest) } : { blog: false }),
    themeConfig: themeSettings(isRecord(themeConfig) ? themeConfig : {}, files),
    redirects,
  };
}

function localeConfigs(written: unknown): unknown {
  return isRecord(written)
    ? Object.fromEntries(
        Object.entries(written).map(([locale, one]) => {
          if (!isRecord(one)) return [locale, one];
          const { calendar: _calendar, baseUrl: _baseUrl, translate: _translate, ...rest } = one;
          return [locale, rest];
        }),
      )
    : undefined;
}

const docsKeys = [
  ...['routeBasePath', 'editUrl', 'showLastUpdateTime', 'showLastUpdateAuthor', 'breadcrumbs'],
  ...['lastVersion', 'includeCurrentVersion', 'onlyIncludeVersions', 'versions'],
];

function onlyDocsKeys(options: Options): Options {
  return Object.fromEntries(Object.entries(options).filter(([key]) => docsKeys.includes(key)));
}

function onlyBlogKeys(options: Options): Options {
  const foreign =
    /^(?:remarkPlugins|rehypePlugins|beforeDefault.*|.*Component|include|exclude|truncateMarker|admonitions|onUntruncatedBlogPosts|onInlineAuthors)$/;
  return Object.fromEntries(Object.entries(options).filter(([key]) => !foreign.test(key)));
}

function sidebars(sidebarPath: unknown, files: SourceFiles): unknown {
  if (sidebarPath === false || sidebarPath === undefined || sidebarPath instanceof Unread) {
    return sidebarPath instanceof Unread ? sidebarPath : undefined;
  }
  const written = normalPath(String(sidebarPath));
  const file = [written, ...['.ts', '.js', '.mjs', '.json'].map((end) => written + end)].find(
    (name) => files.has(name),
  );
  const read = file === undefined ? undefined : readDefaultExport(files, file);
  return isRecord(read)
    ? Object.fromEntries(Object.entries(read).map(([name, items]) => [name, sidebarItems(items)]))
    : read;
}

/** Entries that docsgen writes in another way: `ref` is a document, and labels without a page are dropped. */
function sidebarItems(items: unknown): unknown {
  if (Array.isArray(items)) return items.map(sidebarItems);
  if (!isRecord(items)) return items;
  if (items.type === 'ref')
    return { type: 'doc', id: items.id, ...(items.label ? { label: items.label } : {}) };
  if (items.type === undefined)
    return Object.fromEntries(
      Object.entries(items).map(([label, inside]) => [label, sidebarItems(inside)]),
    );
  const {
    items: inside,
    customProps: _custom,
    description: _description,
    key: _key,
    ...rest
  } = items;
  return inside === undefined ? rest : { ...rest, items: sidebarItems(inside) };
}

/** Returns the settings of the theme, with the accent colour of its style sheets. */
function themeSettings(written: Options, files: SourceFiles): Options {
  const keys = [
    'announcementBar',
    'navbar',
    'footer',
    'colorMode',
    'docs',
    'tableOfContents',
    'image',
  ];
  const kept = Object.fromEntries(Object.entries(written).filter(([key]) => keys.includes(key)));
  const navbar = isRecord(kept.navbar) ? kept.navbar : {};
  const items = Array.isArray(navbar.items) ? navbar.items.map(navbarItem) : undefined;
  const { style: _style, hideOnScroll: _hide, logo, ...navbarRest } = navbar;
  return {
    ...kept,
    navbar: {
      ...navbarRest,
      logo: withoutKeys(logo, ['href', 'target', 'className', 'style']),
      ...(items && { items }),
    },
    footer: footer(kept.footer),
    ...(isRecord(kept.announcementBar) && {
      announcementBar: withoutKeys(kept.announcementBar, ['backgroundColor', 'textColor']),
    }),
    accent: accentColor(files),
  };
}

function withoutKeys(value: unknown, keys: readonly string[]): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

/** A link without words has the name of its site: icons are set by style sheets in Docusaurus. */
function navbarItem(item: unknown): unknown {
  if (!isRecord(item)) return item;
  const inside = Array.isArray(item.items) ? { items: item.items.map(navbarItem) } : {};
  const type = item.type === undefined && 'items' in inside ? { type: 'dropdown' } : {};
  const label =
    item.label ??
    item['aria-label'] ??
    (typeof item.href === 'string' ? siteName(item.href) : undefined);
  const to = typeof item.to === 'string' ? { to: withSlash(item.to) } : {};
  return { ...item, ...type, ...to, ...(label === undefined ? {} : { label }), ...inside };
}

function footer(written: unknown): unknown {
  if (!isRecord(written)) return written;
  const { style: _style, logo: _logo, links, copyright, ...rest } = written;
  const columns = Array.isArray(links) ? links : [];
  const isFlat = columns.every((one) => isRecord(one) && !('items' in one));
  const grouped = isFlat && columns.length > 0 ? [{ items: columns }] : columns;
  return {
    ...rest,
    links: grouped.map((column) =>
      isRecord(column) && Array.isArray(column.items)
        ? {
            ...column,
            items: column.items.map((item) => withoutKeys(navbarItem(item), ['type', 'position'])),
          }
        : column,
    ),
    ...(typeof copyright === 'string' && { copyright: plainText(copyright) }),
    ...(copyright instanceof Unread && { copyright }),
  };
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&copy;', '©')
    .replaceAll('&amp;', '&')
    .replace(/&\w+;/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function siteName(href: string): string | undefined {
  const [, host = ''] = /^https?:\/\/(?:www\.)?([^/]+)/.exec(href) ?? [];
  const names: Readonly<Record<string, string>> = {
    'github.com': 'GitHub',
    'twitter.com': 'Twitter',
    'x.com': 'X',
  };
  return names[host] ?? (host === '' ? undefined : host);
}

/** Returns the primary colour of the site's style sheets. */
function accentColor(files: SourceFiles): unknown {
  for (const file of files.list('src').filter((name) => /\.(?:css|scss)$/.test(name))) {
    const found = [
      ...(files.text(file) ?? '').matchAll(
        /--ifm-color-primary:\s*(#[\da-f]{3}(?:[\da-f]{3})?)\b/gi,
      ),
    ];
    const [light, dark] = found.map(([, color = '']) => color);
    if (light !== undefined) return dark === undefined ? light : { light, dark };
  }
  return undefined;
}

/** The description of Redocusaurus or docusaurus-plugin-openapi-docs. */
function openapiConfig(written: Options): unknown {
  const all = JSON.stringify([written.presets, written.plugins], (_key, value) =>
    value instanceof Unread ? undefined : value,
  );
  const specs = [...(all ?? '').matchAll(/"(?:spec|specPath|path)":"([^"]+\.(?:ya?ml|json))"/g)];
  const paths = specs
    .map(([, file = '']) => normalPath(file))
    .filter((file) => !/^https?:/.test(file));
  if (paths.length === 0) return false;
  return paths.length === 1 ? { path: paths[0] } : paths.map((one) => ({ path: one }));
}

function readRedirects(plugins: readonly Plugin[], files: SourceFiles) {
  const plugin = plugins.find(({ name }) => name === 'client-redirects');
  const listed = Array.isArray(plugin?.options.redirects) ? plugin.options.redirects : [];
  const file = configFile(files) ?? '';
  const offset = Math.max(0, (files.text(file) ?? '').indexOf('client-redirects'));
  const own = listed.flatMap((one) =>
    isRecord(one) && typeof one.to === 'string'
      ? [one.from].flat().map((from) => ({ from: String(from), to: String(one.to), file, offset }))
      : [],
  );
  const ofPlugin = usableRedirects(own, files);
  const ofHost = hostRedirects(files, ['', 'static', '..']);
  return {
    redirects: [...ofPlugin.redirects, ...ofHost.redirects],
    patterns: [...ofPlugin.patterns, ...ofHost.patterns],
  };
}

function staticFolders({ staticDirectories }: Options, files: SourceFiles): SourcePage[] {
  const folders = Array.isArray(staticDirectories) ? staticDirectories.map(String) : ['static'];
  return folders.flatMap((folder) =>
    normalPath(folder) === 'static'
      ? staticAssets(files)
      : files.list(folder).map((file) => ({ from: file, to: file.replace(/^(?:\.\.\/)+/, '') })),
  );
}

function madeFiles(written: Options, docs: Options, files: SourceFiles): Record<string, string> {
  const copied = ['versions.json', ...files.list('versioned_sidebars')].flatMap((file) => {
    const text = files.text(file);
    return text === undefined ? [] : [[file, text] as const];
  });
  return { ...Object.fromEntries(copied), ...docusaurusTranslations(written, docs, files) };
}

/** Reports pages that are React components. */
function lostPages(files: SourceFiles): Diagnostic[] {
  return files
    .list('src/pages')
    .filter((file) => /\.[jt]sx?$/.test(file) && !/(?:^|\/)_|\.test\./.test(file))
    .map((file) => {
      const place = { file, start: { line: 1, column: 1, offset: 0 } };
      return diagnose(
        'migrate/no-equivalent',
        { what: `The React page ${file}` },
        { place, hint: 'write its text in Markdown: content/index.md is the home page' },
      );
    });
}

const builtIn =
  /^(?:docs|blog|pages|theme|sitemap|client-redirects|ideal-image|debug|svgr|pwa|google-gtag|google-analytics|search-algolia|theme-live-codeblock|theme-mermaid)$/;

function lostPlugins(plugins: readonly Plugin[]): Diagnostic[] {
  return plugins
    .filter(({ name }) => !builtIn.test(name))
    .map(({ name }) => diagnose('migrate/no-equivalent', { what: `The plugin ${name}` }));
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}

function withSlash(route: string): string {
  return /^[a-z]+:/i.test(route) ? route : `/${route.replace(/^\/+/, '')}`;
}
