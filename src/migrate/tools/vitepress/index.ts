import path from 'node:path/posix';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { diagnose } from '../../../diagnostics/index.js';
import { computedSetting } from '../../computed-setting.js';
import { readSettings } from '../../read/read-settings.js';
import { ComputedValue, isRecord, textOr } from '../../read/setting-values.js';
import { hostRedirects } from '../../redirect-files.js';
import { normalPath, type SourceFiles } from '../../source-files.js';
import type { PageContext, SourceSite, SourceTool } from '../../source-tool.js';
import type { FrontMatterRules } from '../../text/front-matter.js';
import { homeText } from '../../text/hero.js';
import { linkedPage, movedTarget } from '../../text/moved-target.js';
import { besideAssets, staticAssets } from '../plain-folder.js';
import { withAdditionalConfigs } from './additional-config.js';
import { vitepressFrontMatter } from './front-matter.js';
import {
  folderLocales,
  localeLabels,
  localeMenu,
  mainSettings,
  vitepressLocaleSettings,
  withLocaleCode,
} from './locales.js';
import { vitepressPages } from './pages.js';
import { plainLink } from './plain-link.js';
import { attributeDelimiters, vitePressSettings, vitepressEditUrl } from './settings.js';
import { vitePressSidebars } from './sidebars.js';
import { vitepressPasses, vitepressSyntax } from './text.js';
import { textComponentSyntax, textComponents } from './text-components.js';

type Settings = Readonly<Record<string, unknown>>;

export const vitepress: SourceTool = {
  id: 'vitepress',
  name: 'VitePress',
  ownKeys: ['layout', 'hero', 'features'],
  hasSettings: true,
  detect: (files) => configFile(files) !== undefined,
  read: readSite,
};

function configFile(files: SourceFiles): string | undefined {
  const endings = ['.ts', '.mts', '.js', '.mjs', '/index.ts', '/index.mts', '/index.js'];
  return ['', 'docs/', ...scriptFolders(files)]
    .flatMap((folder) => endings.map((end) => `${folder}.vitepress/config${end}`))
    .find((file) => files.has(file));
}

/** Returns the folders that the scripts of the package name: `vitepress build website`. */
function scriptFolders(files: SourceFiles): readonly string[] {
  const scripts = files.text('package.json') ?? '';
  return [...scripts.matchAll(/\bvitepress (?:dev|build|serve|preview) ([\w./-]+)/g)].map(
    ([, folder = '']) => `${normalPath(folder)}/`,
  );
}

function readSite(files: SourceFiles): SourceSite {
  const file = configFile(files) ?? '';
  const { settings: written, diagnostics } = readSettings(files, file);
  const root = normalPath(file.replace(/\.vitepress\/.*$/, ''));
  const folder = normalPath(path.join(root, textOr(written.srcDir, '.')));
  const settings = mainSettings(withAdditionalConfigs(written, files, folder));
  const locales = folderLocales(settings, files, folder);
  const pages = vitepressPages(settings, files, folder, locales);
  const theme = isRecord(settings.themeConfig) ? settings.themeConfig : {};
  const publicFolder = path.join(folder, 'public');
  const host = hostRedirects(
    files,
    ['', root, publicFolder].filter((one, at, all) => all.indexOf(one) === at),
  );
  const pagesByRoute = new Map(
    pages.flatMap((page) => (page.route ? [[page.route, page] as const] : [])),
  );
  return {
    config: {
      ...vitePressSettings(settings, theme, localeMenu(settings, locales)),
      ...(locales.length > 0 && { i18n: vitepressLocaleSettings(settings, locales) }),
      docs: {
        routeBasePath: '/',
        editUrl: vitepressEditUrl(theme),
        showLastUpdateTime: settings.lastUpdated === true,
        sidebars: vitePressSidebars(theme.sidebar, pagesByRoute),
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
    generatedFiles: localeLabels(settings, locales),
    passes: [
      textComponents(files, path.join(root, '.vitepress'), folder),
      ...vitepressPasses(folder, attributeDelimiters(settings)),
    ],
    frontMatter: vitepressFrontMatter,
    opening: (meta, context) => home(meta, context, textOr(settings.title, '')),
    syntaxWords: [],
    syntax: [...vitepressSyntax, textComponentSyntax],
    link: (target, context) => {
      const renamed = withLocaleCode(target, locales);
      return newLink(renamed, context) ?? renamed;
    },
    ...(settings.cleanUrls !== true && {
      otherRoutes: (route: string) =>
        pagesByRoute.get(route)?.to.endsWith('/index.md') ? [] : [`${route}.html`],
    }),
    patterns: host.patterns,
    diagnostics: [
      ...diagnostics,
      ...lostParts(settings, files, root),
      ...computedSettings(written, files),
    ],
  };
}

function isBeside(file: string, publicFolder: string): boolean {
  return (
    !file.startsWith(`${publicFolder}/`) &&
    !/(?:^|\/)(?:\.vitepress|\.github)\/|package\.json$|lock\.|tsconfig/.test(file)
  );
}

function newLink(target: string, context: PageContext): string | undefined {
  if (target.startsWith('/') && /\.(?:md|html)(?:[?#]|$)/.test(target)) return plainLink(target);
  return (
    movedTarget(target, context) ??
    (/\.md(?:[?#]|$)/.test(target) ? undefined : linkedPage(target, context))
  );
}

function home(meta: Settings, { page, files }: PageContext, siteTitle: string) {
  const isSiteHome = page.to === 'content/index.md';
  if (!isSiteHome && meta.layout !== 'home') return undefined;
  const rules: FrontMatterRules = { hero: () => ({}), features: () => ({}), layout: () => ({}) };
  const hasTitle = /^# /m.test(files.text(page.from) ?? '') || meta.title !== undefined;
  // A page that a component fills has the title of the site.
  const isUntitled = isSiteHome && meta.hero === undefined && !hasTitle;
  return { text: homeText(isUntitled ? { ...meta, hero: { name: siteTitle } } : meta), rules };
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

/** Reports settings that hold others and are computed by code. Those that hold values are reported with the new ones. */
function computedSettings(
  { srcDir, rewrites, themeConfig, locales }: Settings,
  files: SourceFiles,
): Diagnostic[] {
  const ofLocales = Object.entries(isRecord(locales) ? locales : {}).flatMap(([name, locale]) => [
    [`locales.${name}`, locale] as const,
    [`locales.${name}.themeConfig`, isRecord(locale) ? locale.themeConfig : undefined] as const,
  ]);
  const all = [
    ['srcDir', srcDir] as const,
    ['rewrites', rewrites] as const,
    ['themeConfig', themeConfig] as const,
    ['locales', locales] as const,
    ...ofLocales,
  ];
  return all.flatMap(([key, value]) =>
    value instanceof ComputedValue ? [computedSetting(key, value, files)] : [],
  );
}
