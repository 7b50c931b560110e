import path from 'node:path/posix';
import picomatch from 'picomatch';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { diagnose } from '../../../diagnostics/index.js';
import { isMarkdownFile } from '../../../files/markdown-file.js';
import { isPartialFile } from '../../../files/partial-file.js';
import { splitNumberPrefix } from '../../../site/number-prefix.js';
import { ComputedValue, isRecord, textOr } from '../../read/setting-values.js';
import { normalPath, type SourceFiles, withoutParents } from '../../source-files.js';
import type { SourcePage } from '../../source-tool.js';
import { pageFrontMatter } from '../../text/front-matter.js';
import { staticAssets } from '../plain-folder.js';
import { mainBlog, otherBlogBase, otherBlogs, postRoute } from './other-blogs.js';
import { isMainDocs, type Plugin } from './plugins.js';
import { withSlash } from './theme-settings.js';
import { publishedVersions } from './versions.js';

type Options = Readonly<Record<string, unknown>>;

/** A folder of texts and its place in the new site. */
interface Part {
  readonly folder: string;
  readonly to: string;
  /** Path of its pages; absent where routes need not be kept one by one. */
  readonly base?: string | undefined;
  /** Makes the route of a page of `base`, its path in the folder and its text; that of a document by default. */
  readonly route?: typeof docusaurusRoute | undefined;
  readonly onlyMarkdown?: boolean | undefined;
  /** Globs of texts that are no pages. */
  readonly exclude?: readonly string[] | undefined;
}

/** Returns the folders of texts: documents, versions, blog, pages and their translations. */
export function siteParts(
  written: Options,
  plugins: readonly Plugin[],
  files: SourceFiles,
): readonly Part[] {
  const docs = plugins.find(isMainDocs);
  const blog = mainBlog(plugins);
  return [
    ...(docs ? docsParts(docs.options, files) : []),
    ...(blog ? [blogPart(blog.options)] : []),
    ...otherBlogs(plugins).map(otherBlogPart),
    ...plugins.filter(({ name, options }) => name === 'docs' && options.id).map(otherDocsPart),
    { folder: 'src/pages', to: 'content', base: '/', onlyMarkdown: true },
    ...localeParts(written, docs?.options ?? {}, otherBlogs(plugins), files),
  ];
}

function docsParts(options: Options, files: SourceFiles): readonly Part[] {
  const versions = publishedVersions(files).map((version) => `versioned_docs/version-${version}`);
  return [
    {
      folder: textOr(options.path, 'docs'),
      to: 'content/docs',
      // With versions, the current one is below `next`, unless it is the last version.
      base:
        versions.length > 0 && options.lastVersion !== 'current'
          ? undefined
          : withSlash(textOr(options.routeBasePath, 'docs')),
      exclude: excluded(options),
    },
    ...versions.map((folder) => ({ folder, to: folder, exclude: excluded(options) })),
  ];
}

function excluded({ exclude }: Options): readonly string[] {
  return Array.isArray(exclude) ? exclude.filter((one) => typeof one === 'string') : [];
}

function blogPart(options: Options): Part {
  return { folder: textOr(options.path, 'blog'), to: 'content/blog', exclude: excluded(options) };
}

/** A second instance of the docs plugin becomes a product, or pages below its path. */
function otherDocsPart({ options }: Plugin): Part {
  const folder = textOr(options.path, String(options.id));
  const base = otherDocsBase(options);
  return { folder, to: `content${base}`, base, exclude: excluded(options) };
}

/** Returns the path of a second instance of the docs plugin. */
export function otherDocsBase({ routeBasePath, id }: Options): string {
  // Without `..`, which would lead out of the new site.
  return path.join('/', textOr(routeBasePath, String(id))).replace(/\/$/, '');
}

/** Posts of a second instance of the blog plugin become pages, as a site has one blog. */
function otherBlogPart(options: Options): Part {
  const base = otherBlogBase(options);
  return { ...blogPart(options), to: `content${base}`, base, route: postRoute };
}

function localeParts(
  written: Options,
  docs: Options,
  blogs: readonly Options[],
  files: SourceFiles,
): readonly Part[] {
  const { folder, published } = localeFolders(written, files);
  const id = docs.id === undefined ? '' : `-${String(docs.id)}`;
  return published.flatMap((locale): Part[] => {
    const from = `${folder}/${locale}`;
    const to = `i18n/${locale}`;
    const docsFolder = `${from}/docusaurus-plugin-content-docs${id}`;
    const versions = publishedVersions(files).map((name) => `version-${name}`);
    return [
      { folder: `${docsFolder}/current`, to: `${to}/docs`, exclude: excluded(docs) },
      ...versions.map((version) => ({
        folder: `${docsFolder}/${version}`,
        to: `${to}/versioned_docs/${version}`,
        exclude: excluded(docs),
      })),
      { folder: `${from}/docusaurus-plugin-content-blog`, to: `${to}/blog` },
      ...blogs.map((options) => ({
        folder: `${from}/docusaurus-plugin-content-blog-${String(options.id)}`,
        to: `${to}${otherBlogBase(options)}`,
      })),
      { folder: `${from}/docusaurus-plugin-content-pages`, to, onlyMarkdown: true },
    ];
  });
}

