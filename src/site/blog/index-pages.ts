import type { Links } from '../links/links.js';
import type { BlogArchiveContent, BlogIndexContent } from '../page-props/blog-content.js';
import type { PageSeed } from '../pages/page.js';
import { routeFile } from '../urls.js';
import { type BlogContext, blogRoute, languageOf, say } from './context.js';
import type { Post } from './post.js';
import type { BlogViews } from './views.js';

/** The list of tags, in the order of the language. */
export function seedTagIndex(context: BlogContext): PageSeed[] {
  const { tags, urls, options, input } = context;
  if (tags.size === 0) return [];
  const { compare } = new Intl.Collator(input.locale.lang);
  const entries = [...tags.values()]
    .toSorted((a, b) => compare(a.label, b.label))
    .map(({ label, route, posts }) => ({ label, url: urls.page(route), count: posts.length }));
  return [
    indexSeed(say(context, 'blog.tags'), options.tagsBasePath, context, (title) => ({
      kind: 'blog-index',
      title,
      entries,
    })),
  ];
}

/** The authors of the authors' file, in its order. */
export function seedAuthorIndex(
  context: BlogContext,
  viewsOf: (links: Links) => BlogViews,
): PageSeed[] {
  const { authors, options } = context;
  if (authors.members.length === 0) return [];
  return [
    indexSeed(
      say(context, 'blog.authors'),
      options.authorsBasePath,
      context,
      (title, links): BlogIndexContent => ({
        kind: 'blog-index',
        title,
        entries: authors.members.map((member) => {
          const author = viewsOf(links).author(member, context.route);
          return { label: author.name, url: author.url, count: member.posts.length, author };
        }),
      }),
    ),
  ];
}

/** Every listed post by year. */
export function seedArchive(context: BlogContext): PageSeed[] {
  const { options, listed, urls } = context;
  if (options.archiveBasePath === null) return [];
  const years = new Map<string, Post[]>();
  for (const post of listed) {
    const year = post.day.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [
    indexSeed(
      say(context, 'blog.archive'),
      options.archiveBasePath,
      context,
      (title): BlogArchiveContent => ({
        kind: 'blog-archive',
        title,
        years: [...years].map(([year, posts]) => ({
          year,
          posts: posts.map((post) => ({
            title: post.doc.title,
            url: urls.page(post.route),
            date: post.day,
            untranslated: languageOf(post, context),
          })),
        })),
      }),
    ),
  ];
}

function indexSeed(
  title: string,
  path: string,
  context: BlogContext,
  content: (title: string, links: Links) => BlogIndexContent | BlogArchiveContent,
): PageSeed {
  const route = blogRoute(context, path);
  return {
    route,
    title,
    file: routeFile(route),
    trail: [{ label: context.title, route: context.route }],
    meta: {},
    content: (_around, links) => content(title, links),
  };
}
