import path from 'node:path/posix';
import { parsePostName } from '../../../site/blog/post-name.js';
import { capitalized } from '../../../text/words.js';
import { textOr } from '../../read/setting-values.js';
import { normalPath, type SourceFiles } from '../../source-files.js';
import type { SourcePage } from '../../source-tool.js';
import { labelText } from '../../text/directive.js';
import { pageFrontMatter } from '../../text/front-matter.js';
import { pageCard } from './doc-card-list.js';
import type { Plugin } from './plugins.js';

type Options = Readonly<Record<string, unknown>>;

/** Returns the blog of the site: the instance without an id, else the first one. */
export function mainBlog(plugins: readonly Plugin[]): Plugin | undefined {
  const blogs = plugins.filter(({ name }) => name === 'blog');
  return blogs.find(({ options }) => options.id === undefined) ?? blogs[0];
}

/** Returns the options of the instances of the blog plugin besides the blog of the site. */
export function otherBlogs(plugins: readonly Plugin[]): readonly Options[] {
  const main = mainBlog(plugins);
  return plugins
    .filter((plugin) => plugin.name === 'blog' && plugin !== main)
    .map(({ options }) => options);
}

/** Returns the path of a further instance of the blog plugin, without `..`, which would lead out of the new site. */
export function otherBlogBase({ routeBasePath, id }: Options): string {
  return path.join('/', textOr(routeBasePath, String(id))).replace(/\/$/, '');
}

/** Returns the route of a post, as Docusaurus makes it of path and front matter. */
export function postRoute(below: string, base: string, text: string): string {
  const { slug } = pageFrontMatter(text);
  const own = typeof slug === 'string' ? slug : parsePostName(below).path;
  return path.join('/', base, own).replace(/(.)\/$/, '$1');
}

/** Returns a page for each further blog that lists its posts, the newest first. */
export function blogIndexes(
  plugins: readonly Plugin[],
  pages: readonly SourcePage[],
  files: SourceFiles,
): Readonly<Record<string, string>> {
  const indexes = otherBlogs(plugins).flatMap((options) => {
    const base = otherBlogBase(options);
    const file = `content${base}/index.md`;
    const folder = normalPath(textOr(options.path, 'blog'));
    const posts = pages.filter(
      ({ from, to, route }) => from.startsWith(`${folder}/`) && to !== file && route !== undefined,
    );
    if (posts.length === 0 || pages.some(({ to }) => to === file)) return [];
    const fallback = capitalized(path.basename(base)).replaceAll(/[-_]/g, ' ');
    const list = newestFirst(posts, folder, files).map((post) => {
      const target = encodeURI(path.relative(`content${base}`, post.to));
      return `- ${labelText(pageCard(post.from, files).label)}(./${target})`;
    });
    return [[file, `# ${textOr(options.blogTitle, fallback)}\n\n${list.join('\n')}\n`] as const];
  });
  return Object.fromEntries(indexes);
}

function newestFirst(
  posts: readonly SourcePage[],
  folder: string,
  files: SourceFiles,
): readonly SourcePage[] {
  const day = ({ from }: SourcePage): string => {
    const { date } = pageFrontMatter(files.text(from) ?? '');
    const written = date instanceof Date ? date.toISOString() : date;
    return String(written ?? parsePostName(from.slice(folder.length + 1)).date ?? '');
  };
  const days = new Map(posts.map((post) => [post, day(post)]));
  const order = (one: SourcePage): string => days.get(one) ?? '';
  return posts.toSorted((one, other) => (order(one) < order(other) ? 1 : -1));
}
