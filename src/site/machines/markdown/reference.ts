import type {
  ApiContent,
  OperationSummary,
  SchemaContent,
  TagContent,
} from '../../../model/index.js';
import { blocks, code, codeBlock, item, link } from './blocks.js';
import { marks, schemaDetails, schemaType } from './schema.js';
import { securityItem, serverItem } from './service.js';
import type { Writer } from './words.js';

/** The reference as a whole, below its title: every operation by tag. */
export function apiMarkdown(api: ApiContent, writer: Writer): string {
  const { say, url } = writer;
  return blocks([
    api.version === '' ? '' : code(api.version),
    api.html,
    api.downloads.length > 0 &&
      `${say('reference.description')} ${api.downloads.map((file) => link(file.label, url(file.url))).join(', ')}`,
    api.servers.length > 0 && `## ${say('reference.baseUrl')}`,
    api.servers.map((server) => serverItem(server, writer)).join('\n'),
    api.security.length > 0 && `## ${say('reference.authentication')}`,
    api.security.map((scheme) => securityItem(scheme, writer)).join('\n'),
    ...api.groups.flatMap(({ name, tags }) => [
      name !== undefined && `## ${name}`,
      ...tags.map((tag) =>
        blocks([
          `${name === undefined ? '##' : '###'} ${tag.label}`,
          tag.html,
          operationList(tag.operations, writer),
        ]),
      ),
    ]),
    api.schemas.length > 0 && `## ${say('reference.schemas')}`,
    api.schemas.map((schema) => item(link(schema.label, url(schema.url)))).join('\n'),
  ]);
}

export function tagMarkdown({ tag }: TagContent, writer: Writer): string {
  return blocks([tag.html, operationList(tag.operations, writer)]);
}

export function schemaMarkdown(content: SchemaContent, writer: Writer): string {
  const { schema, examples, usedBy } = content;
  const { say } = writer;
  return blocks([
    [schemaType(schema), ...marks(schema, writer)].join(', '),
    schema.html,
    `## ${say('reference.fields')}`,
    schemaDetails(schema, writer),
    examples.length > 0 &&
      `## ${say(examples.length === 1 ? 'reference.example' : 'reference.examples')}`,
    ...examples.map(({ html, code: shown }) =>
      blocks([html, codeBlock(shown.text, shown.language)]),
    ),
    usedBy.length > 0 && `## ${say('reference.usedBy')}`,
    usedBy.length > 0 && operationList(usedBy, writer),
  ]);
}

function operationList(operations: readonly OperationSummary[], writer: Writer): string {
  if (operations.length === 0) return writer.say('reference.noOperations');
  return operations
    .map(({ title, url, method, path, deprecated }) => {
      const line = `${link(title, writer.url(url))}: ${code(`${method} ${path}`)}`;
      return item(deprecated ? `${line} (${writer.say('reference.deprecated')})` : line);
    })
    .join('\n');
}
