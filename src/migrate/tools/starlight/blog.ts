import { slug } from 'github-slugger';
import { stringify } from 'yaml';
import { ComputedValue, isRecord, textOr } from '../../read/setting-values.js';
import type { OldRedirect } from '../../redirect-files.js';
import { normalPath, type SourceFiles } from '../../source-files.js';
import type { PageContext, SourcePage, SourceSite, TextPass } from '../../source-tool.js';
import {
  convertFrontMatter,
  type FrontMatterRules,
  pageFrontMatter,
  splitFrontMatter,
} from '../../text/front-matter.js';
import type { Locales } from './locales.js';

type Settings = Readonly<Record<string, unknown>>;

/** Whether a plugin makes a blog of the texts in a folder: `starlightBlog({…})`. */
function isBlogPlugin({ code }: ComputedValue): boolean {
  return /^\w*blog\(/i.test(code);
}

/** Whether a plugin makes one blog; docsgen has no second one. */
export function isOnlyBlog(plugin: ComputedValue): boolean {
  return isBlogPlugin(plugin) && [plugin.callArguments[0]].flat().length <= 1;
}

/** The blog of starlight-blog, as a blog of docsgen. */
export interface StarlightBlog {
  /** Options of docsgen. */
  readonly options: Settings;
  /** All pages of the site, of which the posts are in the folder of the blog. */
  readonly pages: SourcePage[];
  readonly navbar: readonly unknown[];
  readonly generatedFiles: Readonly<Record<string, string>>;
  readonly redirects: readonly OldRedirect[];
  /** Writes the front matter of a post. */
  readonly header: NonNullable<SourceSite['header']>;
}

/** Returns the first blog of a site that has posts; undefined without one. */
export function starlightBlog(
  { plugins }: Settings,
  { pages, files, locales }: { pages: SourcePage[]; files: SourceFiles; locales: Locales },
): StarlightBlog | undefined {
  const plugin = (Array.isArray(plugins) ? plugins : []).find(
    (one): one is ComputedValue => one instanceof ComputedValue && isBlogPlugin(one),
  );
  if (plugin === undefined) return undefined;
  const [written] = [plugin.callArguments[0] ?? {}].flat();
  const settings: Settings = isRecord(written) ? written : {};
  const prefix = normalPath(textOr(settings.prefix, 'blog'));
  const moved = pages.map((page) => asPost(page, prefix, files));
  const posts = moved.filter(({ to }) => isPost(to));
  if (posts.length === 0) return undefined;
  const main = locales.all.find(({ code }) => code === locales.main);
  const title = blogTitle(settings.title, main?.lang);
  const perPage = typeof settings.postCount === 'number' ? settings.postCount : 5;
  const published = posts.filter(
    ({ from, to }) =>
      to.startsWith('content/') && pageFrontMatter(files.text(from) ?? '').draft !== true,
  );
  const authors = isRecord(settings.authors) ? settings.authors : {};
  const { recentPostCount, navigation } = settings;
  return {
    options: {
      ...(prefix !== 'blog' && { routeBasePath: prefix }),
      ...(title !== undefined && { blogTitle: title }),
      postsPerPage: perPage,
      ...(typeof recentPostCount === 'number' && { blogSidebarCount: recentPostCount }),
    },
    pages: moved,
    navbar:
      navigation === 'none'
        ? []
        : [{ label: title ?? 'Blog', to: `/${prefix}`, position: 'right' }],
    generatedFiles: authorsFile(authors),
    redirects: laterPages(prefix, Math.ceil(published.length / perPage)),
    header: (text, { to }) => (isPost(to) ? postHeader(text, Object.keys(authors), prefix) : text),
  };
}

function isPost(file: string): boolean {
  return /^(?:content|i18n\/[^/]+)\/blog\//.test(file);
}

/** Returns a page in the folder of the blog, at its old address, if it is a post. */
function asPost(page: SourcePage, prefix: string, files: SourceFiles): SourcePage {
  const [, folder = '', below = ''] = /^(content\/|i18n\/[^/]+\/)docs\/(.*)$/.exec(page.to) ?? [];
  if (!below.startsWith(`${prefix}/`)) return page;
  const to = `${folder}blog/${below.slice(prefix.length + 1)}`;
  const own = pageFrontMatter(files.text(page.from) ?? '').slug;
  const route =
    page.route !== undefined && typeof own === 'string' ? `/${normalPath(own)}` : page.route;
  return { ...page, to, route };
}

/** Returns the title in the default language, of a text or of texts by language. */
function blogTitle(title: unknown, lang: string | undefined): string | undefined {
  const own = isRecord(title) ? (title[lang ?? 'en'] ?? Object.values(title)[0]) : title;
  return typeof own === 'string' ? own : undefined;
}

/** The lists after the first are at `/blog/2` there, at `/blog/page/2` here. */
function laterPages(prefix: string, count: number): readonly OldRedirect[] {
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => ({
    from: `/${prefix}/${index + 2}`,
    to: `/${prefix}/page/${index + 2}`,
  }));
}

