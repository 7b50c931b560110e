import type { OperationSummary } from '../../page-props/operation-summary.js';
import type { PageLink } from '../../page-props/page-link.js';
import type { ApiContent, TagContent, TagView } from '../../page-props/reference-content.js';
import type { SchemaContent } from '../../page-props/schema-content.js';
import { code, fencedCode, item, joinBlocks, markdownLink, plainMarkdown } from './blocks.js';
import { headings, operationMarkdown } from './operation.js';
import { schemaDetails, schemaFlags, schemaType } from './schema.js';
import { docsLine, factItem, securityItem, serverItem } from './service.js';
import type { Writer } from './writer.js';

/** Returns the API overview below its title: all operations by tag. */
export function apiMarkdown(api: ApiContent, writer: Writer): string {
  const { t, url } = writer;
  const { webhooks, schemas, unusedSchemas, everything } = api;
  const list = (links: readonly PageLink[]): string =>
    links.map((one) => item(markdownLink(one.label, url(one.url)))).join('\n');
  return joinBlocks([
    api.summary === undefined ? undefined : plainMarkdown(api.summary),
    api.description,
    docsLine(api.externalDocs),
    api.facts.map(factItem).join('\n'),
    api.downloads.length > 0 &&
      `${t('reference.description')} ${api.downloads.map((file) => markdownLink(file.label, url(file.url))).join(', ')}`,
    everything !== undefined && markdownLink(t('reference.everything'), url(everything)),
    api.servers.length > 0 && `## ${t('reference.baseUrl')}`,
    api.servers.map((server) => serverItem(server, writer)).join('\n'),
    api.security.length > 0 && `## ${t('reference.authentication')}`,
    api.security.map((scheme) => securityItem(scheme, writer)).join('\n'),
    ...api.groups.flatMap(({ name, tags }) => [
      name !== undefined && `## ${name}`,
      ...tags.map((tag) => tagSection(tag, name === undefined ? 2 : 3, writer)),
    ]),
    webhooks && tagSection(webhooks, 2, writer),
    schemas.length > 0 && `## ${t('reference.schemas')}`,
    list(schemas),
    unusedSchemas.length > 0 && `## ${t('reference.unusedSchemas')}`,
    list(unusedSchemas),
  ]);
}

/** Returns a tag's section, with its operations as a list or in full. */
function tagSection(tag: TagView, depth: number, writer: Writer): string {
  const { label, full, operations } = tag;
  return joinBlocks([
    headings(depth)(label),
    tagWords(tag, writer),
    ...(full ?? []).map((operation) =>
      joinBlocks([
        headings(depth + 1)(plainMarkdown(operation.title)),
        operationMarkdown(operation, writer, depth + 2),
      ]),
    ),
    (!full || operations.length === 0) && operationList(listed(tag), writer),
  ]);
}

function tagWords(
  { note, kind, description, externalDocs, parent }: TagView,
  { t, url }: Writer,
): string {
  return joinBlocks([
    note,
    kind !== undefined && t('reference.tagKind', { kind: code(kind) }),
    parent && t('reference.partOf', { tag: markdownLink(parent.label, url(parent.url)) }),
    description,
    docsLine(externalDocs),
  ]);
}

function listed({ operations, others }: TagView): readonly OperationSummary[] {
  return [...operations, ...others];
}

export function tagMarkdown({ tag }: TagContent, writer: Writer): string {
  return joinBlocks([tagWords(tag, writer), operationList(listed(tag), writer)]);
}

export function schemaMarkdown(content: SchemaContent, writer: Writer): string {
  const { schema, examples, usedBy, moreUsers, usedBySchemas } = content;
  const { t } = writer;
  return joinBlocks([
    [schemaType(schema, writer), ...schemaFlags(schema, writer)].join(', '),
    schema.description,
    `## ${t('reference.fields')}`,
    schemaDetails(schema, writer),
    examples.length > 0 &&
      `## ${t(examples.length === 1 ? 'reference.example' : 'reference.examples')}`,
    ...examples.map(({ description, code: shown }) =>
      joinBlocks([description, fencedCode(shown.text, shown.language)]),
    ),
    `## ${t('reference.usedBy')}`,
    usedBy.length > 0 && operationList(usedBy, writer),
    moreUsers > 0 && t('reference.moreOperations', { count: moreUsers }),
    usedBySchemas.map(({ label, url }) => item(markdownLink(label, writer.url(url)))).join('\n'),
    usedBy.length + usedBySchemas.length === 0 && t('reference.usedByNothing'),
  ]);
}

function operationList(operations: readonly OperationSummary[], writer: Writer): string {
  if (operations.length === 0) return writer.t('reference.noOperations');
  return operations
    .map(({ title, url, method, path, deprecated }) => {
      const line = `${markdownLink(title, writer.url(url))}: ${code(`${method} ${path}`)}`;
      return item(deprecated ? `${line} (${writer.t('reference.deprecated')})` : line);
    })
    .join('\n');
}
