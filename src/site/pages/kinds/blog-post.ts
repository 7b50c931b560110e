import type { BlogPostContent } from '../../page-props/blog-content.js';
import { addBodyIds, bodySheets, docMarkdown, docSections } from './doc-text.js';
import type { PageKind } from './page-kind.js';

export const blogPost: PageKind<BlogPostContent> = {
  styleSheets: ({ body }) => [...bodySheets(body), 'blog'],
  addIds: ({ body }, ids) => addBodyIds(body, ids),
  listedUrls: () => [],
  hasAddress: true,
  blogPost: (content) => content,
  article: ({ post, lastUpdate }) => ({
    published: post.published,
    modified: lastUpdate?.date,
    authors: post.authors.map(({ name }) => name),
    tags: post.tags.map(({ label }) => label),
  }),
  indexedContent: ({ unlisted }, text) =>
    unlisted ? undefined : { kind: 'blog', ...docSections(text) },
  markdown: {
    write: (_, context) => docMarkdown(context),
    hasHtmlTexts: false,
    inLlms: true,
  },
  paintedAfter: undefined,
  hasTryIt: () => false,
  blockTexts: ({ body }) => body,
};
