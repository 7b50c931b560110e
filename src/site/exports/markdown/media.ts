import type { EncodingView, ExampleView, MediaView } from '../../page-props/exchange-view.js';
import type { SchemaView } from '../../page-props/schema-view.js';
import { code, fencedCode, item, joinBlocks, markdownLink } from './blocks.js';
import { externalExampleText, parameterTable, styleText } from './parameters.js';
import { schemaDetails, schemaFlags, schemaType } from './schema.js';
import type { Writer } from './writer.js';

/** Returns the media types of a body as Markdown. */
export function bodyMarkdown(media: readonly MediaView[], writer: Writer): string[] {
  return media.map((one) => mediaMarkdown(one, media, writer));
}

/** Returns a media type as Markdown: properties, encodings, then examples. */
function mediaMarkdown(media: MediaView, all: readonly MediaView[], writer: Writer): string {
  const { type, sameAs, schema, itemSchema, encoding, examples, externalExamples } = media;
  const each = writer.t('reference.eachItem');
  const others = all.filter((one) => one.sameAs === type);
  const name = [type, ...others.map((one) => one.type)].map(code).join(', ');
  const isNamed = sameAs === undefined || examples.length + externalExamples.length > 0;
  return joinBlocks([
    schema ? schemaLine(name, schema, writer) : !itemSchema && isNamed && name,
    ...schemaBlocks(schema, writer),
    itemSchema && schemaLine(schema ? each : `${name}, ${each}`, itemSchema, writer),
    ...schemaBlocks(itemSchema, writer),
    encoding.length > 0 && `**${writer.t('reference.encoding')}**`,
    ...encoding.map((one) => encodingMarkdown(one, writer)),
    ...examplesMarkdown(examples, writer),
    externalExamples.map((example) => item(externalExampleText(example))).join('\n'),
  ]);
}

function schemaLine(name: string, schema: SchemaView, writer: Writer): string {
  return `${name}: ${[schemaType(schema, writer), ...schemaFlags(schema, writer)].join(', ')}`;
}

function schemaBlocks(schema: SchemaView | undefined, writer: Writer): (string | undefined)[] {
  return schema ? [schema.description, schemaDetails(schema, writer)] : [];
}

export function examplesMarkdown(examples: readonly ExampleView[], writer: Writer): string[] {
  return examples.map((example) => {
    const { isNamed, description } = example;
    const hasLabel = examples.length > 1 || isNamed || description !== undefined;
    return exampleMarkdown(example, hasLabel, writer);
  });
}

function exampleMarkdown(
  { label, description, code: shown, completeUrl, serialized }: ExampleView,
  hasLabel: boolean,
  { t }: Writer,
) {
  return joinBlocks([
    hasLabel && `**${label}**`,
    description,
    fencedCode(shown.text, shown.language),
    completeUrl !== undefined && markdownLink(t('reference.completeExample'), completeUrl),
    serialized && `${t('reference.serialized')}:`,
    serialized && fencedCode(serialized.text, serialized.language),
  ]);
}

function encodingMarkdown(encoding: EncodingView, writer: Writer): string {
  const { label, isName, contentType, style, allowReserved, headers } = encoding;
  const facts = [
    contentType === undefined ? '' : `${code(contentType)}.`,
    ...styleText(style, allowReserved, writer),
  ].filter((fact) => fact !== '');
  const name = isName ? code(label) : label;
  return joinBlocks([
    item(facts.length === 0 ? name : `${name}: ${facts.join(' ')}`),
    headers.length > 0 && parameterTable(headers, writer),
  ]);
}
