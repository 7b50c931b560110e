import type { PageLinks } from '../links/page-links.js';
import type { BlogArchiveContent, BlogIndexContent } from '../page-props/blog-content.js';
import type { PageDefinition } from '../pages/page.js';
import { routeFile } from '../urls.js';
import { type BlogContext, blogMessage, blogRoute, postLanguage } from './context.js';
import type { Post } from './post.js';
import type { BlogViews } from './views.js';

/** Returns the page that lists all tags, in the locale's collation order. */
export function tagIndexPages(context: BlogContext): PageDefinition[] {
  const { tags, urls, options, input } = context;
  if (tags.size === 0) return [];
  const { compare } = new Intl.Collator(input.locale.lang);
  const entries = [...tags.values()]
    .toSorted((a, b) => compare(a.label, b.label))
    .map(({ label, route, posts }) => ({ label, url: urls.page(route), count: posts.length }));
  return [
    indexPage(
      context,
      { kind: 'blog-index', title: blogMessage(context, 'blog.tags'), path: options.tagsBasePath },
      ({ title }) => ({ kind: 'blog-index', title, entries }),
    ),
  ];
}

/** Returns the page that lists the authors, in the order of the authors file. */
export function authorIndexPages(
  context: BlogContext,
  viewsOf: (links: PageLinks) => BlogViews,
): PageDefinition[] {
  const { authors, options } = context;
  if (authors.members.length === 0) return [];
  return [
    indexPage(
      context,
      {
        kind: 'blog-index',
        title: blogMessage(context, 'blog.authors'),
        path: options.authorsBasePath,
      },
      ({ title }, links) => ({
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

/** Returns the archive page, which lists every listed post by year. */
export function archivePages(context: BlogContext): PageDefinition[] {
  const { options, listed, urls } = context;
  if (options.archiveBasePath === null) return [];
  const years = new Map<string, Post[]>();
  for (const post of listed) {
    const year = post.day.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [
    indexPage(
      context,
      {
        kind: 'blog-archive',
        title: blogMessage(context, 'blog.archive'),
        path: options.archiveBasePath,
      },
      ({ title }) => ({
        kind: 'blog-archive',
        title,
        years: [...years].map(([year, posts]) => ({
          year,
          posts: posts.map((post) => ({
            title: post.doc.title,
            url: urls.page(post.route),
            date: post.day,
            untranslated: postLanguage(post, context),
          })),
        })),
      }),
    ),
  ];
}

/** An index page before its content. */
interface IndexPageHead {
  readonly kind: (BlogIndexContent | BlogArchiveContent)['kind'];
  readonly title: string;
  /** Below the blog. */
  readonly path: string;
}

function indexPage(
  context: BlogContext,
  head: IndexPageHead,
  content: (head: IndexPageHead, links: PageLinks) => BlogIndexContent | BlogArchiveContent,
): PageDefinition {
  const { kind, title, path } = head;
  const route = blogRoute(context, path);
  return {
    kind,
    route,
    title,
    file: routeFile(route),
    parents: [{ label: context.title, route: context.route }],
    meta: {},
    content: ({ links }) => content(head, links),
  };
}
