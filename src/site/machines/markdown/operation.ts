import type { FieldView, MediaView, OperationContent } from '../../../model/index.js';
import { blocks, code, codeBlock, item, table } from './blocks.js';
import { fieldList, marks, schemaDetails, schemaType } from './schema.js';
import { securityItem, serverItem } from './service.js';
import type { Writer } from './words.js';

/** A page for one operation, below its title. */
export function operationMarkdown(operation: OperationContent, writer: Writer): string {
  const { say } = writer;
  const { method, path, servers, security, parameters, requestBody, responses, samples } =
    operation;
  return blocks([
    code(`${method} ${path}`),
    operation.deprecated && `**${say('reference.deprecated')}**`,
    operation.html,
    servers.length > 0 && `## ${say('reference.baseUrl')}`,
    servers.map((server) => serverItem(server, writer)).join('\n'),
    security.length > 0 && `## ${say('reference.authentication')}`,
    security.map((together) => authentication(together, writer)).join('\n'),
    ...parameters.flatMap(({ in: place, fields }) => [
      `## ${say(`reference.parameters.${place}`)}`,
      fieldTable(fields, writer),
    ]),
    requestBody && `## ${say('reference.requestBody')}`,
    requestBody && (requestBody.required ? `*${say('reference.required')}*` : ''),
    requestBody?.html,
    ...(requestBody?.media.map((media) => mediaMarkdown(media, writer)) ?? []),
    responses.length > 0 && `## ${say('reference.responses')}`,
    ...responses.map((response) => responseMarkdown(response, writer)),
    samples.length > 0 &&
      `## ${say(samples.length === 1 ? 'reference.example' : 'reference.examples')}`,
    ...samples.map((sample) =>
      blocks([`### ${sample.label}`, codeBlock(sample.code.text, sample.code.language)]),
    ),
  ]);
}

/** One of several ways; schemes that go together are listed below their names. */
function authentication(together: OperationContent['security'][number], writer: Writer): string {
  if (together.length === 0) return item(writer.say('reference.noAuthentication'));
  const schemes = together.map((scheme) => securityItem(scheme, writer)).join('\n');
  if (together.length === 1) return schemes;
  return item(`${together.map(({ name }) => code(name)).join(' + ')}\n${schemes}`);
}

function responseMarkdown(
  { status, html, headers, media }: OperationContent['responses'][number],
  writer: Writer,
): string {
  return blocks([
    `### ${status}`,
    html,
    headers.length > 0 && `**${writer.say('reference.headers')}**`,
    headers.length > 0 && fieldTable(headers, writer),
    ...media.map((one) => mediaMarkdown(one, writer)),
  ]);
}

/** One kind of body: its fields, then its examples. */
function mediaMarkdown({ type, schema, examples }: MediaView, writer: Writer): string {
  return blocks([
    schema
      ? `${code(type)}: ${[schemaType(schema), ...marks(schema, writer)].join(', ')}`
      : code(type),
    schema?.html,
    schema && schemaDetails(schema, writer),
    ...examples.map(({ label, html, code: shown, name }) =>
      blocks([
        name === 'example' && html === undefined ? undefined : `**${label}**`,
        html,
        codeBlock(shown.text, shown.language),
      ]),
    ),
  ]);
}

/** Parameters and headers, a row each; what has fields of its own has them in a list below. */
function fieldTable(fields: readonly FieldView[], writer: Writer): string {
  const { say } = writer;
  const rows = fields.map(({ name, required, schema }) => [
    code(name),
    [schemaType(schema), ...marks(schema, writer)].join(', '),
    required ? say('markdown.yes') : say('markdown.no'),
    [schema.html?.trim(), accepted(schema, writer)].filter(Boolean).join(' '),
  ]);
  const head = ['name', 'type', 'required', 'description'] as const;
  const nested = fields.filter(
    ({ schema }) => schema.fields.length > 0 || schema.alternatives.length > 0 || schema.additional,
  );
  return blocks([
    table(
      head.map((column) => say(`markdown.${column}`)),
      rows,
    ),
    fieldList(nested, writer),
  ]);
}

function accepted({ enum: values }: FieldView['schema'], { say }: Writer): string {
  if (values.length === 0) return '';
  const list = values.map(({ value }) => code(JSON.stringify(value))).join(', ');
  return `${say('reference.oneOfValues')} ${list}.`;
}
