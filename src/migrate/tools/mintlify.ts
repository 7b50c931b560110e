import path from 'node:path/posix';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { isRecord } from '../read/static-js.js';
import { readJsonRecord, readYamlRecord } from '../read/yaml-file.js';
import { hostRedirects, type OldRedirect, usableRedirects } from '../redirect-files.js';
import { normalPath, type SourceFiles } from '../source-files.js';
import type { SourcePage, SourceSite, SourceTool, TextPass } from '../source-tool.js';
import { titleWords } from '../text/fence-options.js';
import type { FrontMatterRules } from '../text/front-matter.js';
import { movedTarget } from '../text/moved-target.js';
import { docId, isMarkdown, plainRoute } from './plain-folder.js';

type Settings = Readonly<Record<string, unknown>>;

export const mintlify: SourceTool = {
  id: 'mintlify',
  name: 'Mintlify',
  detect: (files) => {
    const file = settingsFile(files);
    return file !== undefined && 'navigation' in readJsonRecord(files, file);
  },
  read: readSite,
};

function settingsFile(files: SourceFiles): string | undefined {
  return ['docs.json', 'mint.json'].find((name) => files.has(name));
}

function readSite(files: SourceFiles): SourceSite {
  const file = settingsFile(files) ?? '';
  const settings = readJsonRecord(files, file);
  const locales = readLocales(settings);
  const pages = sourcePages(files, locales);
  const known = new Map(pages.flatMap((page) => (page.route ? [[page.route, page] as const] : [])));
  const nav = new NavigationReader(known, files);
  nav.read(locales.main ?? settings.navigation, settings);
  const own = usableRedirects(ownRedirects(settings, file), files);
  const host = hostRedirects(files, ['']);
  const descriptions = [...new Set(nav.descriptions)].filter((one) => files.has(one));
  return {
    config: {
      ...siteConfig(settings, nav),
      ...(locales.others.length > 0 && {
        i18n: { defaultLocale: locales.name, locales: [locales.name, ...locales.others] },
      }),
      openapi: openapi(descriptions),
      docs: { routeBasePath: '/', sidebars: nav.sidebars },
      redirects: [...own.redirects, ...host.redirects],
    },
    pages,
    assets: [
      ...staticFiles(files),
      ...descriptions.map((from) => ({ from, to: `openapi/${path.basename(from)}` })),
    ],
    made: {},
    passes: [importPaths, snippetTags, titleWords],
    frontMatter: frontMatterRules,
    opening: operationPages(descriptions, files),
    syntaxWords: ['snippet', 'file', 'mdx'],
    link: movedTarget,
    patterns: [...own.patterns, ...host.patterns],
    diagnostics: [
      ...nav.missing.map((target) => diagnose('migrate/missing-file', { target })),
      ...lostParts(files, nav),
    ],
  };
}

interface Locales {
  readonly name: string;
  readonly main: unknown;
  readonly others: readonly string[];
}

/** Languages of the navigation; the default one comes first or is marked. */
function readLocales({ navigation }: Settings): Locales {
  const languages =
    isRecord(navigation) && Array.isArray(navigation.languages)
      ? navigation.languages.filter(isRecord)
      : [];
  const main = languages.find((one) => one.default === true) ?? languages[0];
  const code = (one: Settings): string =>
    one.language === 'cn' ? 'zh' : String(one.language ?? 'en');
  return {
    name: main ? code(main) : 'en',
    main,
    others: languages.filter((one) => one !== main).map(code),
  };
}

const aboutRepository =
  /^(?:README|CONTRIBUTING|LICENSE|AGENTS|CLAUDE|CODE_OF_CONDUCT|SECURITY)\.mdx?$|(?:^|\/)\.|^node_modules\//i;

