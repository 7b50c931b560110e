import path from 'node:path/posix';
import ignore from 'ignore';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { diagnose } from '../../../diagnostics/index.js';
import { isInside } from '../../../files/index.js';
import { isMarkdownFile } from '../../../files/markdown-file.js';
import { decodeUriPart } from '../../../url/decode-uri-part.js';
import { isRecord } from '../../read/setting-values.js';
import { hostRedirects, type OldRedirect } from '../../redirect-files.js';
import { normalPath, type SourceFiles } from '../../source-files.js';
import type { PageContext, SourcePage, SourceSite, SourceTool } from '../../source-tool.js';
import { codeLines } from '../../text/code-ranges.js';
import {
  convertFrontMatter,
  type FrontMatterRules,
  splitFrontMatter,
  subtitleRule,
} from '../../text/front-matter.js';
import { movedTarget } from '../../text/moved-target.js';
import { besideAssets, plainRoute } from '../plain-folder.js';
import { ApiTags, apiPlugins, apiTagSyntax } from './api-tags.js';
import { autorefs, crossReferenceSyntax } from './autorefs.js';
import { excerptSyntax, excerpts, type MaterialBlog, materialBlog, postHeader } from './blog.js';
import { FolderNav, literateNavFile } from './folder-nav.js';
import {
  languageLabels,
  languagePage,
  type MkdocsLanguages,
  mkdocsLanguages,
  translatedLink,
} from './languages.js';
import { macroSettings, macrosInCode } from './macro-settings.js';
import { type Macros, macroSyntax, macroTexts, withMacroValues } from './macros.js';
import { NavReader } from './nav.js';
import { extensionOptions, pluginDiagnostics, pluginNames, pluginSettings } from './plugins.js';
import {
  folderFromWorkingDir,
  type MkdocsSettings,
  mkdocsSettingsFile,
  readMkdocsSettings,
} from './settings.js';
import { siteConfig } from './site-config.js';
import { headerAsFrontMatter, mkdocsPasses, mkdocsSyntax, mkdocsSyntaxWords } from './text.js';

type Settings = MkdocsSettings;

export const mkdocs: SourceTool = {
  id: 'mkdocs',
  name: 'MkDocs',
  ownKeys: [],
  hasSettings: true,
  detect: (files) => mkdocsSettingsFile(files) !== undefined,
  read: readSite,
};

function readSite(files: SourceFiles): SourceSite {
  const settings = readMkdocsSettings(files, mkdocsSettingsFile(files) ?? '');
  const folder = normalPath(String(settings.docs_dir ?? 'docs'));
  const blog = materialBlog(settings, files, folder);
  const languages = mkdocsLanguages(settings, files, folder);
  const texts = { folder, blog, languages };
  const pages = docPages(settings, files, texts);
  const { sidebar, missing, labels } = readSidebar(settings, files, texts, pages);
  const macros = macroSettings(settings, files, folder);
  const apiTags = new ApiTags(pages, files, folder, (text) =>
    macros ? withMacroValues(text, macros.values) : text,
  );
  const hasFolders = settings.use_directory_urls !== false;
  const host = hostRedirects(files, ['', folder]);
  const isUnderstood = (plugin: string) =>
    apiPlugins.test(plugin) ||
    (plugin === 'macros' && macros !== undefined) ||
    (plugin === 'i18n' && languages !== undefined);
  return {
    config: {
      ...siteConfig(settings, blog, languages),
      openapi: apiTags.settings,
      trailingSlash: hasFolders,
      docs: {
        routeBasePath: '/',
        editUrl: editUrl(settings),
        ...(sidebar && { sidebars: { docs: sidebar } }),
      },
      redirects: [...pluginRedirects(settings), ...host.redirects, ...(blog?.redirects ?? [])],
    },
    pages: [...pages, ...(blog?.posts ?? [])],
    assets: [
      ...(blog ? besideAssets(files, blog.postsDir, 'content/blog') : []),
      ...apiTags.assets,
      ...besideAssets(files, folder, 'content/docs'),
      ...themeAssets(settings, files, folder),
      ...themeImages(settings, files, folder),
      ...htmlFiles(settings, files, folder),
    ],
    generatedFiles: {
      ...blog?.generatedFiles,
      ...(languages && languageLabels(languages, settings)),
    },
    ...textRules(settings, { folder, files, macros, apiTags, pages, labels }),
    ...(!hasFolders && {
      otherRoutes: (route: string) => [route === '/' ? '/index.html' : `${route}.html`],
    }),
    patterns: host.patterns,
    diagnostics: [
      ...missing.map(missingFile),
      ...scripts(settings),
      ...macrosInCode(macros, pages, files),
      ...apiTags.diagnostics,
      ...pluginDiagnostics(settings, isUnderstood),
    ],
  };
}

