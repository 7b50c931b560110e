import type { PageContent } from '../../page-props/page.js';
import { allFields } from './all-fields.js';
import { api } from './api.js';
import { blogArchive, blogIndex, blogList } from './blog-lists.js';
import { blogPost } from './blog-post.js';
import { category } from './category.js';
import { doc } from './doc.js';
import { home } from './home.js';
import { notFound } from './not-found.js';
import { operation } from './operation.js';
import type { PageKind } from './page-kind.js';
import { print } from './print.js';
import { schema } from './schema.js';
import { tag } from './tag.js';

type Kinds = {
  readonly [Kind in PageContent['kind']]: PageKind<Extract<PageContent, { readonly kind: Kind }>>;
};

/** All kinds of pages. The compiler reports a kind without an entry. */
const kinds: Kinds = {
  doc,
  category,
  home,
  'not-found': notFound,
  api,
  tag,
  operation,
  'all-fields': allFields,
  schema,
  print,
  'blog-post': blogPost,
  'blog-list': blogList,
  'blog-index': blogIndex,
  'blog-archive': blogArchive,
};

/** Returns the implementation for the kind of a page, by its definition or its content. */
export function pageKind({ kind }: Pick<PageContent, 'kind'>): PageKind<PageContent> {
  // Each entry accepts the content type of its key.
  return kinds[kind] as PageKind<PageContent>;
}