function sourcePages(files: SourceFiles, { others }: Locales): SourcePage[] {
  return files
    .list('')
    .filter((file) => isMarkdown(file) && !aboutRepository.test(file))
    .map((from): SourcePage => {
      const [first = ''] = from.split('/');
      if (first === 'snippets') return { from, to: `content/docs/_${from}` };
      if (others.includes(first) || (first === 'cn' && others.includes('zh')))
        return {
          from,
          to: `i18n/${first === 'cn' ? 'zh' : first}/docs/${from.slice(first.length + 1)}`,
        };
      return { from, to: `content/docs/${from}`, route: plainRoute(from) };
    });
}

/** Files of the root folder are published as they are. */
function staticFiles(files: SourceFiles): SourcePage[] {
  return files
    .list('')
    .filter((file) => !isMarkdown(file) && !aboutRepository.test(file))
    .filter(
      (file) =>
        !/\.(?:jsx?|tsx?|css|lock|toml)$|^(?:docs|mint|package|package-lock|redirects|tsconfig)\.json$|\.ya?ml$|\.json$/.test(
          file,
        ),
    )
    .map((from) => ({ from, to: `static/${from}` }));
}

/** Reads the navigation: a sidebar for each tab, dropdown, version or anchor with pages. */
class NavigationReader {
  readonly missing: string[] = [];
  readonly descriptions: string[] = [];
  readonly sidebars: Record<string, unknown[]> = {};
  readonly links: Settings[] = [];
  readonly tabs: Settings[] = [];

  constructor(
    readonly known: ReadonlyMap<string, SourcePage>,
    readonly files: SourceFiles,
  ) {}

  read(navigation: unknown, settings: Settings): void {
    // `mint.json` has a list of groups.
    const root = Array.isArray(navigation) ? { groups: navigation } : navigation;
    this.#noteDescription(settings.openapi);
    if (isRecord(settings.api)) this.#noteDescription(settings.api.openapi);
    this.#part(root, 'docs', undefined);
    if (isRecord(root) && isRecord(root.global)) this.#part(root.global, 'global', undefined);
  }

  #part(written: unknown, named: string, label: string | undefined): void {
    if (!isRecord(written)) return;
    // The reference has a sidebar of this name.
    const name = named === 'api' ? 'api-guides' : named;
    const { href } = written;
    this.#noteDescription(written.openapi);
    if (typeof href === 'string' && /^https?:/.test(href) && label !== undefined) {
      this.links.push({ label, href });
      return;
    }
    for (const [key, labelKey] of parts) {
      const list = written[key];
      for (const one of Array.isArray(list) ? list.filter(isRecord) : []) {
        const title = String(one[labelKey] ?? '');
        this.#part(
          one,
          title
            .toLowerCase()
            .replace(/[^a-z0-9]+/g, '-')
            .replace(/^-|-$/g, '') || 'docs',
          title,
        );
      }
    }
    const items = [...this.#items(written.groups), ...this.#items(written.pages)];
    if (items.length === 0) return;
    const known = this.sidebars[name];
    if (known) known.push(...items);
    else {
      this.sidebars[name] = items;
      if (label !== undefined) this.tabs.push({ type: 'docSidebar', sidebarId: name, label });
    }
  }

  #items(written: unknown): unknown[] {
    return (Array.isArray(written) ? written : []).flatMap((one): unknown[] => {
      if (typeof one === 'string') return this.#page(one);
      if (!isRecord(one)) return [];
      this.#noteDescription(one.openapi);
      if (typeof one.group !== 'string') return this.#items(one.pages);
      const items = [...this.#items(one.pages), ...this.#items(one.groups)];
      const root = typeof one.root === 'string' ? this.#page(one.root)[0] : undefined;
      if (items.length === 0 && root === undefined) return [];
      const link = typeof root === 'string' ? { type: 'doc', id: root } : null;
      return [
        {
          type: 'category',
          label: one.group,
          link,
          ...(link ? {} : { collapsible: false }),
          items,
        },
      ];
    });
  }

  #page(target: string): unknown[] {
    // An operation of a description has its own page in docsgen.
    if (
      /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|WEBHOOK)\s/i.test(target) ||
      /^[\w./-]+\s+(?:GET|POST|PUT|PATCH|DELETE)\s/i.test(target)
    )
      return [];
    const route = plainRoute(`${normalPath(target).replace(/\.mdx?$/, '')}.mdx`);
    const page = this.known.get(route);
    if (page) return [docId(page.to.slice('content/docs/'.length))];
    this.missing.push(target);
    return [];
  }

  #noteDescription(written: unknown): void {
    for (const one of [written].flat()) {
      if (typeof one === 'string') this.descriptions.push(normalPath(one));
      else if (isRecord(one) && typeof one.source === 'string')
        this.descriptions.push(normalPath(one.source));
    }
  }
}