/** Returns how the texts of pages are converted. */
function textRules(
  settings: Settings,
  {
    folder,
    files,
    macros,
    apiTags,
    pages,
    labels,
  }: {
    readonly folder: string;
    readonly files: SourceFiles;
    readonly macros: Macros | undefined;
    readonly apiTags: ApiTags;
    readonly pages: readonly SourcePage[];
    /** Labels of the navigation, by path below the folder. */
    readonly labels: ReadonlyMap<string, string>;
  },
): Pick<SourceSite, 'header' | 'passes' | 'frontMatter' | 'syntax' | 'syntaxWords' | 'link'> {
  return {
    header: (text, { from, to }) =>
      to.startsWith('content/blog/')
        ? postHeader(text)
        : withTitle(headerAsFrontMatter(text), labels.get(path.relative(folder, from))),
    passes: [
      ...(macros ? [macroTexts(macros)] : []),
      apiTags.links,
      ...mkdocsPasses(folder, snippetPaths(settings, files, folder)),
      ...(/^(?:autorefs|mkdocstrings)$/m.test(pluginNames(settings.plugins).join('\n'))
        ? [autorefs(pages)]
        : []),
      excerpts,
    ],
    frontMatter: frontMatterRules,
    syntax: [
      ...(macros ? macroSyntax : []),
      apiTagSyntax,
      crossReferenceSyntax,
      ...mkdocsSyntax,
      excerptSyntax,
    ],
    syntaxWords: mkdocsSyntaxWords,
    link: (target, context) =>
      withoutSlash(target, context) ??
      translatedLink(target, context) ??
      context.byRoute(target, folder) ??
      htmlAddress(target, context) ??
      movedTarget(target, context),
  };
}

interface TextFolder {
  readonly folder: string;
  readonly blog: MaterialBlog | undefined;
  readonly languages: MkdocsLanguages | undefined;
}

/** Returns the Markdown files that are pages and no posts of the blog. */
function docPages(
  settings: Settings,
  files: SourceFiles,
  { folder, blog, languages }: TextFolder,
): readonly SourcePage[] {
  const excluded = excludedFiles(settings);
  const isNavFile = literateNavFile(settings.plugins);
  return files.list(folder).flatMap((from) => {
    const below = path.relative(folder, from);
    const isBlogFile = blog && (from.startsWith(`${blog.postsDir}/`) || below === blog.index);
    if (!isMarkdownFile(from) || excluded(below) || isNavFile(from) || isBlogFile) return [];
    return languages
      ? [languagePage(from, below, languages)]
      : [{ from, to: `content/docs/${below}`, route: plainRoute(below) }];
  });
}

/** Returns the sidebar of `nav` or of the files that plugins read, and the files that it names but that do not exist. */
function readSidebar(
  settings: Settings,
  files: SourceFiles,
  { folder, blog, languages }: TextFolder,
  pages: readonly SourcePage[],
) {
  const paths = new Set(
    pages.flatMap(({ to }) =>
      to.startsWith('content/docs/') ? [to.slice('content/docs/'.length)] : [],
    ),
  );
  const folders = FolderNav.of(settings.plugins, files, folder, paths);
  const nav = new NavReader(paths, folder, folders?.section.bind(folders), blog);
  const written = languages?.main.settings.nav ?? settings.nav;
  const sidebar = Array.isArray(written) ? nav.items(written) : folders?.items('');
  const missing = [...nav.missing, ...(folders?.missing ?? [])];
  return { sidebar, missing, labels: nav.labels };
}

