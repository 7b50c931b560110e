import { joinBlocks, markdownLink } from '../../exports/markdown/blocks.js';
import { operationMarkdown } from '../../exports/markdown/operation.js';
import type { Writer } from '../../exports/markdown/writer.js';
import type { OperationContent } from '../../page-props/reference-content.js';
import { operationSections, operationVerb } from '../../search/api-sections.js';
import type { PageKind } from './page-kind.js';
import { addOperationIds } from './reference-ids.js';
import { referenceSheets } from './reference-sheets.js';

export const operation: PageKind<OperationContent> = {
  styleSheets: referenceSheets,
  addIds: addOperationIds,
  listedUrls: () => [],
  hasAddress: true,
  blogPost: () => undefined,
  article: () => undefined,
  indexedContent: (content) => {
    const { method, path, operationId } = content;
    const aliases = operationId === undefined ? [] : [operationId];
    const [verb, sections] = [operationVerb(content), operationSections(content)];
    return { kind: 'operation', method, path, verb, aliases, sections };
  },
  markdown: {
    write: (content, { writer }) =>
      joinBlocks([operationMarkdown(content, writer), guidesLine(content.usedIn, writer)]),
    hasHtmlTexts: true,
    inLlms: true,
  },
  paintedAfter: '_samples',
  hasTryIt: ({ request }) => request !== undefined,
  blockTexts: () => [],
};

function guidesLine(guides: OperationContent['usedIn'], { t, url }: Writer): string | false {
  const links = guides.map((guide) => markdownLink(guide.label, url(guide.url)));
  return links.length > 0 && `${t('reference.usedIn')}: ${links.join(', ')}`;
}
