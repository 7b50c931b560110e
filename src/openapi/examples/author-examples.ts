import type { Fragment } from '../../content/fragment.js';
import { asList, asObject, isObject, type RawObject } from '../../json-schema/json.js';
import type { ExternalExample } from '../api/media-type.js';
import { asText, nodeReference } from '../json.js';
import type { Context } from '../normalize/context.js';
import { joinedText } from '../normalize/joined-text.js';
import { readTitle, withRest } from '../normalize/short-title.js';
import { lookUp, pointerOfFragment, pointerTo } from '../pointer.js';

/** An example before it is formatted. */
export interface ExampleValue {
  readonly name: string;
  readonly summary?: string | undefined;
  readonly description?: Fragment | undefined;
  readonly generated: boolean;
  readonly value: unknown;
  /** The serialized form, if the description provides both (3.2). */
  readonly serialized?: string | undefined;
  /** The value is the serialized form; the description does not provide the data (3.2). */
  readonly isSerialized?: true | undefined;
}

/**
 * Returns the author's examples: those of the media type or parameter, or else those of its schema.
 */
export function authorExamples(
  node: RawObject,
  pointer: string,
  context: Context,
): readonly ExampleValue[] {
  const own = ownExamples(node, pointer, context);
  if (own.length > 0 || node.schema === undefined) return own;
  return schemaExamples(node.schema, context.document);
}

function ownExamples(node: RawObject, pointer: string, context: Context): readonly ExampleValue[] {
  const single =
    node.example === undefined ? [] : [{ name: 'example', generated: false, value: node.example }];
  const named = Object.entries(asObject(node.examples)).flatMap(([name, raw]): ExampleValue[] => {
    const example = asObject(raw);
    const [key] = ['value', 'dataValue', 'serializedValue'].filter((one) =>
      Object.hasOwn(example, one),
    );
    if (key === undefined) return [];
    const serialized = key === 'dataValue' ? asText(example.serializedValue) : undefined;
    return [
      {
        ...described(name, example, pointer, context),
        value: example[key],
        serialized,
        ...(key === 'serializedValue' ? { isSerialized: true } : {}),
      },
    ];
  });
  return [...single, ...named];
}

function described(
  name: string,
  example: RawObject,
  pointer: string,
  context: Context,
): Omit<ExampleValue, 'value'> {
  const at = pointerTo(pointer, 'examples', name);
  const { title, rest } = readTitle(example, 'summary', at, context.describe);
  const description = withRest(rest, context.describe(example, at));
  return { name, summary: title, description, generated: false };
}

/** Returns the examples at a URL or in a file; local text files have already become values. */
export function externalExamples(
  node: RawObject,
  pointer: string,
  context: Context,
): readonly ExternalExample[] {
  return Object.entries(asObject(node.examples)).flatMap(([name, raw]): ExternalExample[] => {
    const example = asObject(raw);
    const url = asText(example.externalValue);
    if (url === undefined) return [];
    const { generated, ...shown } = described(name, example, pointer, context);
    if (!isRelative(url)) return [{ ...shown, url }];
    const at = pointerTo(pointer, 'examples', name);
    const link = context.describe({ externalValue: fileLink(url) }, at, 'externalValue');
    return [{ ...shown, description: joinedText([link, shown.description]) }];
  });
}

/** Whether a URL refers to a file of the site. */
function isRelative(url: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(url.trim());
}

/** Links to a file of the site, so that it is published and checked like other linked files. */
function fileLink(url: string): string {
  const name = url.replace(/^.*\//, '').replace(/[^\p{L}\p{N}\s]/gu, '\\$&');
  return `[${name}](<${url.replace(/[<>\\\s]/g, encodeURIComponent)}>)`;
}

/**
 * Returns the examples of the schema or of the named schema that it refers to, without those of
 * subschemas.
 */
export function schemaExamples(raw: unknown, document: RawObject): readonly ExampleValue[] {
  let schema = raw;
  for (let hops = 0; isObject(schema) && hops < 50; hops += 1) {
    const values = [
      ...(schema.example === undefined ? [] : [schema.example]),
      ...asList(schema.examples),
    ];
    if (values.length > 0) {
      return values.map((value, index) => ({
        name: values.length === 1 ? 'example' : `example ${index + 1}`,
        generated: false,
        value,
      }));
    }
    const reference = nodeReference(schema);
    const target = reference === undefined ? undefined : pointerOfFragment(reference);
    if (target === undefined) return [];
    schema = lookUp(document, target);
  }
  return [];
}
