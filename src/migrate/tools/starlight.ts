import path from 'node:path/posix';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { isRecord, readDefaultExport, Unread } from '../read/static-js.js';
import { hostRedirects, type OldRedirect, usableRedirects } from '../redirect-files.js';
import { normalPath, type SourceFiles } from '../source-files.js';
import type { PageContext, SourcePage, SourceSite, SourceTool, TextPass } from '../source-tool.js';
import type { FrontMatterRules } from '../text/front-matter.js';
import { homeText } from '../text/hero.js';
import { movedTarget } from '../text/moved-target.js';
import { docId, isMarkdown, plainRoute, staticAssets } from './plain-folder.js';

type Settings = Readonly<Record<string, unknown>>;

const texts = 'src/content/docs';

export const starlight: SourceTool = {
  id: 'starlight',
  name: 'Starlight',
  detect: (files) => configFile(files) !== undefined && files.list(texts).some(isMarkdown),
  read: readSite,
};

function configFile(files: SourceFiles): string | undefined {
  return ['mjs', 'ts', 'js', 'mts']
    .map((end) => `astro.config.${end}`)
    .find((file) => files.has(file));
}

function readSite(files: SourceFiles): SourceSite {
  const file = configFile(files) ?? '';
  const read = readDefaultExport(files, file);
  const astro: Settings = isRecord(read) ? read : {};
  const integrations = Array.isArray(astro.integrations) ? astro.integrations : [];
  const settings: Settings =
    integrations.find((one) => isRecord(one) && ('title' in one || 'sidebar' in one)) ?? {};
  const locales = readLocales(settings, files);
  const pages = sourcePages(files, locales);
  const known = new Map(pages.flatMap((page) => (page.route ? [[page.route, page] as const] : [])));
  const own = usableRedirects(astroRedirects(astro, file), files);
  const host = hostRedirects(files, ['', 'public']);
  const folder = locales.mainFolder;
  return {
    config: {
      ...siteConfig(astro, settings, files),
      ...(locales.all.length > 1 && { i18n: i18n(locales) }),
      docs: {
        routeBasePath: '/',
        editUrl: editUrl(settings),
        showLastUpdateTime: settings.lastUpdated === true,
        sidebars: Array.isArray(settings.sidebar)
          ? { docs: sidebarItems(settings.sidebar, known) }
          : settings.sidebar,
      },
      redirects: [...own.redirects, ...host.redirects],
    },
    pages,
    assets: [
      ...staticAssets(files, 'public'),
      ...files
        .list('src/assets')
        .map((from) => ({ from, to: `content/${from.slice('src/'.length)}` })),
      ...files
        .list(texts)
        .filter((from) => !isMarkdown(from) && !/\.(?:mdoc|[jt]sx?|astro|json|ya?ml)$/.test(from))
        .map((from) => ({ from, to: newPath(from.slice(texts.length + 1), locales) })),
    ],
    made: translatedLabels(settings.sidebar),
    passes: [aliases],
    frontMatter: frontMatterRules,
    opening: home,
    syntaxWords: [],
    link: movedTarget,
    // The default language has no folder in docsgen.
    ...(folder !== '' && {
      otherRoutes: (route: string) => [`/${folder}${route === '/' ? '' : route}`],
    }),
    patterns: [...own.patterns, ...host.patterns],
    diagnostics: lostParts(settings, files),
  };
}

interface Locale {
  readonly folder: string;
  readonly lang: string;
  readonly label: unknown;
}

interface Locales {
  readonly all: readonly Locale[];
  readonly main: string;
  /** Folder of the default language; empty at the root. */
  readonly mainFolder: string;
}

function readLocales(settings: Settings, files: SourceFiles): Locales {
  const written = isRecord(settings.locales) ? settings.locales : {};
  const listed = Object.entries(written).flatMap(([name, one]): Locale[] => {
    const folder = name === 'root' ? '' : name;
    if (!isRecord(one) || (folder !== '' && files.list(`${texts}/${folder}`).length === 0))
      return [];
    return [{ folder, lang: String(one.lang ?? name), label: one.label }];
  });
  const wanted = settings.defaultLocale === 'root' ? '' : settings.defaultLocale;
  const main =
    listed.find(({ folder }) => folder === wanted) ??
    listed.find(({ folder }) => folder === '') ??
    listed[0];
  const all = main ? [main, ...listed.filter((one) => one !== main)] : [];
  return { all, main: main?.lang ?? 'en', mainFolder: main?.folder ?? '' };
}

function sourcePages(files: SourceFiles, locales: Locales): SourcePage[] {
  return files
    .list(texts)
    .filter(isMarkdown)
    .map((from): SourcePage => {
      const below = from.slice(texts.length + 1);
      const to = newPath(below, locales);
      const isMain = to.startsWith('content/docs/') && !/(?:^|\/)_/.test(below);
      const own = locales.mainFolder === '' ? below : path.relative(locales.mainFolder, below);
      return { from, to, route: isMain ? plainRoute(own.toLowerCase()) : undefined };
    });
}

