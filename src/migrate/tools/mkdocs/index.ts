import path from 'node:path/posix';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { diagnose } from '../../../diagnostics/index.js';
import { isMarkdownFile } from '../../../files/markdown-file.js';
import { isRecord } from '../../read/unread.js';
import { hostRedirects, type OldRedirect } from '../../redirect-files.js';
import { normalPath, type SourceFiles } from '../../source-files.js';
import type { SourcePage, SourceSite, SourceTool } from '../../source-tool.js';
import type { FrontMatterRules } from '../../text/front-matter.js';
import {
  headerAsFrontMatter,
  mkdocsPasses,
  mkdocsSyntax,
  mkdocsWords,
} from '../../text/mkdocs-text.js';
import { movedTarget } from '../../text/moved-target.js';
import { besideAssets, plainRoute } from '../plain-folder.js';
import { readsMath } from '../reads-math.js';
import { FolderNav, literateNavFile } from './folder-nav.js';
import { NavReader } from './nav.js';
import { extensionOptions, pluginFindings, pluginSettings } from './plugins.js';
import { type MkdocsSettings, mkdocsSettingsFile, readMkdocsSettings } from './settings.js';

type Settings = MkdocsSettings;

export const mkdocs: SourceTool = {
  id: 'mkdocs',
  name: 'MkDocs',
  ownKeys: [],
  detect: (files) => mkdocsSettingsFile(files) !== undefined,
  read: readSite,
};

function readSite(files: SourceFiles): SourceSite {
  const settings = readMkdocsSettings(files, mkdocsSettingsFile(files) ?? '');
  const folder = normalPath(String(settings.docs_dir ?? 'docs'));
  const excluded = excludedFiles(settings);
  const isNavFile = literateNavFile(settings.plugins);
  const pages = files
    .list(folder)
    .filter(
      (file) => isMarkdownFile(file) && !excluded(path.relative(folder, file)) && !isNavFile(file),
    )
    .map((from): SourcePage => {
      const below = path.relative(folder, from);
      return { from, to: `content/docs/${below}`, route: plainRoute(below) };
    });
  const pagePaths = new Set(pages.map(({ from }) => path.relative(folder, from)));
  const folders = FolderNav.of(settings.plugins, files, folder, pagePaths);
  const nav = new NavReader(pagePaths, folder, folders?.section.bind(folders));
  const sidebar = Array.isArray(settings.nav) ? nav.items(settings.nav) : folders?.items('');
  const hasFolders = settings.use_directory_urls !== false;
  const host = hostRedirects(files, ['', folder]);
  const images = [settings.theme].flatMap((theme) =>
    isRecord(theme) ? [theme.logo, theme.favicon] : [],
  );
  return {
    config: {
      ...siteConfig(settings),
      trailingSlash: hasFolders,
      docs: {
        routeBasePath: '/',
        editUrl: editUrl(settings),
        ...(sidebar && { sidebars: { docs: sidebar } }),
      },
      redirects: [...pluginRedirects(settings), ...host.redirects],
    },
    pages,
    assets: [
      ...besideAssets(files, folder, 'content/docs'),
      ...images.flatMap((name) =>
        typeof name === 'string' && files.has(`${folder}/${name}`)
          ? [{ from: `${folder}/${name}`, to: `static/${name}` }]
          : [],
      ),
    ],
    generatedFiles: {},
    header: headerAsFrontMatter,
    passes: mkdocsPasses(folder, snippetPaths(settings)),
    frontMatter: frontMatterRules,
    syntax: mkdocsSyntax,
    syntaxWords: mkdocsWords,
    link: (target, context) => context.byRoute(target, folder) ?? movedTarget(target, context),
    ...(!hasFolders && {
      otherRoutes: (route: string) => [route === '/' ? '/index.html' : `${route}.html`],
    }),
    patterns: host.patterns,
    diagnostics: [
      ...[...nav.missing, ...(folders?.missing ?? [])].map(missingFile),
      ...scripts(settings),
      ...pluginFindings(settings),
    ],
  };
}

/** Folders in which snippets are looked for. */
function snippetPaths({ markdown_extensions: extensions }: Settings): readonly string[] {
  const options =
    extensionOptions(extensions, 'pymdownx.snippets') ??
    extensionOptions(extensions, 'mdx_include');
  const written = options?.base_path ?? '.';
  return [written].flat().map((one) => normalPath(String(one)));
}

