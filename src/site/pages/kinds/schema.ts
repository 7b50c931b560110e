import { schemaMarkdown } from '../../exports/markdown/reference.js';
import type { SchemaContent } from '../../page-props/schema-content.js';
import { schemaSections } from '../../search/api-sections.js';
import type { PageKind } from './page-kind.js';
import { overviewSheets } from './reference-sheets.js';

export const schema: PageKind<SchemaContent> = {
  styleSheets: overviewSheets,
  addIds: ({ toc, schema: shown }, ids) => {
    for (const { id } of toc) ids.add(id);
    ids.addSchema(shown);
  },
  listedUrls: () => [],
  hasAddress: true,
  blogPost: () => undefined,
  article: () => undefined,
  indexedContent: (content) => ({ kind: 'schema', aliases: [], sections: schemaSections(content) }),
  markdown: {
    write: (content, { writer }) => schemaMarkdown(content, writer),
    hasHtmlTexts: true,
    inLlms: true,
  },
  paintedAfter: undefined,
  hasTryIt: () => false,
  blockTexts: () => [],
};
