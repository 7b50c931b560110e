import path from 'node:path/posix';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { diagnose } from '../../../diagnostics/index.js';
import { isMarkdownFile } from '../../../files/markdown-file.js';
import { hostRedirects } from '../../redirect-files.js';
import { normalPath, type SourceFiles } from '../../source-files.js';
import type { SourcePage, SourceSite, SourceTool, TextPass } from '../../source-tool.js';
import { replaceOutsideCode } from '../../text/code-ranges.js';
import type { FrontMatterRules } from '../../text/front-matter.js';
import { movedTarget } from '../../text/moved-target.js';
import { isDrawnIcon } from '../../text/tag-icons.js';
import { importAliases } from '../import-aliases.js';
import { withLanguageMenu } from '../language-menu.js';
import { besideAssets, plainRoute, staticAssets } from '../plain-folder.js';
import { readsMath } from '../reads-math.js';
import { fumadocsLabels } from './labels.js';
import { type FumadocsLanguages, fumadocsLanguages, languagePath } from './languages.js';
import { fumadocsSidebars, isRouteGroup } from './sidebars.js';

const newFolder = 'content/docs';
const settings = ['ts', 'mts', 'js', 'mjs'].map((end) => `source.config.${end}`);

/** Fumadocs with its own content source, Fumadocs MDX. */
export const fumadocs: SourceTool = {
  id: 'fumadocs',
  name: 'Fumadocs',
  ownKeys: [],
  hasSettings: true,
  detect: (files) =>
    settingsFile(files) !== undefined && files.list(docsFolder(files)).some(isMarkdownFile),
  read: readSite,
};

function settingsFile(files: SourceFiles): string | undefined {
  return settings.find((file) => files.has(file));
}