/** Lists of the navigation and the key of their labels. */
const parts = [
  ['tabs', 'tab'],
  ['anchors', 'anchor'],
  ['dropdowns', 'dropdown'],
  ['products', 'product'],
  ['versions', 'version'],
  ['menu', 'item'],
  ['languages', 'language'],
] as const;

function siteConfig(settings: Settings, { tabs, links }: NavigationReader): Settings {
  const colors = isRecord(settings.colors) ? settings.colors : {};
  const navbar = isRecord(settings.navbar) ? settings.navbar : {};
  const topbar = [settings.topbarLinks, navbar.links].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  const button = [settings.topbarCtaButton, navbar.primary].filter(isRecord);
  const own = [...topbar, ...button]
    .filter(isRecord)
    .flatMap(({ label, name, href, url, type }) => {
      const target = href ?? url;
      const title = label ?? name ?? (type === 'github' ? 'GitHub' : undefined);
      return typeof target === 'string' && title !== undefined
        ? [{ label: title, href: target, position: 'right' }]
        : [];
    });
  const footer = isRecord(settings.footer) ? settings.footer : {};
  const socials = isRecord(footer.socials)
    ? footer.socials
    : isRecord(settings.footerSocials)
      ? settings.footerSocials
      : {};
  const favicon = isRecord(settings.favicon) ? settings.favicon.light : settings.favicon;
  const { primary, light } = colors;
  return {
    title: settings.name,
    tagline: settings.description,
    favicon,
    markdown: { headingIds: 'mintlify' },
    themeConfig: {
      navbar: {
        logo: logo(settings.logo),
        items: [...(tabs.length > 1 ? tabs : []), ...links, ...own],
      },
      colorMode: { respectPrefersColorScheme: true },
      accent:
        typeof light === 'string' && typeof primary === 'string'
          ? { light: primary, dark: light }
          : primary,
      footer: { links: footerLinks(footer.links, socials) },
    },
  };
}

function logo(written: unknown): unknown {
  if (typeof written === 'string') return { src: written };
  if (!isRecord(written)) return undefined;
  const { light, dark } = written;
  return {
    src: light ?? dark,
    ...(light !== undefined && dark !== undefined ? { srcDark: dark } : {}),
  };
}

function footerLinks(columns: unknown, socials: Settings): unknown[] {
  const listed = (Array.isArray(columns) ? columns.filter(isRecord) : []).map(
    ({ header, items }) => ({
      ...(header === undefined ? {} : { title: header }),
      items: (Array.isArray(items) ? items.filter(isRecord) : []).map(({ label, href }) => ({
        label,
        href,
      })),
    }),
  );
  const links = Object.entries(socials).flatMap(([name, href]) =>
    typeof href === 'string'
      ? [
          {
            label: name === 'github' ? 'GitHub' : name.charAt(0).toUpperCase() + name.slice(1),
            href,
          },
        ]
      : [],
  );
  return [...listed, ...(links.length > 0 ? [{ items: links }] : [])];
}

