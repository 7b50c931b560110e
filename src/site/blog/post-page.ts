import type { PageLinks } from '../links/page-links.js';
import type { BlogPostContent } from '../page-props/blog-content.js';
import type { PageLink } from '../page-props/page-link.js';
import { docContent } from '../pages/doc-content.js';
import type { PageDefinition } from '../pages/page.js';
import { encodePath, routeFile } from '../urls.js';
import type { BlogContext } from './context.js';
import { type Post, postEntry } from './post.js';
import { firstWords } from './summary.js';
import type { BlogViews } from './views.js';

/** Maximum characters of a description that search engines show. */
const maxDescriptionLength = 160;

/** Defines the page of a post. */
export function postPage(
  post: Post,
  context: BlogContext,
  viewsOf: (links: PageLinks) => BlogViews,
): PageDefinition {
  const { doc, route } = post;
  const { meta, metaPlaces } = doc;
  const text = () => context.input.textOf(doc.file);
  return {
    kind: 'blog-post',
    route,
    file: routeFile(route),
    title: doc.title,
    source: doc.file,
    doc,
    identity: `post:${doc.path}`,
    untranslated: doc.untranslated,
    parents: [{ label: context.title, route: context.route }],
    text,
    introduction: () => firstWords(text(), maxDescriptionLength),
    content: ({ links }) => postContent(post, context, links, viewsOf(links)),
    meta: {
      title: meta.title_meta,
      description: meta.description,
      keywords: meta.keywords,
      image: meta.image === undefined ? undefined : { target: meta.image, place: metaPlaces.image },
      noIndex: meta.unlisted,
      sidebar: { name: null },
    },
  };
}

function postContent(
  post: Post,
  context: BlogContext,
  links: PageLinks,
  views: BlogViews,
): BlogPostContent {
  const { input, urls, names, listed } = context;
  const { doc } = post;
  const page = docContent(postEntry(post), {}, { input, links, names, urls, entries: [] });
  const index = listed.indexOf(post);
  return {
    kind: 'blog-post',
    title: doc.title,
    titleId: page.titleId,
    post: views.post(post),
    hideTitle: page.hideTitle,
    description: page.description,
    body: page.body,
    toc: page.toc,
    editUrl: editUrl(post, context),
    lastUpdate: lastUpdate(post, context),
    newer: index < 0 ? undefined : neighbour(listed[index - 1], context),
    older: index < 0 ? undefined : neighbour(listed[index + 1], context),
    unlisted: page.unlisted,
    draft: page.draft,
    frontMatter: page.frontMatter,
    sidebar: views.sidebar(post),
  };
}

function neighbour(post: Post | undefined, { urls }: BlogContext): PageLink | undefined {
  return post && { label: post.doc.title, url: urls.page(post.route) };
}

function editUrl({ doc }: Post, { options }: BlogContext): string | undefined {
  const { custom_edit_url: own } = doc.meta;
  if (own !== undefined) return own ?? undefined;
  const base = options.editUrl;
  return base && `${base.replace(/\/$/, '')}/${encodePath(doc.file)}`;
}

function lastUpdate({ doc }: Post, { input, options }: BlogContext): BlogPostContent['lastUpdate'] {
  const known = { ...input.lastUpdates.get(doc.file), ...doc.meta.last_update };
  const date = options.showLastUpdateTime ? known.date : undefined;
  const author = options.showLastUpdateAuthor ? known.author : undefined;
  return date === undefined && author === undefined ? undefined : { date, author };
}