function newPath(below: string, { all, mainFolder }: Locales): string {
  const [first = ''] = below.split('/');
  const locale = all.find(({ folder }) => folder !== '' && folder === first);
  if (locale && first !== mainFolder)
    return `i18n/${locale.lang}/docs/${below.slice(first.length + 1)}`;
  return `content/docs/${mainFolder !== '' && first === mainFolder ? below.slice(first.length + 1) : below}`;
}

function siteConfig(astro: Settings, settings: Settings, files: SourceFiles): Settings {
  const { site, base, trailingSlash } = astro;
  const { title, description, favicon, tableOfContents } = settings;
  const name = isRecord(title) ? Object.values(title)[0] : title;
  return {
    title: name,
    tagline: description,
    ...(typeof site === 'string' && URL.canParse(site) && { url: new URL(site).origin }),
    baseUrl:
      typeof base === 'string' ? `/${base.replace(/^\/|\/$/g, '')}/`.replace('//', '/') : undefined,
    trailingSlash: trailingSlash !== 'never',
    favicon: favicon ?? (files.has('public/favicon.svg') ? '/favicon.svg' : undefined),
    openapi: false,
    themeConfig: {
      navbar: { logo: logo(settings.logo, files), items: socialLinks(settings.social) },
      colorMode: { respectPrefersColorScheme: true },
      tableOfContents: isRecord(tableOfContents) ? tableOfContents : undefined,
      accent: accent(settings.customCss, files),
    },
  };
}

function logo(written: unknown, files: SourceFiles): unknown {
  if (!isRecord(written)) return undefined;
  const address = (value: unknown): string | undefined => {
    if (typeof value !== 'string') return undefined;
    const file = normalPath(value);
    return files.has(file) ? `/${file.replace(/^src\//, '').replace(/^public\//, '')}` : value;
  };
  const src = address(written.src ?? written.light);
  const dark = address(written.dark);
  return src === undefined
    ? undefined
    : {
        src,
        ...(dark === undefined ? {} : { srcDark: dark }),
        ...(written.alt ? { alt: written.alt } : {}),
      };
}