function ownRedirects(
  { redirects }: Settings,
  file: string,
): (OldRedirect & { file: string; offset: number })[] {
  return (Array.isArray(redirects) ? redirects.filter(isRecord) : []).flatMap(
    ({ source, destination }) =>
      typeof source === 'string' && typeof destination === 'string'
        ? [{ from: source, to: destination, file, offset: 0 }]
        : [],
  );
}

function openapi(descriptions: readonly string[]): unknown {
  if (descriptions.length === 0) return false;
  const all = descriptions.map((one) => ({ path: `openapi/${path.basename(one)}` }));
  return all.length === 1 ? all[0] : all;
}

/** A page of an operation, `openapi: GET /planets`, shows that operation of the description. */
function operationPages(
  descriptions: readonly string[],
  files: SourceFiles,
): SourceSite['opening'] {
  const ids = new Map(descriptions.flatMap((file) => operationIds(readYamlRecord(files, file))));
  return ({ openapi: written }) => {
    if (typeof written !== 'string') return undefined;
    const [, method = '', address = ''] = /([A-Za-z]+)\s+(\/\S*)$/.exec(written.trim()) ?? [];
    const id = ids.get(`${method.toUpperCase()} ${address}`);
    return id === undefined
      ? undefined
      : { text: `::operation[${id}]\n\n`, rules: { openapi: () => ({}) } };
  };
}

function operationIds({ paths }: Settings): (readonly [string, string])[] {
  return Object.entries(isRecord(paths) ? paths : {}).flatMap(([address, item]) =>
    Object.entries(isRecord(item) ? item : {}).flatMap(([method, operation]) =>
      isRecord(operation) && typeof operation.operationId === 'string'
        ? [[`${method.toUpperCase()} ${address}`, operation.operationId] as const]
        : [],
    ),
  );
}

/** Imports of Markdown begin at the root of the site. */
const importPaths: TextPass = (text, { files, movedPage, linkTo }) =>
  text.replace(
    /^(import\s[^'"\n]*['"])(\/[^'"\n]+\.mdx?)(['"])/gm,
    (all, before: string, target: string, after: string) => {
      const file = normalPath(target);
      return files.has(file) && movedPage(file) ? before + linkTo(file) + after : all;
    },
  );

const snippetTags: TextPass = (text, { files, linkTo }) =>
  text.replace(
    /<Snippet\s+file=(?:"([^"\n]+)"|\{["']([^"'\n]+)["']\})\s*\/>/g,
    (all, quoted?: string, braced?: string) => {
      const file = `snippets/${normalPath(quoted ?? braced ?? '').replace(/^snippets\//, '')}`;
      return files.has(file) ? `::include[${linkTo(file)}]` : all;
    },
  );

function lostParts(files: SourceFiles, { descriptions }: NavigationReader): Diagnostic[] {
  const scripts = files
    .list('')
    .filter((file) => /^[^/]+\.(?:js|css)$/.test(file) || /^snippets\/.*\.[jt]sx$/.test(file));
  const remote = descriptions.filter((one) => /^https?:/.test(one));
  return [
    ...scripts.map((file) => `The file ${file}`),
    ...remote.map((url) => `The API description at ${url}`),
  ].map((what) => diagnose('migrate/no-equivalent', { what }));
}

const none = (): Settings => ({});

const frontMatterRules: FrontMatterRules = {
  sidebarTitle: (value) => ({ sidebar_label: value }),
  hidden: (value) => (value === true ? { unlisted: true } : {}),
  noindex: (value) => (value === true ? { unlisted: true } : {}),
  'og:image': (value) => ({ image: value }),
  ...{
    icon: none,
    iconType: none,
    mode: none,
    tag: none,
    rss: none,
    'og:title': none,
    'og:description': none,
  },
  ...{
    'og:type': none,
    'twitter:image': none,
    'twitter:title': none,
    boost: none,
    searchable: none,
    timestamp: none,
  },
};
