import path from 'node:path/posix';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { isRecord, readDefaultExport, Unread } from '../read/static-js.js';
import { hostRedirects } from '../redirect-files.js';
import { normalPath, type SourceFiles } from '../source-files.js';
import type { PageContext, SourcePage, SourceSite, SourceTool } from '../source-tool.js';
import type { FrontMatterRules } from '../text/front-matter.js';
import { frontMatterRecord, splitFrontMatter } from '../text/front-matter.js';
import { homeText } from '../text/hero.js';
import { linkedPage, movedTarget } from '../text/moved-target.js';
import { vitepressPasses, vitepressSyntax } from '../text/vitepress-text.js';
import { besideAssets, docId, isMarkdown, plainRoute, staticAssets } from './plain-folder.js';

type Settings = Readonly<Record<string, unknown>>;

export const vitepress: SourceTool = {
  id: 'vitepress',
  name: 'VitePress',
  detect: (files) => configFile(files) !== undefined,
  read: readSite,
};

function configFile(files: SourceFiles): string | undefined {
  const endings = ['.ts', '.mts', '.js', '.mjs', '/index.ts', '/index.mts', '/index.js'];
  return ['', 'docs/']
    .flatMap((folder) => endings.map((end) => `${folder}.vitepress/config${end}`))
    .find((file) => files.has(file));
}

function readSite(files: SourceFiles): SourceSite {
  const file = configFile(files) ?? '';
  const read = readDefaultExport(files, file);
  const settings: Settings = isRecord(read) ? read : {};
  const root = normalPath(file.replace(/\.vitepress\/.*$/, ''));
  const folder = normalPath(path.join(root, textOr(settings.srcDir, '.')));
  const locales = localeFolders(settings, files, folder);
  const pages = sourcePages(settings, files, folder, locales);
  const theme = isRecord(settings.themeConfig) ? settings.themeConfig : {};
  const publicFolder = path.join(folder, 'public');
  const host = hostRedirects(
    files,
    ['', root, publicFolder].filter((one, at, all) => all.indexOf(one) === at),
  );
  const known = new Map(pages.flatMap((page) => (page.route ? [[page.route, page] as const] : [])));
  return {
    config: {
      ...siteConfig(settings, theme),
      ...(locales.size > 0 && { i18n: i18n(settings, locales) }),
      docs: {
        routeBasePath: '/',
        editUrl: editUrl(theme),
        showLastUpdateTime: settings.lastUpdated === true,
        sidebars: sidebars(theme.sidebar, known),
      },
      redirects: host.redirects,
    },
    pages,
    assets: [
      ...besideAssets(files, folder, 'content/docs').filter(({ from }) =>
        isBeside(from, publicFolder),
      ),
      ...staticAssets(files, publicFolder),
    ],
    made: {},
    passes: vitepressPasses(folder),
    frontMatter: frontMatterRules,
    opening: home,
    syntaxWords: [],
    syntax: vitepressSyntax,
    link: (target, context) => newLink(target, context),
    ...(settings.cleanUrls !== true && {
      otherRoutes: (route: string) =>
        known.get(route)?.to.endsWith('/index.md') ? [] : [`${route}.html`],
    }),
    patterns: host.patterns,
    diagnostics: lostParts(settings, files, root),
  };
}

function isBeside(file: string, publicFolder: string): boolean {
  return (
    !file.startsWith(`${publicFolder}/`) &&
    !/(?:^|\/)(?:\.vitepress|\.github)\/|package\.json$|lock\.|tsconfig/.test(file)
  );
}

/** Locales with a folder of their own, by folder. */
function localeFolders(
  { locales }: Settings,
  files: SourceFiles,
  folder: string,
): ReadonlyMap<string, Settings> {
  const found = new Map<string, Settings>();
  for (const [name, one] of Object.entries(isRecord(locales) ? locales : {})) {
    const clean = normalPath(name);
    if (clean === 'root' || !isRecord(one) || /^https?:/.test(String(one.link))) continue;
    if (files.list(path.join(folder, clean)).some(isMarkdown)) found.set(clean, one);
  }
  return found;
}

