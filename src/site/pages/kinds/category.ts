import { categoryMarkdown } from '../../exports/markdown/lists.js';
import type { CategoryContent } from '../../page-props/page.js';
import type { PageKind } from './page-kind.js';

export const category: PageKind<CategoryContent> = {
  styleSheets: () => ['cards'],
  addIds: () => undefined,
  listedUrls: ({ items }) => items.map(({ url }) => url),
  hasAddress: true,
  blogPost: () => undefined,
  article: () => undefined,
  indexedContent: ({ description }) => ({
    kind: 'category',
    aliases: [],
    sections: [{ text: description ?? '' }],
  }),
  markdown: {
    write: (content, { writer }) => categoryMarkdown(content, writer),
    hasHtmlTexts: false,
    inLlms: true,
  },
  paintedAfter: undefined,
  hasTryIt: () => false,
  blockTexts: () => [],
};