/** Reports translations of locales that the site does not list, and so does not publish. */
export function lostLocales(written: Options, files: SourceFiles): Diagnostic[] {
  const { folder, unlisted } = localeFolders(written, files);
  return unlisted
    .filter((locale) => files.list(`${folder}/${locale}`).some(isMarkdownFile))
    .map((locale) =>
      diagnose(
        'migrate/no-equivalent',
        { what: `The folder ${folder}/${locale}` },
        { hint: 'list the locale in i18n.locales to migrate its pages' },
      ),
    );
}

/** Returns the locales with a folder; all of them are published if the list of locales cannot be read. */
function localeFolders({ i18n }: Options, files: SourceFiles) {
  const { path: written, locales } = (isRecord(i18n) ? i18n : {}) as Options;
  const listed = i18n === undefined ? ['en'] : locales;
  const folder = textOr(written, 'i18n');
  const below = files.list(folder).map((file) => file.slice(folder.length + 1).split('/'));
  // A file beside the folders of the locales, such as a readme, is none.
  const found = new Set(below.flatMap(([name = '', ...inside]) => (inside.length > 0 ? name : [])));
  const isKnown = Array.isArray(listed) && !listed.some((one) => one instanceof ComputedValue);
  const isListed = (locale: string) => !isKnown || listed.includes(locale);
  return {
    folder,
    published: [...found].filter(isListed),
    unlisted: [...found].filter((locale) => !isListed(locale)),
  };
}

export function partPages(
  { folder, to, base, route = docusaurusRoute, exclude = [] }: Part,
  files: SourceFiles,
): SourcePage[] {
  const clean = normalPath(folder);
  const isExcluded = picomatch([...exclude]);
  return files
    .list(clean)
    .filter((file) => isPage(file) && !isExcluded(file.slice(clean.length + 1)))
    .map((from) => {
      const below = from.slice(clean.length + 1);
      const hasRoute = base !== undefined && !isPartialFile(below);
      return {
        from,
        to: `${to}/${below}`,
        route: hasRoute ? route(below, base, files.text(from) ?? '') : undefined,
      };
    });
}

function isPage(file: string): boolean {
  return isMarkdownFile(file) && !/(?:^|\/)(?:node_modules|__tests__)\//.test(file);
}

export function partAssets({ folder, to, onlyMarkdown }: Part, files: SourceFiles): SourcePage[] {
  const clean = normalPath(folder);
  if (onlyMarkdown) return [];
  return files
    .list(clean)
    .filter(
      (file) =>
        !isMarkdownFile(file) && !/\.(?:jsx?|tsx?|css|scss)$|package\.json$|\.lock$/.test(file),
    )
    .filter((file) => !/(?:^|\/)(?:node_modules|__tests__)\//.test(file))
    .map((from) => ({ from, to: `${to}/${from.slice(clean.length + 1)}` }));
}

/** Returns the route of a document, as Docusaurus makes it of path and front matter. */
function docusaurusRoute(below: string, base: string, text: string): string {
  const { slug, id } = pageFrontMatter(text);
  const written = below.replace(/\.[^./]+$/, '').split('/');
  const names = written.map((name) => splitNumberPrefix(name).name);
  const folders = names.slice(0, -1);
  const name = names.at(-1) ?? '';
  // `guide/guide.md` is the index of its folder, `guide/1-guide.md` is not.
  const file = written.at(-1)?.toLowerCase();
  const isIndex = file === 'index' || file === 'readme' || file === written.at(-2)?.toLowerCase();
  const own = typeof slug === 'string' ? slug : isIndex ? '' : typeof id === 'string' ? id : name;
  const parts = own.startsWith('/') ? [base, own] : [base, ...folders, own];
  return path.join('/', ...parts).replace(/(.)\/$/, '$1');
}

/** Reports pages that are React components. */
export function lostPages(files: SourceFiles): Diagnostic[] {
  return files
    .list('src/pages')
    .filter((file) => /\.[jt]sx?$/.test(file) && !/(?:^|\/)_|\.test\./.test(file))
    .map((file) => {
      const place = { file, start: { line: 1, column: 1, offset: 0 } };
      return diagnose(
        'migrate/no-equivalent',
        { what: `The React page ${file}` },
        { place, hint: `write its text in Markdown, in ${newPageFile(file)}` },
      );
    });
}

/** `src/pages/contact/index.tsx` → `content/contact.md` */
function newPageFile(file: string): string {
  const name = file.slice('src/pages/'.length).replace(/(?:\/index)?\.[jt]sx?$/, '');
  return `content/${name}.md`;
}

export function staticFolders({ staticDirectories }: Options, files: SourceFiles): SourcePage[] {
  const folders = Array.isArray(staticDirectories) ? staticDirectories.map(String) : ['static'];
  return folders.flatMap((folder) =>
    normalPath(folder) === 'static'
      ? staticAssets(files)
      : files.list(folder).map((file) => ({ from: file, to: withoutParents(file) })),
  );
}