/** Gives a page without a title and without a heading of the first level its label, as MkDocs does. */
function withTitle(text: string, label: string | undefined): string {
  if (label === undefined) return text;
  const { head, body } = splitFrontMatter(text);
  const lines = body.split('\n');
  const isCode = codeLines(lines);
  // An included text may begin with the heading.
  const isTitled = lines.some(
    (line, at) => !isCode[at] && /^#[ \t]|^[ \t]*=+[ \t]*\r?$|<h1\b|-8<-|\{!|\{%/i.test(line),
  );
  return isTitled || /^title:/m.test(head)
    ? text
    : convertFrontMatter(head, {}, { title: label }) + body;
}

/** Returns the logo and the favicon. */
function themeImages({ theme }: Settings, files: SourceFiles, folder: string): SourcePage[] {
  const images = isRecord(theme) ? [theme.logo, theme.favicon] : [];
  return images.flatMap((name) =>
    typeof name === 'string' && files.has(`${folder}/${name}`)
      ? [{ from: `${folder}/${name}`, to: `static/${name}` }]
      : [],
  );
}

/** Returns the images of a theme of the site's own, which MkDocs publishes beside those of the pages. */
function themeAssets({ theme }: Settings, files: SourceFiles, folder: string): SourcePage[] {
  const own = isRecord(theme) ? theme.custom_dir : undefined;
  if (typeof own !== 'string' || normalPath(own) === '') return [];
  return besideAssets(files, normalPath(own), 'content/docs').filter(
    ({ from, to }) =>
      !from.startsWith(`${folder}/`) &&
      !files.has(path.join(folder, path.relative('content/docs', to))),
  );
}

/** Returns the HTML files among the pages, such as reports, which MkDocs publishes as they are. */
function htmlFiles({ theme }: Settings, files: SourceFiles, folder: string): SourcePage[] {
  const own = isRecord(theme) && typeof theme.custom_dir === 'string' ? theme.custom_dir : '';
  const templates = normalPath(own) || 'overrides';
  return files
    .list(folder)
    .filter((from) => /\.html?$/.test(from) && !/(?:^|\/)(?:index|404)\.html?$/.test(from))
    .filter((from) => !isInside(from, templates) && !isInside(from, `${folder}/overrides`))
    .map((from) => ({ from, to: `static/${path.relative(folder, from)}` }));
}

/** Returns the address of an HTML file that a link names. */
function htmlAddress(target: string, { page, files, linkTo }: PageContext): string | undefined {
  const [, written = '', rest = ''] = /^([^?#:]+\.html?)([?#].*)?$/.exec(target) ?? [];
  const file = path.join(path.dirname(page.from), decodeUriPart(written));
  if (written === '' || written.startsWith('/') || !files.has(file)) return undefined;
  const [, below] = /^(?:\.\.?\/)+static(\/.*)$/.exec(linkTo(file)) ?? [];
  return below === undefined ? undefined : below + rest;
}

/** Folders in which snippets are looked for: `base_path: !relative $config_dir` is the folder of the settings. */
function snippetPaths(
  { markdown_extensions: extensions }: Settings,
  files: SourceFiles,
  folder: string,
): readonly string[] {
  const options =
    extensionOptions(extensions, 'pymdownx.snippets') ??
    extensionOptions(extensions, 'mdx_include');
  const written = options?.base_path ?? '.';
  return [written].flat().map((one) => {
    const name = String(one).replace(/^\$(config|docs)_dir/, (_, dir) =>
      dir === 'docs' ? folder : '.',
    );
    return folderFromWorkingDir(name, files, folder);
  });
}

function excludedFiles({ exclude_docs: written, plugins }: Settings): (file: string) => boolean {
  const excluded = ignore()
    .add(typeof written === 'string' ? written : '')
    .add([pluginSettings(plugins, 'exclude')?.glob ?? []].flat().map(String));
  return (file) => excluded.ignores(file);
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

/** `mars.md/#dust`, a mistake that leads nowhere in MkDocs, means the file. */
function withoutSlash(target: string, context: PageContext): string | undefined {
  const [, file, rest = ''] = /^([^?#:]*\.md)\/([?#].*)?$/.exec(target) ?? [];
  if (file === undefined) return undefined;
  const from = path.join(path.dirname(context.page.from), file);
  return context.movedPage(from) ? context.linkTo(from) + rest : undefined;
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
        { hint: 'styles belong in theme/styles/custom.css, scripts in `scripts`' },
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
  icon: without,
  status: without,
  template: without,
  search: without,
  comments: without,
  social: without,
  'no-feedback': without,
  subtitle: subtitleRule,
};
