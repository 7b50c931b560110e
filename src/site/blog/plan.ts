import { type Diagnostic, startOfFile } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { isInDocsFolder } from '../../files/docs-folder.js';
import { formatMessage } from '../../i18n/index.js';
import type { DocEntry } from '../doc-routes.js';
import type { LocaleDoc, SiteInput } from '../input.js';
import type { PageLinks } from '../links/page-links.js';
import type { HeadContent } from '../page-props/chrome.js';
import type { PageDefinition } from '../pages/page.js';
import type { ApiNames } from '../reference/naming/api-names.js';
import { joinRoute, type Urls } from '../urls.js';
import { postsAuthors } from './authors.js';
import { type BlogContext, blogMessage, blogRoute } from './context.js';
import { type BlogFeeds, planFeeds } from './feeds/plan.js';
import { archivePages, authorIndexPages, tagIndexPages } from './index-pages.js';
import { postListPages } from './list-pages.js';
import { type Post, placePosts, postEntry, postsFolder } from './post.js';
import { postPage } from './post-page.js';
import { postsTags } from './tags.js';
import { BlogViews } from './views.js';

/** The blog of one locale. */
export interface BlogPlan {
  /** Title of the blog. */
  readonly title: string;
  /** Route of the blog's first page. */
  readonly route: string;
  /** The posts as document entries, for link resolution and redirects. */
  readonly entries: readonly DocEntry[];
  readonly definitions: readonly PageDefinition[];
  readonly feeds: BlogFeeds;
  /** `<link>` elements for the head of every page. */
  readonly feedLinks: HeadContent['feeds'];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reports whether a Markdown file is a post, or would be one if the blog were enabled. */
export function isPost(doc: LocaleDoc, input: SiteInput): boolean {
  const isDocument = input.versions.some(({ folder }) => isInDocsFolder(doc.path, folder));
  return !isDocument && doc.path.startsWith(postsFolder(input));
}

/** Plans the blog of a locale. Returns undefined if the blog is disabled or has no posts. */
export function planBlog(
  docs: readonly LocaleDoc[],
  input: SiteInput,
  urls: Urls,
  names: ApiNames,
): BlogPlan | undefined {
  const options = input.config.blog;
  const postDocs = docs.filter((doc) => isPost(doc, input));
  if (options === false || postDocs.length === 0) return undefined;
  const { posts, diagnostics } = placePosts(postDocs, options, postsFolder(input), input.mode);
  const authors = postsAuthors(posts, input.authors, options);
  const context: BlogContext = {
    input,
    urls,
    names,
    options,
    title: options.blogTitle ?? formatMessage(input.messages, 'blog.title'),
    route: joinRoute(options.routeBasePath),
    posts,
    listed: posts.filter(({ listed }) => listed),
    tags: postsTags(posts, joinRoute(options.routeBasePath, options.tagsBasePath)),
    authors,
  };
  const feeds = planFeeds(context);
  return {
    title: context.title,
    route: context.route,
    entries: posts.map(postEntry),
    definitions: blogPages(context),
    feeds,
    feedLinks: feeds.links,
    diagnostics: [
      ...diagnostics,
      ...authors.diagnostics,
      ...posts.flatMap((post) => untruncated(post, context)),
      ...feeds.diagnostics,
    ],
  };
}

function blogPages(context: BlogContext): PageDefinition[] {
  const { posts, listed, tags, authors, title, route, options } = context;
  const viewsByLinks = new WeakMap<PageLinks, BlogViews>();
  const linksViews = (links: PageLinks): BlogViews => {
    const views = viewsByLinks.get(links) ?? new BlogViews(context, links);
    viewsByLinks.set(links, views);
    return views;
  };
  const home = { label: title, route };
  const parent = (label: string, path: string) => ({ label, route: blogRoute(context, path) });
  const tagParents = [home, parent(blogMessage(context, 'blog.tags'), options.tagsBasePath)];
  const authorParents = [
    home,
    parent(blogMessage(context, 'blog.authors'), options.authorsBasePath),
  ];
  const description = options.blogDescription;
  return [
    ...postListPages(
      { route, title, description, posts: listed, parents: [] },
      context,
      linksViews,
    ),
    ...posts.map((post) => postPage(post, context, linksViews)),
    ...tagIndexPages(context),
    ...[...tags.values()].flatMap((tag) => {
      const values = { count: tag.posts.length, tag: tag.label };
      const list = {
        ...tag,
        title: blogMessage(context, 'blog.tagged', values),
        parents: tagParents,
      };
      return postListPages(list, context, linksViews);
    }),
    ...authorIndexPages(context, linksViews),
    ...authors.members.flatMap((member) => {
      if (member.route === undefined) return [];
      const author = (views: BlogViews) => views.profile(member);
      const list = {
        route: member.route,
        title: member.name,
        description: member.description,
        posts: member.posts,
        parents: authorParents,
        author,
      };
      return postListPages(list, context, linksViews);
    }),
    ...archivePages(context),
  ];
}

function untruncated({ doc }: Post, { options }: BlogContext): Diagnostic[] {
  const policy = options.onUntruncatedBlogPosts;
  if (policy === 'ignore' || doc.hasExcerpt || doc.untranslated) return [];
  const severity = policy === 'error' ? 'error' : 'warning';
  return [diagnose('blog/not-truncated', undefined, { place: startOfFile(doc.file), severity })];
}