/** Returns the folder of the first collection of documents: `defineDocs({ dir: 'content' })`. */
function docsFolder(files: SourceFiles): string {
  const text = files.text(settingsFile(files) ?? '') ?? '';
  const [, options = ''] = /\bdefineDocs\(\s*\{([^{}]*)/.exec(text) ?? [];
  const [, written = newFolder] = /\bdir:\s*['"]([^'"\n]+)['"]/.exec(options) ?? [];
  return normalPath(written);
}

function readSite(files: SourceFiles): SourceSite {
  const folder = docsFolder(files);
  const base = routeBase(files);
  const languages = fumadocsLanguages(files, folder);
  const { sidebars, labels, isCut } = mainSidebars(files, folder, languages);
  const names = Object.keys(sidebars);
  const { redirects, patterns } = hostRedirects(files, ['', 'public']);
  const hasMath = readsMath(files.text(settingsFile(files) ?? ''));
  const lost = lostAddresses(files);
  return {
    config: {
      ...(languages && {
        i18n: { defaultLocale: languages.main, locales: [languages.main, ...languages.others] },
      }),
      docs: { routeBasePath: base, sidebars },
      ...(hasMath && { markdown: { math: true } }),
      ...(names.length > 1 && {
        themeConfig: {
          navbar: {
            items: withLanguageMenu(
              names.map((sidebarId) => ({
                type: 'docSidebar',
                sidebarId,
                label: labels.get(sidebarId) ?? sidebarId,
              })),
              1 + (languages?.others.length ?? 0),
            ),
          },
        },
      }),
      redirects,
    },
    pages: files
      .list(folder)
      .filter(isMarkdownFile)
      .map((from) => sourcePage(from, folder, base, languages)),
    assets: [
      ...besideAssets(files, folder, newFolder).filter(isNoMeta),
      ...staticAssets(files, 'public'),
    ],
    generatedFiles: languages ? fumadocsLabels(files, folder, languages) : {},
    passes: [importAliases(files), includes],
    frontMatter,
    syntaxWords: [],
    syntax: [includeTag],
    link: movedTarget,
    ...(languages?.isMainInRoutes && {
      otherRoutes: (route: string) => [`/${languages.main}${route === '/' ? '' : route}`],
    }),
    hasUnknownRoutes: lost.length > 0,
    patterns,
    diagnostics: [
      ...otherFolders(files, folder).map((name) => `The folder content/${name}`),
      ...(isCut ? ['The rest of the sidebar, which has too many entries,'] : []),
    ]
      .map((what) => diagnose('migrate/no-equivalent', { what }))
      .concat(lost),
  };
}

function isNoMeta({ from }: SourcePage): boolean {
  return !/^meta(?:\.[\w-]+)?\.json$/.test(path.basename(from));
}

/** Returns the sidebars of the pages in the main language. */
function mainSidebars(
  files: SourceFiles,
  folder: string,
  languages: FumadocsLanguages | undefined,
) {
  if (languages === undefined) return fumadocsSidebars(files, folder);
  if (languages.inFolders) return fumadocsSidebars(files, `${folder}/${languages.main}`);
  const isMain = (file: string): boolean =>
    languagePath(file, languages).language === languages.main;
  return fumadocsSidebars({ ...files, list: (below) => files.list(below).filter(isMain) }, folder);
}

/** Returns the path that the loader of the documents gives to their pages: `loader({ baseUrl: '/docs' })`. */
function routeBase(files: SourceFiles): string {
  return /\bbaseUrl:\s*['"](\/[^'"\n]*)['"]/.exec(loaderCode(files))?.[1] ?? '/docs';
}

/** Reports a function that makes the addresses of pages: `loader({ slugs: flatten })`. */
function lostAddresses(files: SourceFiles): Diagnostic[] {
  const found = /\bloader\([^;]*?\bslugs\b(?::\s*(\w+))?/.exec(loaderCode(files));
  if (!found) return [];
  const what = `The function ${found[1] ?? 'slugs'}, which makes the addresses of pages,`;
  const hint =
    'pages have the addresses of their paths; write `slug` where the old one was another';
  return [diagnose('migrate/no-equivalent', { what }, { hint })];
}

function loaderCode(files: SourceFiles): string {
  const sources = files.list('').filter((file) => /(?:^|\/)source(?:\/index)?\.tsx?$/.test(file));
  return sources.map((file) => files.text(file) ?? '').find((one) => /\bloader\(/.test(one)) ?? '';
}

/** Returns the page of a file. Its route has no groups, `(name)`; files with a leading dot are parts of pages. */
function sourcePage(
  from: string,
  folder: string,
  base: string,
  languages: FumadocsLanguages | undefined,
): SourcePage {
  const written = from.slice(folder.length + 1);
  const { language, below } = languages
    ? languagePath(written, languages)
    : { language: undefined, below: written };
  const parts = below.split('/');
  const isPart = parts.some((name) => name.startsWith('.') || name.startsWith('_'));
  const to = parts.map((name) => name.replace(/^\./, '_')).join('/');
  if (language !== languages?.main) return { from, to: `i18n/${language}/docs/${to}` };
  const route = plainRoute(parts.filter((name) => !isRouteGroup(name)).join('/'));
  return {
    from,
    to: `${newFolder}/${to}`,
    route: isPart ? undefined : path.join('/', base, route).replace(/(.)\/$/, '$1'),
  };
}

/** Returns the collections besides the documents, such as a blog, whose loaders are code. */
function otherFolders(files: SourceFiles, folder: string): readonly string[] {
  const names = files
    .list('content')
    .filter((file) => isMarkdownFile(file) && !file.startsWith(`${folder}/`))
    .map((file) => file.split('/')[1] ?? '');
  return [...new Set(names)].filter((name) => !isMarkdownFile(name));
}

const includeTag = /<include\b([^>]*)>\s*([^<\s#]+)(#[\w-]+)?\s*<\/include>/g;

/** `<include cwd>` names a file from the folder of the site, other includes from the page. */
const includes: TextPass = (text, { page, files, linkTo }) =>
  replaceOutsideCode(text, includeTag, ([all, attributes = '', name = '', part = '']) => {
    const isFromSite = /\scwd(?=\s|=|$)/.test(attributes);
    const file = path.join(isFromSite ? '' : path.dirname(page.from), name);
    if (!files.has(file)) return all;
    const kept = attributes.replace(/\scwd(?:=(?:"[^"]*"|\{[^}]*\}))?(?=\s|$)/, '');
    return `<include${kept}>${linkTo(file)}${part}</include>`;
  });

const frontMatter: FrontMatterRules = {
  icon: (value) => (typeof value === 'string' && isDrawnIcon(value) ? undefined : {}),
  full: (value) => (value === true ? { hide_table_of_contents: true } : {}),
};