function sourcePages(
  settings: Settings,
  files: SourceFiles,
  folder: string,
  locales: ReadonlyMap<string, Settings>,
): SourcePage[] {
  const excluded = (Array.isArray(settings.srcExclude) ? settings.srcExclude : []).map((glob) =>
    globPattern(String(glob)),
  );
  const rewrites = isRecord(settings.rewrites) ? settings.rewrites : {};
  return files
    .list(folder)
    .filter((file) => isMarkdown(file) && !/(?:^|\/)\.\w/.test(file.slice(folder.length)))
    .map((from): SourcePage => {
      const below = folder === '' ? from : path.relative(folder, from);
      const isExcluded =
        excluded.some((pattern) => pattern.test(below)) || /^README\.md$|\[/.test(below);
      const [first = ''] = below.split('/');
      const locale = locales.get(first);
      if (locale) {
        return {
          from,
          to: `i18n/${String(locale.lang ?? first)}/docs/${below.slice(first.length + 1)}`,
        };
      }
      if (isExcluded)
        return {
          from,
          to: `content/docs/${path.dirname(below) === '.' ? '' : `${path.dirname(below)}/`}_${path.basename(below)}`,
        };
      const rewritten = rewrites[below];
      const route = plainRoute(typeof rewritten === 'string' ? rewritten : below);
      const meta =
        below === 'index.md'
          ? frontMatterRecord(splitFrontMatter(files.text(from) ?? '').head)
          : {};
      return {
        from,
        to: meta.layout === 'home' ? 'content/index.md' : `content/docs/${below}`,
        route,
      };
    });
}

function globPattern(glob: string): RegExp {
  const body = glob
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/?/g, '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '(?:.*/)?');
  return new RegExp(`^${body}$`);
}

function siteConfig(settings: Settings, theme: Settings): Settings {
  const { title, description, base, sitemap, head } = settings;
  const hostname = isRecord(sitemap) ? sitemap.hostname : undefined;
  const icon = (Array.isArray(head) ? head : []).find(
    (one) => Array.isArray(one) && isRecord(one[1]) && one[1].rel === 'icon',
  );
  const favicon = Array.isArray(icon) && isRecord(icon[1]) ? icon[1].href : undefined;
  const footer = isRecord(theme.footer) ? theme.footer : {};
  const copyright = [footer.message, footer.copyright]
    .filter((one) => typeof one === 'string')
    .join(' ');
  return {
    title,
    tagline: description,
    ...(typeof hostname === 'string' &&
      URL.canParse(hostname) && { url: new URL(hostname).origin }),
    baseUrl: base,
    favicon: typeof favicon === 'string' ? favicon : undefined,
    markdown: { headingIds: 'vitepress' },
    openapi: false,
    themeConfig: {
      navbar: {
        ...(theme.siteTitle === false ? {} : { title: theme.siteTitle }),
        logo: logo(theme.logo),
        items: [...navbarItems(theme.nav), ...socialLinks(theme.socialLinks)],
      },
      colorMode: { respectPrefersColorScheme: settings.appearance !== false },
      footer: {
        links: columns(footer.nav),
        copyright: copyright === '' ? undefined : copyright.replace(/<[^>]*>/g, ''),
      },
      tableOfContents: outlineLevels(isRecord(theme.outline) ? theme.outline.level : theme.outline),
    },
  };
}

/** Returns the heading levels of `outline`: `deep`, `2` or `[2, 4]`. */
function outlineLevels(outline: unknown): unknown {
  if (outline === 'deep') return { maxHeadingLevel: 6 };
  if (Array.isArray(outline)) return { minHeadingLevel: outline[0], maxHeadingLevel: outline[1] };
  return typeof outline === 'number'
    ? { minHeadingLevel: outline, maxHeadingLevel: outline }
    : undefined;
}

function logo(written: unknown): unknown {
  if (typeof written === 'string') return { src: written };
  if (!isRecord(written)) return written;
  const { light, dark, src = light, alt } = written;
  return {
    src,
    ...(dark === undefined ? {} : { srcDark: dark }),
    ...(alt === undefined ? {} : { alt }),
  };
}

function linkItem(text: unknown, link: unknown): Settings[] {
  if (typeof text !== 'string' || typeof link !== 'string') {
    return text instanceof Unread || link instanceof Unread ? [{ label: text, href: link }] : [];
  }
  return [
    /^(?:https?:)?\/\//.test(link)
      ? { label: text, href: link }
      : { label: text, to: plainLink(link) },
  ];
}

function navbarItems(nav: unknown): unknown[] {
  if (nav instanceof Unread) return [nav];
  return (Array.isArray(nav) ? nav : []).flatMap((item): unknown[] => {
    if (!isRecord(item)) return [item];
    if (!Array.isArray(item.items)) return linkItem(item.text, item.link);
    const inside = flatLinks(item.items);
    return inside.length === 0 ? [] : [{ type: 'dropdown', label: item.text, items: inside }];
  });
}

/** Menus of docsgen have one level. */
function flatLinks(items: readonly unknown[]): unknown[] {
  return items.flatMap((item) => {
    if (!isRecord(item)) return [];
    return Array.isArray(item.items) ? flatLinks(item.items) : linkItem(item.text, item.link);
  });
}

function socialLinks(written: unknown): unknown[] {
  return (Array.isArray(written) ? written : []).flatMap((one) => {
    if (!isRecord(one) || typeof one.link !== 'string') return [];
    const name = typeof one.icon === 'string' ? one.icon : String(one.ariaLabel ?? 'Link');
    return [
      { label: name.charAt(0).toUpperCase() + name.slice(1), href: one.link, position: 'right' },
    ];
  });
}

function columns(written: unknown): unknown {
  return Array.isArray(written)
    ? written
        .filter(isRecord)
        .map(({ title, items }) => ({ title, items: Array.isArray(items) ? flatLinks(items) : [] }))
    : undefined;
}

function editUrl({ editLink }: Settings): unknown {
  const pattern = isRecord(editLink) ? editLink.pattern : undefined;
  if (typeof pattern !== 'string') return undefined;
  return /^(.*\/(?:edit|blob)\/[^/]+\/)/.exec(pattern)?.[1];
}

/** Reads the sidebar; one by path becomes several. */
function sidebars(written: unknown, known: ReadonlyMap<string, SourcePage>): unknown {
  if (written instanceof Unread) return written;
  if (Array.isArray(written)) return { docs: sidebarItems(written, '', known) };
  if (!isRecord(written)) return undefined;
  const named = Object.entries(written).map(([prefix, one]): [string, unknown] => {
    const name = normalPath(prefix).replace(/\//g, '-') || 'docs';
    const base = isRecord(one) && typeof one.base === 'string' ? one.base : '';
    const items = isRecord(one) && Array.isArray(one.items) ? one.items : one;
    return [name, Array.isArray(items) ? sidebarItems(items, base, known) : items];
  });
  return Object.fromEntries(named);
}

function sidebarItems(
  items: readonly unknown[],
  above: string,
  known: ReadonlyMap<string, SourcePage>,
): unknown[] {
  return items.flatMap((item): unknown[] => {
    if (!isRecord(item)) return [item];
    const base = typeof item.base === 'string' ? item.base : above;
    const label =
      typeof item.text === 'string' ? item.text.replace(/<[^>]*>/g, '').trim() : item.text;
    const link =
      typeof item.link === 'string' && /^https?:/.test(item.link)
        ? item.link
        : typeof item.link === 'string'
          ? base + item.link
          : undefined;
    const page = link === undefined ? undefined : known.get(plainLink(link));
    const isDoc = page?.to.startsWith('content/docs/') === true;
    const id = isDoc ? docId(page.to.slice('content/docs/'.length)) : undefined;
    if (Array.isArray(item.items)) {
      const inside = sidebarItems(item.items, base, known);
      if (label === undefined || label === '') return inside;
      return [
        {
          type: 'category',
          label,
          link: id === undefined ? null : { type: 'doc', id },
          ...(item.collapsed === undefined
            ? { collapsible: false }
            : { collapsed: item.collapsed }),
          items: inside,
        },
      ];
    }
    if (id !== undefined) return [{ type: 'doc', id, label }];
    return link === undefined
      ? []
      : [{ type: 'link', label, href: /^https?:/.test(link) ? link : plainLink(link) }];
  });
}

/** `/guide/`, `/guide/index.md` and `/guide/index.html` are `/guide`. */
function plainLink(link: string): string {
  const [, address = '', hash = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  const plain = `/${address.replace(/^\/+/, '')}`
    .replace(/\.(?:md|html)$/, '')
    .replace(/\/index$/, '/')
    .replace(/(.)\/$/, '$1');
  return plain + hash;
}

function newLink(target: string, context: PageContext): string | undefined {
  if (target.startsWith('/') && /\.(?:md|html)(?:[?#]|$)/.test(target)) return plainLink(target);
  return (
    movedTarget(target, context) ??
    (/\.md(?:[?#]|$)/.test(target) ? undefined : linkedPage(target, context))
  );
}

function i18n({ lang, locales }: Settings, folders: ReadonlyMap<string, Settings>): Settings {
  const root = isRecord(locales) && isRecord(locales.root) ? locales.root : {};
  const main = String(root.lang ?? lang ?? 'en');
  const all = [
    [main, root] as const,
    ...[...folders].map(([name, one]) => [String(one.lang ?? name), one] as const),
  ];
  return {
    defaultLocale: main,
    locales: all.map(([name]) => name),
    localeConfigs: Object.fromEntries(all.map(([name, { label }]) => [name, { label }])),
  };
}

function home(meta: Settings, { page }: PageContext) {
  if (page.to !== 'content/index.md' && meta.layout !== 'home') return undefined;
  const rules: FrontMatterRules = { hero: () => ({}), features: () => ({}), layout: () => ({}) };
  return { text: homeText(meta), rules };
}

function lostParts(settings: Settings, files: SourceFiles, root: string): Diagnostic[] {
  const theme = files
    .list(path.join(root, '.vitepress/theme'))
    .filter((file) => /\.(?:vue|css)$/.test(file));
  const loaders = files.list(root).filter((file) => /\.data\.[jt]s$|\.paths\.[jt]s$/.test(file));
  return [...theme, ...loaders]
    .map((file) => diagnose('migrate/no-equivalent', { what: `The file ${file}` }))
    .slice(0, settings.title === undefined ? undefined : 200);
}

const none = (): Settings => ({});

const frontMatterRules: FrontMatterRules = {
  outline: (value) => {
    if (value === false) return { hide_table_of_contents: true };
    if (value === 'deep') return { toc_max_heading_level: 6 };
    if (Array.isArray(value))
      return { toc_min_heading_level: value[0], toc_max_heading_level: value[1] };
    return typeof value === 'number' ? { toc_max_heading_level: Math.max(2, value) } : {};
  },
  prev: (value) => (value === false ? { pagination_prev: null } : {}),
  next: (value) => (value === false ? { pagination_next: null } : {}),
  editLink: (value) => (value === false ? { custom_edit_url: null } : {}),
  aside: (value) => (value === false ? { hide_table_of_contents: true } : {}),
  sidebar: (value) => (value === false ? { displayed_sidebar: null } : {}),
  ...{
    lastUpdated: none,
    navbar: none,
    footer: none,
    pageClass: none,
    titleTemplate: none,
    theme: none,
  },
  ...{ head: none, page: none, returnToTop: none },
  layout: (value) => (value === 'doc' || value === 'page' || value === 'home' ? {} : undefined),
};

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}