function accent(written: unknown, files: SourceFiles): unknown {
  for (const file of Array.isArray(written) ? written.map(String) : []) {
    const css = files.text(normalPath(file)) ?? '';
    const found = [...css.matchAll(/--sl-color-accent:\s*(#[\da-f]{3}(?:[\da-f]{3})?)\b/gi)].map(
      ([, color = '']) => color,
    );
    // Starlight begins with the dark mode.
    const [dark, light] = found;
    if (dark !== undefined) return light === undefined ? dark : { light, dark };
  }
  return undefined;
}

function socialLinks(written: unknown): unknown[] {
  const named = isRecord(written)
    ? Object.entries(written).map(([icon, href]) => ({ icon, href }))
    : written;
  return (Array.isArray(named) ? named : []).filter(isRecord).flatMap((one) => {
    const { href, icon } = one as Settings;
    const label =
      (one as Settings).label ?? `${String(icon).charAt(0).toUpperCase()}${String(icon).slice(1)}`;
    return typeof href === 'string' ? [{ label, href, position: 'right' }] : [];
  });
}

function editUrl({ editLink }: Settings): string | undefined {
  const base = isRecord(editLink) ? editLink.baseUrl : undefined;
  return typeof base === 'string'
    ? (/^(.*\/(?:edit|blob)\/[^/]+)/.exec(base)?.[1] ?? base)
    : undefined;
}

function i18n({ all, main }: Locales): Settings {
  return {
    defaultLocale: main,
    locales: all.map(({ lang }) => lang),
    localeConfigs: Object.fromEntries(all.map(({ lang, label }) => [lang, { label }])),
  };
}

function sidebarItems(
  items: readonly unknown[],
  known: ReadonlyMap<string, SourcePage>,
): unknown[] {
  return items.flatMap((item): unknown[] => {
    if (item instanceof Unread) return [item];
    if (typeof item === 'string') return entry(`/${normalPath(item)}`, undefined, known);
    if (!isRecord(item)) return [];
    const { label, slug, link, autogenerate } = item;
    const inside = Array.isArray(item.items)
      ? sidebarItems(item.items, known)
      : isRecord(autogenerate)
        ? [{ type: 'autogenerated', dirName: normalPath(String(autogenerate.directory)) || '.' }]
        : item.items;
    if (inside !== undefined) {
      const collapsed =
        item.collapsed === true || (isRecord(autogenerate) && autogenerate.collapsed === true);
      return [{ type: 'category', label, link: null, collapsed, items: inside }];
    }
    if (typeof slug === 'string') return entry(`/${normalPath(slug)}`, label, known);
    if (typeof link !== 'string') return [];
    return /^https?:/.test(link)
      ? [{ type: 'link', label, href: link }]
      : entry(`/${normalPath(link)}`, label, known);
  });
}

function entry(address: string, label: unknown, known: ReadonlyMap<string, SourcePage>): unknown[] {
  const route = address === '/index' ? '/' : address;
  const page = known.get(route);
  if (!page) return [{ type: 'link', label: label ?? route.slice(1), href: route }];
  const id = docId(page.to.slice('content/docs/'.length));
  return label === undefined ? [id] : [{ type: 'doc', id, label }];
}

/** Returns `site.json` for each language from the `translations` of labels. */
function translatedLabels(sidebar: unknown): Record<string, string> {
  const labels = new Map<string, Record<string, unknown>>();
  const walk = (items: unknown): void => {
    for (const item of Array.isArray(items) ? items : []) {
      if (!isRecord(item)) continue;
      for (const [lang, text] of Object.entries(
        isRecord(item.translations) ? item.translations : {},
      )) {
        if (typeof item.label !== 'string' || typeof text !== 'string') continue;
        labels.set(lang, { ...labels.get(lang), [item.label]: text });
      }
      walk(item.items);
    }
  };
  walk(sidebar);
  return Object.fromEntries(
    [...labels].map(([lang, one]) => [
      `i18n/${lang}/site.json`,
      `${JSON.stringify(one, undefined, 2)}\n`,
    ]),
  );
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

/** `~/assets/a.png` and `@/assets/a.png` are files of `src`. */
const aliases: TextPass = (text, { files, linkTo }) =>
  text.replace(
    /(^import\s[^'"\n]*['"]|\]\()([~@]\/[^'"\s)]+|(?:\.\.\/)+assets\/[^'"\s)]+)/gm,
    (all, before: string, target: string) => {
      const file = `src/${target.replace(/^[~@]\/|^(?:\.\.\/)+/, '')}`;
      return files.has(file) && /^src\/(?:assets|content)\//.test(file)
        ? before + linkTo(file)
        : all;
    },
  );

function home(meta: Settings, _context: PageContext) {
  if (!isRecord(meta.hero)) return undefined;
  const title = meta.hero.title === undefined ? { title: meta.title } : {};
  const rules: FrontMatterRules = { hero: () => ({}) };
  return { text: homeText({ hero: { ...title, ...meta.hero } }), rules };
}

function lostParts({ customCss, components, plugins }: Settings, files: SourceFiles): Diagnostic[] {
  const styles = (Array.isArray(customCss) ? customCss : []).map(
    (one) => `The style sheet ${String(one)}`,
  );
  const parts = Object.keys(isRecord(components) ? components : {}).map(
    (one) => `The component ${one}`,
  );
  const others = (Array.isArray(plugins) ? plugins : []).flatMap((one) =>
    one instanceof Unread ? [`The plugin ${one.code.split('(', 1)[0]}`] : [],
  );
  const astroPages = files.list('src/pages').map((file) => `The page ${file}`);
  const markdoc = files
    .list(texts)
    .filter((file) => file.endsWith('.mdoc'))
    .map((file) => `The Markdoc file ${file}`);
  return [...styles, ...parts, ...others, ...astroPages, ...markdoc].map((what) =>
    diagnose('migrate/no-equivalent', { what }),
  );
}

const none = (): Settings => ({});

/** Starlight's `variant` is our `color`. */
function sidebarBadge(badge: unknown): Settings {
  if (typeof badge === 'string') return { sidebar_badge: badge };
  if (!isRecord(badge) || typeof badge.text !== 'string') return {};
  const { text, variant } = badge;
  return {
    sidebar_badge: typeof variant === 'string' ? { text, color: variant } : text,
  };
}

const frontMatterRules: FrontMatterRules = {
  sidebar: (value) => {
    if (!isRecord(value)) return {};
    const { label, order, hidden, badge } = value;
    return {
      ...(label === undefined ? {} : { sidebar_label: label }),
      ...(order === undefined ? {} : { sidebar_position: order }),
      ...(hidden === true ? { unlisted: true } : {}),
      ...sidebarBadge(badge),
    };
  },
  tableOfContents: (value) => {
    if (value === false) return { hide_table_of_contents: true };
    if (!isRecord(value)) return {};
    const { minHeadingLevel, maxHeadingLevel } = value;
    return {
      ...(minHeadingLevel === undefined ? {} : { toc_min_heading_level: minHeadingLevel }),
      ...(maxHeadingLevel === undefined ? {} : { toc_max_heading_level: maxHeadingLevel }),
    };
  },
  slug: (value) => (typeof value === 'string' ? { slug: `/${normalPath(value)}` } : undefined),
  editUrl: (value) => (value === false ? { custom_edit_url: null } : { custom_edit_url: value }),
  lastUpdated: (value) =>
    value instanceof Date || typeof value === 'string'
      ? { last_update: { date: dayOf(value) } }
      : {},
  prev: (value) => (value === false ? { pagination_prev: null } : {}),
  next: (value) => (value === false ? { pagination_next: null } : {}),
  template: (value) => (value === 'splash' ? { hide_table_of_contents: true } : {}),
  ...{ head: none, pagefind: none, i18nReady: none, type: none },
};

function dayOf(value: Date | string): string {
  return (value instanceof Date ? value.toISOString() : value).slice(0, 10);
}
