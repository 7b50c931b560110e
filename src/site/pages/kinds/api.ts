import { apiMarkdown } from '../../exports/markdown/reference.js';
import type { ApiContent } from '../../page-props/reference-content.js';
import { overviewSections } from '../../search/api-sections.js';
import type { PageKind } from './page-kind.js';
import { addOverviewIds } from './reference-ids.js';
import { overviewSheets } from './reference-sheets.js';

export const api: PageKind<ApiContent> = {
  styleSheets: overviewSheets,
  addIds: addOverviewIds,
  listedUrls: () => [],
  // The layout `all` repeats the operation pages.
  hasAddress: true,
  blogPost: () => undefined,
  article: () => undefined,
  indexedContent: (content) =>
    content.layout === 'all'
      ? undefined
      : { kind: 'api', aliases: [], sections: overviewSections(content) },
  markdown: {
    write: (content, { writer }) => apiMarkdown(content, writer),
    hasHtmlTexts: true,
    inLlms: true,
  },
  paintedAfter: undefined,
  hasTryIt: ({ groups }) =>
    groups
      .flatMap(({ tags }) => tags.flatMap(({ full = [] }) => full))
      .some(({ request }) => request !== undefined),
  blockTexts: () => [],
};