function authorsFile(authors: Settings): Record<string, string> {
  const entries = Object.entries(authors).flatMap(([key, author]) => {
    if (!isRecord(author) || typeof author.name !== 'string') return [];
    const { name, title, url } = author;
    const image = picture(author.picture);
    return [[key, { name, title, url, image_url: image, page: { permalink: `/${slug(name)}` } }]];
  });
  if (entries.length === 0) return {};
  const text = stringify(Object.fromEntries(entries), { lineWidth: 0 });
  return { 'content/blog/authors.yml': text };
}

/** `./src/assets/ada.png` is beside the folder of the blog; other images are in `public` or elsewhere on the web. */
function picture(written: unknown): unknown {
  return typeof written === 'string' ? written.replace(/^(?:\.\/)?src\//, '../') : written;
}

function postHeader(text: string, globalAuthors: readonly string[], prefix: string): string {
  const { head, body } = splitFrontMatter(text);
  const none = () => ({});
  const rules: FrontMatterRules = {
    authors: (written) => ({ authors: postAuthors(written) }),
    excerpt: (excerpt) =>
      'description' in pageFrontMatter(text) ? undefined : { description: excerpt },
    slug: (own) => (typeof own === 'string' ? { slug: belowPrefix(own, prefix) } : undefined),
    featured: none,
    metrics: none,
  };
  const more = globalAuthors.length > 0 ? { authors: [...globalAuthors] } : {};
  return convertFrontMatter(head, rules, more) + body;
}

/** Returns a slug as the blog has it, without what comes before: `fr/blog/eclipse` is `eclipse`. */
function belowPrefix(own: string, prefix: string): string {
  const [, ...below] = `/${normalPath(own)}`.split(`/${prefix}/`);
  return below.length === 0 ? own : below.join(`/${prefix}/`);
}

/** Returns authors of a post with the avatar under the name that docsgen has for it. */
function postAuthors(written: unknown): unknown {
  if (Array.isArray(written)) return written.map(postAuthors);
  if (!isRecord(written)) return written;
  const { picture: image, ...author } = written;
  return image === undefined ? author : { ...author, image_url: picture(image) };
}

/** Marks the end of the excerpt as docsgen does. */
export const blogExcerpts: TextPass = (text, { page }) =>
  isPost(page.to)
    ? text
        .replace(/<!--\s*excerpt\s*-->/g, '<!-- truncate -->')
        .replace(/\{\/\*\s*excerpt\s*\*\/\}/g, '{/* truncate */}')
    : text;

/** The comment at the end of an excerpt, which is not a word of the text. */
export const blogExcerptSyntax = /<!--\s*excerpt\s*-->|\{\/\*\s*excerpt\s*\*\/\}/g;

/** Returns the image at the top of a post. */
export function blogCover(
  meta: Settings,
  { page }: PageContext,
): ReturnType<NonNullable<SourceSite['opening']>> {
  const { cover } = meta;
  if (!isPost(page.to) || !isRecord(cover)) return undefined;
  const image = (target: unknown, mode: string): string[] =>
    typeof target === 'string' ? [`![${textOr(cover.alt, '')}](${target}${mode})`] : [];
  const images = [
    ...image(cover.image, ''),
    ...image(cover.light, '#only-light'),
    ...image(cover.dark, '#only-dark'),
  ];
  return { text: `\n${images.join('\n')}\n\n`, rules: { cover: () => ({}) } };
}
