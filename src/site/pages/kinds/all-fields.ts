import type { AllFieldsContent } from '../../page-props/reference-content.js';
import type { PageKind } from './page-kind.js';
import { addOperationIds } from './reference-ids.js';
import { referenceSheets } from './reference-sheets.js';

/** It repeats the operation's own page, which search, Markdown and lists have. */
export const allFields: PageKind<AllFieldsContent> = {
  styleSheets: referenceSheets,
  addIds: ({ operation }, ids) => addOperationIds(operation, ids),
  listedUrls: () => [],
  hasAddress: true,
  blogPost: () => undefined,
  article: () => undefined,
  indexedContent: () => undefined,
  markdown: undefined,
  paintedAfter: undefined,
  hasTryIt: () => false,
  blockTexts: () => [],
};
