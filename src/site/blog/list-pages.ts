import type { PageLinks } from '../links/page-links.js';
import type { BlogAuthorProfile, BlogListContent } from '../page-props/blog-content.js';
import type { PageLink } from '../page-props/page-link.js';
import type { PageDefinition } from '../pages/page.js';
import { joinRoute, routeFile } from '../urls.js';
import { type BlogContext, blogMessage, blogRoute } from './context.js';
import { feedLinks } from './feeds/feed-links.js';
import type { Post } from './post.js';
import type { BlogViews } from './views.js';

/** A list of posts: the blog itself, a tag or an author. */
export interface PostList {
  /** Route of its first page. */
  readonly route: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly posts: readonly Post[];
  /** Parent pages for the breadcrumbs: the blog, its tags. */
  readonly parents: PageDefinition['parents'];
  readonly author?: ((views: BlogViews) => BlogAuthorProfile) | undefined;
}

type ViewsOf = (links: PageLinks) => BlogViews;

/** Returns the pages of a list of posts; an empty list has one page. */
export function postListPages(
  list: PostList,
  context: BlogContext,
  viewsOf: ViewsOf,
): PageDefinition[] {
  const { options } = context;
  const { postsPerPage, sortPosts } = options;
  const ordered = sortPosts === 'ascending' ? list.posts.toReversed() : list.posts;
  const size = postsPerPage === 'ALL' ? Math.max(ordered.length, 1) : postsPerPage;
  const pages = Math.max(1, Math.ceil(ordered.length / size));
  return Array.from({ length: pages }, (_, index): PageDefinition => {
    const number = index + 1;
    const route = pageRoute(list, number, context);
    return {
      kind: 'blog-list',
      route,
      file: routeFile(route),
      title:
        number === 1
          ? list.title
          : blogMessage(context, 'blog.pageTitle', { title: list.title, number }),
      parents: list.parents,
      meta: { description: list.description },
      dependencies: () =>
        ordered.slice(index * size, number * size).map(({ doc }) => [doc.digest, doc.meta]),
      content: ({ links }): BlogListContent => {
        const views = viewsOf(links);
        return {
          kind: 'blog-list',
          title: list.title,
          description: list.description,
          author: list.author?.(views),
          posts: ordered.slice(index * size, number * size).map((post) => views.post(post)),
          number,
          pages,
          ...neighbours(list, number, pages, context),
          lists: otherLists(list, context),
          feeds: list.route === context.route ? feedLinks(context) : [],
          sidebar: views.sidebar(),
        };
      },
    };
  });
}

function pageRoute({ route }: PostList, number: number, { options }: BlogContext): string {
  return number === 1 ? route : joinRoute(route, options.pageBasePath, String(number));
}

/** In ascending order, the next page has the newer posts. */
function neighbours(
  list: PostList,
  number: number,
  pages: number,
  context: BlogContext,
): Pick<BlogListContent, 'newer' | 'older'> {
  const link = (key: 'blog.newerPosts' | 'blog.olderPosts', page: number): PageLink | undefined =>
    page < 1 || page > pages
      ? undefined
      : {
          label: blogMessage(context, key),
          url: context.urls.page(pageRoute(list, page, context)),
        };
  const step = context.options.sortPosts === 'ascending' ? -1 : 1;
  return {
    newer: link('blog.newerPosts', number - step),
    older: link('blog.olderPosts', number + step),
  };
}

/** The blog's main list links to the archive, tags and authors; those link back through their breadcrumbs. */
function otherLists({ route }: PostList, context: BlogContext): PageLink[] {
  if (route !== context.route) return [];
  const { options, tags, authors, urls } = context;
  const link = (label: string, path: string): PageLink => ({
    label,
    url: urls.page(blogRoute(context, path)),
  });
  return [
    ...(options.archiveBasePath === null
      ? []
      : [link(blogMessage(context, 'blog.archive'), options.archiveBasePath)]),
    ...(tags.size === 0 ? [] : [link(blogMessage(context, 'blog.tags'), options.tagsBasePath)]),
    ...(authors.members.length === 0
      ? []
      : [link(blogMessage(context, 'blog.authors'), options.authorsBasePath)]),
  ];
}
