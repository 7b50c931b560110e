import type { NotFoundContent } from '../../page-props/page.js';
import type { PageKind } from './page-kind.js';

export const notFound: PageKind<NotFoundContent> = {
  styleSheets: () => ['landing'],
  addIds: () => undefined,
  listedUrls: () => [],
  hasAddress: false,
  blogPost: () => undefined,
  article: () => undefined,
  indexedContent: () => undefined,
  markdown: undefined,
  paintedAfter: undefined,
  hasTryIt: () => false,
  blockTexts: () => [],
};
