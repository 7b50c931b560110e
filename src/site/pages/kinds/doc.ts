import type { DocContent } from '../../page-props/page.js';
import { addBodyIds, bodySheets, docMarkdown, docSections } from './doc-text.js';
import type { PageKind } from './page-kind.js';

export const doc: PageKind<DocContent> = {
  styleSheets: ({ layout, component, body }) => [
    ...(layout === 'home' && !component ? (['landing'] as const) : []),
    ...new Set([...(component ? (['controls'] as const) : []), ...bodySheets(body)]),
  ],
  addIds: ({ body }, ids) => addBodyIds(body, ids),
  listedUrls: () => [],
  hasAddress: true,
  blogPost: () => undefined,
  article: ({ layout, tags, lastUpdate }) =>
    layout === 'home' ? undefined : { modified: lastUpdate?.date, authors: [], tags },
  indexedContent: ({ unlisted }, text) =>
    unlisted ? undefined : { kind: 'doc', ...docSections(text) },
  markdown: {
    write: (_, context) => docMarkdown(context),
    hasHtmlTexts: false,
    inLlms: true,
  },
  paintedAfter: undefined,
  hasTryIt: () => false,
  blockTexts: ({ body }) => body,
};
