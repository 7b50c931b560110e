import { homeMarkdown } from '../../exports/markdown/lists.js';
import type { HomeContent } from '../../page-props/page.js';
import type { PageKind } from './page-kind.js';

export const home: PageKind<HomeContent> = {
  styleSheets: () => ['landing', 'cards'],
  addIds: () => undefined,
  listedUrls: ({ sections }) => sections.flatMap(({ items }) => items.map(({ url }) => url)),
  hasAddress: true,
  blogPost: () => undefined,
  article: () => undefined,
  indexedContent: ({ description }) => ({
    kind: 'category',
    aliases: [],
    sections: [{ text: description ?? '' }],
  }),
  markdown: {
    write: (content, { writer }) => homeMarkdown(content, writer),
    hasHtmlTexts: false,
    inLlms: true,
  },
  paintedAfter: undefined,
  hasTryIt: () => false,
  blockTexts: () => [],
};
