import { directiveLines, withoutBlankEnds } from '../../text/directive.js';
import { withoutEscapes } from '../../text/escapes.js';
import type { GitbookBlock } from './tags.js';

/** What the groups of `{% api-method %}` say about the parameters in them. */
const places: Readonly<Record<string, string>> = {
  'api-method-path-parameters': 'path',
  'api-method-query-parameters': 'query',
  'api-method-headers': 'header',
  'api-method-cookies': 'cookie',
  'api-method-body-parameters': 'body',
  'api-method-form-data-parameters': 'body',
};

interface Part {
  readonly block: GitbookBlock;
  /** Where its parameter is. */
  readonly place: string | undefined;
}

/**
 * Returns an operation that a page of GitBook describes without a description file, `{% swagger method="get" %}` or the
 * older `{% api-method method="get" %}`.
 *
 * @param textOf what is in a part, converted
 */
export function methodLines(
  { tag: { attributes }, children }: GitbookBlock,
  indent: string,
  textOf: (part: GitbookBlock) => readonly string[],
): string[] {
  const parts = children.flatMap((block) => operationParts(block));
  const childTexts = (name: RegExp): string[] =>
    parts.flatMap(({ block }) => {
      const lines = name.test(block.tag.name) ? withoutBlankEnds(textOf(block)) : [];
      return lines.length > 0 ? ['', ...lines] : [];
    });
  const summary = attributes.summary ?? childTexts(/^api-method-summary$/).join(' ');
  const { method = '', host = '', baseUrl = host, path = '' } = attributes;
  const address = `${method.toUpperCase()} ${baseUrl.trim()}${path.trim()}`.trim();
  return withoutBlankEnds([
    ...(summary.trim() === '' ? [] : [`${indent}## ${summary.trim()}`, '']),
    ...(address === '' ? [] : [`${indent}\`${address}\``]),
    ...childTexts(/^(?:swagger|api-method)-description$/),
    ...parts.flatMap((part) =>
      /^(?:swagger|api-method)-parameter$/.test(part.block.tag.name)
        ? ['', ...parameterLines(part, indent, textOf(part.block))]
        : [],
    ),
    ...parts.flatMap(({ block }) =>
      /^(?:swagger-response|api-method-response-example)$/.test(block.tag.name)
        ? ['', ...responseLines(block, indent, textOf(block))]
        : [],
    ),
  ]);
}

/** Returns the parts of an operation: the groups around them are only syntax. */
function operationParts(block: GitbookBlock, place?: string): readonly Part[] {
  const isGroup = /^api-method-(?:spec|request|response|headers|cookies|.*-parameters)$/;
  if (!isGroup.test(block.tag.name)) return [{ block, place }];
  return block.children.flatMap((one) => operationParts(one, places[block.tag.name] ?? place));
}

function parameterLines(
  { block, place }: Part,
  indent: string,
  body: readonly string[],
): readonly string[] {
  const { name = '', type, required, in: where = place } = block.tag.attributes;
  // Without a name and a type there is no field.
  if (name.trim() === '' && !type)
    return [...(where ? [`${indent}${where}:`, ''] : []), ...withoutBlankEnds(body)];
  return directiveLines({
    name: 'field',
    label: withoutEscapes(name),
    attributes: { type, in: where, required: required === 'true' || undefined },
    body,
    indent,
  });
}

function responseLines(
  { tag: { attributes } }: GitbookBlock,
  indent: string,
  body: readonly string[],
): readonly string[] {
  const { status, httpCode, description = '' } = attributes;
  const label = [status ?? httpCode ?? '', description].filter((one) => one.trim()).join(' – ');
  if (withoutBlankEnds(body).length === 0) return label === '' ? [] : [`${indent}**${label}**`];
  return directiveLines({ name: 'details', label: label || 'Response', body, indent });
}
