import { tagMarkdown } from '../../exports/markdown/reference.js';
import type { TagContent } from '../../page-props/reference-content.js';
import { searchableText } from '../../search/searchable-text.js';
import type { PageKind } from './page-kind.js';
import { overviewSheets } from './reference-sheets.js';

export const tag: PageKind<TagContent> = {
  styleSheets: overviewSheets,
  // Its rows of operations have no ids, unlike those of the overview.
  addIds: ({ tag: { description } }, ids) => ids.addHtml(description),
  listedUrls: () => [],
  hasAddress: true,
  blogPost: () => undefined,
  article: () => undefined,
  indexedContent: ({ tag: { description } }) => ({
    kind: 'api',
    aliases: [],
    sections: [{ text: searchableText(description) }],
  }),
  markdown: {
    write: (content, { writer }) => tagMarkdown(content, writer),
    hasHtmlTexts: true,
    inLlms: true,
  },
  paintedAfter: undefined,
  hasTryIt: () => false,
  blockTexts: () => [],
};