function excludedFiles({ exclude_docs: written, plugins }: Settings): (file: string) => boolean {
  const globs = [
    ...(typeof written === 'string' ? written.split('\n') : []),
    ...[pluginSettings(plugins, 'exclude')?.glob ?? []].flat().map(String),
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^[#!]/.test(line));
  const patterns = globs.map((glob) => {
    const body = glob
      .replace(/^\//, '')
      .replace(/[.+^$()|[\]\\]/g, '\\$&')
      .replaceAll('**', '\0')
      .replaceAll('*', '[^/]*')
      .replaceAll('\0', '.*');
    return new RegExp(
      `${glob.startsWith('/') ? '^' : '(?:^|/)'}${body}${glob.endsWith('/') ? '' : '(?:$|/)'}`,
    );
  });
  return (file) => patterns.some((pattern) => pattern.test(file));
}

/** Colours of Material for MkDocs by name. */
const colors: Readonly<Record<string, string>> = {
  ...{
    red: '#ef5552',
    pink: '#e92063',
    purple: '#ab47bd',
    'deep purple': '#7e56c2',
    indigo: '#4051b5',
  },
  ...{
    blue: '#2094f3',
    'light blue': '#02a6f2',
    cyan: '#00bdd6',
    teal: '#009485',
    green: '#4cae4f',
  },
  ...{
    'light green': '#8bc34b',
    lime: '#cbdc38',
    amber: '#ffc105',
    orange: '#ffa724',
    'deep orange': '#ff6e42',
  },
  ...{ brown: '#795649', grey: '#757575', 'blue grey': '#546d78' },
};

function siteConfig(settings: Settings): Settings {
  const { site_name: title, site_description: tagline, site_url: siteUrl } = settings;
  const theme = isRecord(settings.theme) ? settings.theme : {};
  const address =
    typeof siteUrl === 'string' && URL.canParse(siteUrl) ? new URL(siteUrl) : undefined;
  const language = typeof theme.language === 'string' ? theme.language : undefined;
  return {
    title,
    tagline,
    ...(address && { url: address.origin, baseUrl: address.pathname }),
    favicon: theme.favicon,
    ...(language !== undefined && language !== 'en' && { i18n: { defaultLocale: language } }),
    markdown: {
      headingIds: headingIds(settings),
      ...(hasDefinitionLists(settings) && { definitionLists: true }),
      ...(readsMath(settings.markdown_extensions) && { math: true }),
    },
    openapi: false,
    themeConfig: themeConfig(settings, theme),
  };
}

function themeConfig(settings: Settings, theme: Settings): Settings {
  const palettes = [theme.palette].flat().filter(isRecord);
  const hasDark = palettes.some((one) => one.scheme === 'slate');
  return {
    navbar: {
      ...(typeof theme.logo === 'string' && { logo: { src: theme.logo } }),
      ...repositoryItems(settings),
    },
    ...(hasDark && { colorMode: { respectPrefersColorScheme: true } }),
    footer: footer(settings),
    accent: palettes.map((one) => colors[String(one.primary)]).find(Boolean),
  };
}

function repositoryItems({ repo_url: href, repo_name: name = 'Repository' }: Settings): Settings {
  if (typeof href !== 'string') return {};
  const label = /github/.test(href) ? 'GitHub' : String(name);
  return { items: [{ label, href, position: 'right' }] };
}

function footer({ extra, copyright }: Settings): Settings {
  const social = isRecord(extra) && Array.isArray(extra.social) ? extra.social : [];
  const items = social
    .filter(isRecord)
    .flatMap(({ link, name, icon }) =>
      typeof link === 'string' && /^https?:/.test(link)
        ? [{ label: String(name ?? String(icon).split('/').at(-1) ?? link), href: link }]
        : [],
    );
  return {
    ...(items.length > 0 && { links: [{ items }] }),
    ...(typeof copyright === 'string' && { copyright: plainText(copyright) }),
  };
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&copy;', '©')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Python-Markdown's own rule, unless a slug function of pymdownx is set. */
function headingIds({ markdown_extensions: extensions }: Settings): string {
  const options = extensionOptions(extensions, 'toc');
  return options?.slugify === undefined ? 'python-markdown' : 'github';
}

function hasDefinitionLists({ markdown_extensions: extensions }: Settings): boolean {
  const names = [extensions].flat().map((one) => (isRecord(one) ? Object.keys(one)[0] : one));
  return names.some((name) => name === 'def_list' || name === 'extra');
}

/** Returns the folder of the repository, as the paths of files change. */
function editUrl({ repo_url: repository, edit_uri: written }: Settings): string | undefined {
  if (typeof repository !== 'string' || written === '' || !/github|gitlab/.test(repository))
    return undefined;
  const [, branch = 'main'] =
    /(?:edit|blob)\/([^/]+)/.exec(typeof written === 'string' ? written : '') ?? [];
  return `${repository.replace(/\/$/, '')}/edit/${branch}/`;
}

function pluginRedirects({ plugins }: Settings): OldRedirect[] {
  const maps = pluginSettings(plugins, 'redirects')?.redirect_maps;
  return Object.entries(isRecord(maps) ? maps : {}).map(([from, to]) => {
    const [target = '', hash] = String(to).split('#');
    const route = /^https?:/.test(target) ? target : plainRoute(target);
    return { from: plainRoute(from), to: hash === undefined ? route : `${route}#${hash}` };
  });
}

function missingFile(target: string): Diagnostic {
  return diagnose('migrate/missing-file', { target });
}

function scripts({ extra_css: styles, extra_javascript: scripts }: Settings): Diagnostic[] {
  return [styles, scripts].flatMap((list) =>
    (Array.isArray(list) ? list : []).map((one) =>
      diagnose(
        'migrate/no-equivalent',
        {
          what: `The file ${isRecord(one) ? String(one.path) : String(one)}`,
        },
        { hint: 'styles belong into theme/styles/custom.css, scripts into `scripts`' },
      ),
    ),
  );
}

const without = (): Settings => ({});

const frontMatterRules: FrontMatterRules = {
  hide: (value) => {
    const parts = [value].flat().map(String);
    return parts.includes('toc') ? { hide_table_of_contents: true } : {};
  },
  date: (value) => (isRecord(value) ? { date: String(value.created).slice(0, 10) } : undefined),
  nav_title: (value) => ({ sidebar_label: value }),
  ...{ icon: without, status: without, template: without, search: without, comments: without },
  ...{
    social: without,
    'no-feedback': without,
    subtitle: (value: unknown) => ({ description: value }),
  },
};
