import path from 'node:path/posix';
import { slug } from 'github-slugger';
import { stringify } from 'yaml';
import { isMarkdownFile } from '../../../files/markdown-file.js';
import { isRecord } from '../../read/setting-values.js';
import { readYamlRecord } from '../../read/yaml-file.js';
import type { OldRedirect } from '../../redirect-files.js';
import { normalPath, type SourceFiles } from '../../source-files.js';
import type { SourcePage, TextPass } from '../../source-tool.js';
import { convertFrontMatter, pageFrontMatter, splitFrontMatter } from '../../text/front-matter.js';
import { pluginNames, pluginSettings } from './plugins.js';
import type { MkdocsSettings as Settings } from './settings.js';

const pluginName = /^(?:material\/)?blog$/;

/** The blog of Material for MkDocs, as a blog of docsgen. */
export interface MaterialBlog {
  /** Options of docsgen. */
  readonly options: Settings;
  /** File of the list of posts, below the folder of the texts. */
  readonly index: string;
  readonly title: string;
  /** Route of the list. */
  readonly route: string;
  readonly posts: readonly SourcePage[];
  /** Folder of the posts. */
  readonly postsDir: string;
  readonly generatedFiles: Readonly<Record<string, string>>;
  readonly redirects: readonly OldRedirect[];
}

/** Returns the first blog of a site that has posts; undefined without one. */
export function materialBlog(
  { plugins }: Settings,
  files: SourceFiles,
  docsDir: string,
): MaterialBlog | undefined {
  const name = pluginNames(plugins).find((one) => pluginName.test(one));
  if (name === undefined) return undefined;
  const settings = pluginSettings(plugins, name) ?? {};
  const text = (key: string, otherwise: string): string =>
    typeof settings[key] === 'string' ? settings[key] : otherwise;
  const folder = normalPath(text('blog_dir', 'blog'));
  const inBlog = (written: string): string => path.join(docsDir, written.replace('{blog}', folder));
  const postsDir = inBlog(text('post_dir', '{blog}/posts'));
  const posts = files
    .list(postsDir)
    .filter(isMarkdownFile)
    .map((from): SourcePage => {
      const below = path.relative(postsDir, from);
      const route = path.join('/', folder, postAddress(files.text(from) ?? '', below, text));
      return { from, to: `content/blog/${below}`, route };
    });
  if (posts.length === 0) return undefined;
  const metas = posts.map(({ from }) => pageFrontMatter(files.text(from) ?? ''));
  const index = path.join(folder, 'index.md');
  const { body } = splitFrontMatter(files.text(path.join(docsDir, index)) ?? '');
  const [, title = 'Blog'] = /^# +(.+?)[ \t]*\r?$/m.exec(body) ?? [];
  const description = body.replace(/^# .*$/m, '').trim();
  const authors = readYamlRecord(
    files,
    inBlog(text('authors_file', '{blog}/.authors.yml')),
  ).authors;
  return {
    options: {
      routeBasePath: folder === '' ? '/' : folder,
      blogTitle: title,
      ...(description !== '' && { blogDescription: description.replace(/\s+/g, ' ') }),
      ...(metas.some((meta) => 'categories' in meta) && {
        tagsBasePath: path.dirname(text('categories_url_format', 'category/{slug}')),
      }),
    },
    index,
    title,
    route: path.join('/', folder),
    posts,
    postsDir,
    generatedFiles: isRecord(authors) ? { 'content/blog/authors.yml': authorsFile(authors) } : {},
    redirects: archiveRedirects(metas, path.join('/', folder)),
  };
}

/** Returns the address of a post below the blog: `2026/01/31/a-new-moon` */
function postAddress(
  text: string,
  file: string,
  setting: (key: string, otherwise: string) => string,
): string {
  const meta = pageFrontMatter(text);
  const { body } = splitFrontMatter(text);
  const [, heading] = /^# +(.+?)[ \t]*\r?$/m.exec(body) ?? [];
  const name = path.basename(file).replace(/\.[^.]+$/, '');
  const title = String(meta.title ?? heading ?? name).replace(/[`*]|\{[^}]*\}|:[\w-]+:/g, '');
  const [year = '', month = '', day = ''] = postDate(meta).split('-');
  const date = setting('post_url_date_format', 'yyyy/MM/dd').replace(
    /y+|M+|d+/g,
    (token) =>
      ({ yyyy: year, y: year, yy: year.slice(2), MM: month, M: `${Number(month)}` })[token] ??
      (token === 'dd' ? day : token === 'd' ? `${Number(day)}` : token),
  );
  const categories = [meta.categories ?? []].flat().map((one) => slug(String(one)));
  const parts = {
    date,
    slug: typeof meta.slug === 'string' ? meta.slug : slug(title.trim()),
    file: name,
    categories: categories.join('/'),
  };
  return setting('post_url_format', '{date}/{slug}').replace(
    /\{(date|slug|file|categories)\}/g,
    (_, part: keyof typeof parts) => parts[part],
  );
}

/** `date: 2026-01-31` or `date: { created: 2026-01-31 }` → `2026-01-31` */
function postDate({ date }: Settings): string {
  const created: unknown = isRecord(date) ? date.created : date;
  const written = created instanceof Date ? created.toISOString() : String(created ?? '');
  return written.slice(0, 10);
}

/** Material for MkDocs has lists of the posts of a year, docsgen has one of all years. */
function archiveRedirects(metas: readonly Settings[], route: string): readonly OldRedirect[] {
  const years = new Set(metas.map((meta) => postDate(meta).slice(0, 4)).filter(Boolean));
  const to = path.join(route, 'archive');
  return [...years].toSorted().map((year) => ({ from: path.join(to, year), to }));
}

function authorsFile(authors: Settings): string {
  const entries = Object.entries(authors).map(([key, author]) => {
    const { name = key, description, avatar, url } = isRecord(author) ? author : {};
    return [key, { name, title: description, url, image_url: avatar }];
  });
  return stringify(Object.fromEntries(entries), { lineWidth: 0 });
}

const more = /<!--\s*more\s*-->/g;

/** The comment at the end of an excerpt, which is not a word of the text. */
export const excerptSyntax = more;

/** Marks the end of the excerpt as docsgen does. */
export const excerpts: TextPass = (text, { page }) =>
  page.to.startsWith('content/blog/') ? text.replace(more, '<!-- truncate -->') : text;

/** Writes the front matter of a post: categories are tags, and what only the list of posts reads goes. */
export function postHeader(text: string): string {
  const { head, body } = splitFrontMatter(text);
  const { tags = [], categories = [] } = pageFrontMatter(text);
  const all = [...new Set([categories, tags].flat().map(String))];
  const asTags = () => ({ tags: all });
  const without = () => ({});
  const rules = { categories: asTags, tags: asTags, pin: without, readtime: without };
  return convertFrontMatter(head, rules) + body;
}
