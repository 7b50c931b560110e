import { scalarText } from '../examples/present.js';
import { writtenExamples } from '../examples/written.js';
import { isObject, listOf, objectOf, referenceOf, textOf } from '../json.js';
import type { Context } from '../normal/context.js';
import { contentTypeOf, type RawParameter, schemaOf } from '../normal/parameters.js';
import { serializationOf } from '../normal/serialization.js';
import { lookUp, pointerOfFragment, pointerTo } from '../pointer.js';

/** A parameter's name and a value that a developer can start from; undefined where there is none. */
export interface Filled {
  readonly name: string;
  readonly in: string;
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  readonly value: unknown;
}

export function fillParameter({ node, pointer }: RawParameter, context: Context): Filled {
  const where = textOf(node.in) ?? '';
  const contentType = contentTypeOf(node);
  const media = objectOf(objectOf(node.content)[contentType ?? '']);
  const [own] = writtenExamples(node, pointer, context);
  const [example] =
    own !== undefined || contentType === undefined
      ? [own]
      : writtenExamples(media, pointerTo(pointer, 'content', contentType), context);
  const [schema, at] = schemaOf(node, pointer);
  const value = example === undefined ? valueFor(schema, at, context) : example.value;
  // What has content is sent as a text in that format.
  const isText = contentType !== undefined && where !== 'querystring';
  return {
    name: textOf(node.name) ?? '',
    in: where,
    ...serializationOf(node, where === 'query' || where === 'cookie' ? 'form' : 'simple'),
    value: isText && typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  };
}

/** A value of the schema, unless it would be a meaningless word. */
function valueFor(schema: unknown, pointer: string, context: Context): unknown {
  const reference = referenceOf(schema);
  const target = pointerOfFragment(reference ?? '');
  const node = objectOf(target ? lookUp(context.document, target) : schema);
  if (node.default !== undefined) return node.default;
  const [value] = listOf(node.enum);
  if (value !== undefined) return value;
  const generated = context.generate(context.readSchema(schema, pointer), 'request');
  return generated === 'string' || generated === 0 || generated === null ? undefined : generated;
}

/** The path with its placeholders filled; those without a value stay in braces. */
export function fillPath(path: string, parameters: readonly Filled[]): string {
  return path.replace(/\{([^{}]+)\}/g, (braces, name) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
    if (parameter?.value === undefined || parameter.value === null) return braces;
    return pathText(parameter);
  });
}

/** A value in a path: `a,b`, `.a.b` or `;name=a,b` (RFC 6570, sections 3.2.2, 3.2.5 and 3.2.7). */
function pathText(parameter: Filled): string {
  const { name, value, style, explode } = parameter;
  const prefix = style === 'label' ? '.' : style === 'matrix' ? ';' : '';
  const separator = explode && prefix !== '' ? prefix : ',';
  const write = (part: unknown) => encode(scalarText(part), parameter);
  const entries = Array.isArray(value)
    ? value.map((item) => (explode && style === 'matrix' ? `${name}=${write(item)}` : write(item)))
    : isObject(value)
      ? Object.entries(value).map(([key, item]) =>
          explode ? `${write(key)}=${write(item)}` : `${write(key)},${write(item)}`,
        )
      : [write(value)];
  const isNamed = style === 'matrix' && !(explode && typeof value === 'object');
  return `${prefix}${isNamed ? `${name}=` : ''}${entries.join(separator)}`;
}

/** The pairs `name=value` of a query, encoded, in the parameter's style (OpenAPI 3.1.1, section 4.8.12.3). */
export function queryPairs(parameter: Filled): readonly string[] {
  const { name, value, style, explode } = parameter;
  const pair = (key: string, text: string) => `${encodeURIComponent(key)}=${text}`;
  const write = (part: unknown) => encode(scalarText(part), parameter);
  if (value === undefined) return [pair(name, `{${name}}`)];
  if (isObject(value) && (explode || style === 'deepObject')) {
    return Object.entries(value).flatMap(([key, item]) =>
      (Array.isArray(item) ? item : [item]).map((one) =>
        pair(style === 'deepObject' ? `${name}[${key}]` : key, write(one)),
      ),
    );
  }
  if (Array.isArray(value) && explode) return value.map((item) => pair(name, write(item)));
  const separators: Readonly<Record<string, string>> = {
    spaceDelimited: '%20',
    pipeDelimited: '%7C',
    tabDelimited: '%09',
  };
  const parts = Array.isArray(value)
    ? value
    : isObject(value)
      ? Object.entries(value).flat()
      : [value];
  return [pair(name, parts.map(write).join(separators[style] ?? ','))];
}

/** The query as a whole (3.2): a form, or a text. */
export function wholeQuery({ name, value }: Filled): readonly string[] {
  if (value === undefined) return [`{${name}}`];
  if (!isObject(value)) return [encodeURIComponent(joined(value))];
  const pairs = Object.entries(value).map(([key, item]) => [key, scalarText(item)]);
  return [new URLSearchParams(pairs).toString()];
}

/** Reserved characters stay where the description says so, but for those that would end the value. */
function encode(text: string, { allowReserved }: Filled): string {
  if (!allowReserved) return encodeURIComponent(text);
  return encodeURI(text).replace(/[#&+]/g, encodeURIComponent);
}

/** A value in one text, lists and objects in the style `simple`. */
export function joined(value: unknown): string {
  if (Array.isArray(value)) return value.map(scalarText).join(',');
  if (isObject(value)) {
    return Object.entries(value)
      .flatMap(([key, item]) => [key, scalarText(item)])
      .join(',');
  }
  return scalarText(value);
}
