import { tagMarkdown } from '../../exports/markdown/reference.js';
import type { TagContent } from '../../page-props/reference-content.js';
import { plainWords } from '../../search/plain-words.js';
import type { PageKind } from './page-kind.js';
import { overviewSheets } from './reference-sheets.js';

export const tag: PageKind<TagContent> = {
  styleSheets: overviewSheets,
  addIds: ({ tag: { operations, html } }, ids) => {
    for (const { anchor } of operations) ids.add(anchor);
    ids.addHtml(html);
  },
  listedUrls: () => [],
  publishedDate: () => undefined,
  indexedContent: ({ tag: { html } }) => ({
    kind: 'api',
    aliases: [],
    sections: [{ text: plainWords(html) }],
  }),
  markdown: (content, { writer }) => tagMarkdown(content, writer),
  hasTryIt: () => false,
};
