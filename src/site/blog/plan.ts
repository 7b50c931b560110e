import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { formatText } from '../../i18n/index.js';
import type { Entry } from '../entries.js';
import type { LocaleDoc, SiteInput } from '../input.js';
import type { Links } from '../links/links.js';
import type { Head } from '../page-props/chrome.js';
import type { PageSeed } from '../pages/page.js';
import type { ApiNames } from '../reference/names.js';
import { joinRoute, type Urls } from '../urls.js';
import { authorsOf } from './authors.js';
import { type BlogContext, blogRoute, say } from './context.js';
import { type BlogFeeds, planFeeds } from './feeds/plan.js';
import { seedArchive, seedAuthorIndex, seedTagIndex } from './index-pages.js';
import { seedList } from './list-pages.js';
import { entryOf, type Post, placePosts, postsFolder, startOf } from './post.js';
import { seedPost } from './post-page.js';
import { tagsOf } from './tags.js';
import { BlogViews } from './views.js';

/** The blog of one locale. */
export interface BlogPlan {
  /** What it is called. */
  readonly title: string;
  /** Of its first page. */
  readonly route: string;
  /** The posts as pages made from Markdown: what links and redirects need. */
  readonly entries: readonly Entry[];
  readonly seeds: readonly PageSeed[];
  readonly feeds: BlogFeeds;
  /** For the head of every page. */
  readonly feedLinks: Head['feeds'];
  readonly diagnostics: readonly Diagnostic[];
}

/** Whether a Markdown file is a post, or would be one if there were a blog. */
export function isPost(doc: LocaleDoc, input: SiteInput): boolean {
  const isDocument = input.versions.some(({ folder }) => doc.path.startsWith(`${folder}/`));
  return !isDocument && doc.path.startsWith(postsFolder(input));
}

/** Plans the blog. There is none where it is switched off, and where there are no posts. */
export function planBlog(
  docs: readonly LocaleDoc[],
  input: SiteInput,
  urls: Urls,
  names: ApiNames,
): BlogPlan | undefined {
  const options = input.config.blog;
  const own = docs.filter((doc) => isPost(doc, input));
  if (options === false || own.length === 0) return undefined;
  const { posts, diagnostics } = placePosts(own, options, postsFolder(input), input.mode);
  const authors = authorsOf(posts, input.authors, options);
  const context: BlogContext = {
    input,
    urls,
    names,
    options,
    title: options.blogTitle ?? formatText(input.texts, 'blog.title'),
    route: joinRoute(options.routeBasePath),
    posts,
    listed: posts.filter(({ listed }) => listed),
    tags: tagsOf(posts, joinRoute(options.routeBasePath, options.tagsBasePath)),
    authors,
  };
  const feeds = planFeeds(context);
  return {
    title: context.title,
    route: context.route,
    entries: posts.map(entryOf),
    seeds: seedBlog(context),
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

function seedBlog(context: BlogContext): PageSeed[] {
  const { posts, listed, tags, authors, title, route, options } = context;
  const viewsByLinks = new WeakMap<Links, BlogViews>();
  const viewsOf = (links: Links): BlogViews => {
    const views = viewsByLinks.get(links) ?? new BlogViews(context, links);
    viewsByLinks.set(links, views);
    return views;
  };
  const home = { label: title, route };
  const about = (label: string, path: string) => ({ label, route: blogRoute(context, path) });
  const tagTrail = [home, about(say(context, 'blog.tags'), options.tagsBasePath)];
  const authorTrail = [home, about(say(context, 'blog.authors'), options.authorsBasePath)];
  const description = options.blogDescription;
  return [
    ...seedList({ route, title, description, posts: listed, trail: [] }, context, viewsOf),
    ...posts.map((post) => seedPost(post, context, viewsOf)),
    ...seedTagIndex(context),
    ...[...tags.values()].flatMap((tag) => {
      const values = { count: tag.posts.length, tag: tag.label };
      const list = { ...tag, title: say(context, 'blog.tagged', values), trail: tagTrail };
      return seedList(list, context, viewsOf);
    }),
    ...seedAuthorIndex(context, viewsOf),
    ...authors.members.flatMap((member) => {
      if (member.route === undefined) return [];
      const author = (views: BlogViews) => views.profile(member);
      const { name, description: about, route: page, posts: own } = member;
      const list = { route: page, title: name, description: about, posts: own, author };
      return seedList({ ...list, trail: authorTrail }, context, viewsOf);
    }),
    ...seedArchive(context),
  ];
}

function untruncated({ doc }: Post, { options }: BlogContext): Diagnostic[] {
  const policy = options.onUntruncatedBlogPosts;
  if (policy === 'ignore' || doc.hasExcerpt || doc.untranslated) return [];
  const severity = policy === 'error' ? 'error' : 'warning';
  return [diagnose('blog/not-truncated', undefined, { place: startOf(doc.file), severity })];
}
