import { operationMarkdown } from '../../exports/markdown/operation.js';
import type { OperationContent } from '../../page-props/reference-content.js';
import { operationSections, operationVerb } from '../../search/api-sections.js';
import type { PageKind } from './page-kind.js';
import { addOperationIds } from './reference-ids.js';

export const operation: PageKind<OperationContent> = {
  styleSheets: () => ['reference'],
  addIds: addOperationIds,
  listedUrls: () => [],
  publishedDate: () => undefined,
  indexedContent: (content) => {
    const { method, path, operationId } = content;
    const aliases = operationId === undefined ? [] : [operationId];
    const [verb, sections] = [operationVerb(content), operationSections(content)];
    return { kind: 'operation', method, path, verb, aliases, sections };
  },
  markdown: (content, { writer }) => operationMarkdown(content, writer),
  hasTryIt: ({ request }) => request !== undefined,
};
