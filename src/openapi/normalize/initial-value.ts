import { alternativeSchemas, appliedSchemas } from '../../json-schema/applied-schemas.js';
import { asList, asObject, type Json, type RawObject } from '../../json-schema/json.js';
import type { Defs } from '../../json-schema/references.js';
import { mediaTypeNotation } from '../../request/index.js';
import { decodeUriPart } from '../../url/decode-uri-part.js';
import { authorExamples } from '../examples/author-examples.js';
import { nodeReference } from '../json.js';
import { lookUp, pointerOfFragment, pointerTo } from '../pointer.js';
import type { Context } from './context.js';
import { nodeContentType, nodeSchema } from './parameter-content.js';
import type { RawParameter } from './raw-parameter.js';

/** Returns an initial value for a parameter; undefined if there is none. */
export function parameterInitialValue(
  { node, pointer }: RawParameter,
  context: Context,
): Json | undefined {
  const contentType = nodeContentType(node);
  const media = asObject(asObject(node.content)[contentType ?? '']);
  // A serialized example would be encoded twice.
  const [own] = authorExamples(node, pointer, context).filter(({ isSerialized }) => !isSerialized);
  const [example] =
    own !== undefined || contentType === undefined
      ? [own]
      : authorExamples(media, pointerTo(pointer, 'content', contentType), context);
  const [schema] = nodeSchema(node, pointer);
  // Parsed from JSON or YAML, so the value is JSON.
  const value = example === undefined ? valueFor(schema, node.in, context) : example.value;
  return sentValue(value, node, context) as Json | undefined;
}

/** Returns the value that a request sends for an example. */
export function sentValue(value: unknown, node: RawObject, context: Context): unknown {
  const isInUrl = node.in === 'query' || node.in === 'path';
  const sent = wireValue(value, nodeContentType(node), context);
  return isInUrl && typeof sent === 'string' ? decoded(sent) : sent;
}

/**
 * Decodes an example that was copied from an encoded URL, `Miles%20Davis`: requests encode it again. A URL as a value
 * may need its percent signs.
 */
function decoded(value: string): string {
  if (!/%[\da-f]{2}/i.test(value) || /:\/\/|[\s"<>\\^`{|}]/.test(value)) return value;
  return decodeUriPart(value);
}

/**
 * Keeps the digits of integers beyond 2⁵³: as JSON text if the parameter's content is JSON, or else
 * as strings.
 */
function wireValue(
  value: unknown,
  contentType: string | undefined,
  { integers }: Pick<Context, 'integers'>,
): unknown {
  const isJson = contentType !== undefined && mediaTypeNotation(contentType) === 'json';
  return isJson && integers.isIn(value) ? integers.toJson(value) : integers.asTexts(value);
}

/** Returns a value for the schema, unless it would be a generic placeholder. */
function valueFor(schema: unknown, place: unknown, { document, examples }: Context): unknown {
  const reference = nodeReference(schema);
  const target = pointerOfFragment(reference ?? '');
  const node = asObject(target ? lookUp(document, target) : schema);
  if (node.default !== undefined) return node.default;
  const [value] = asList(node.enum);
  if (value !== undefined) return value;
  const described = examples.exampleSchema(schema);
  if (described === undefined) return undefined;
  const generated = examples.generate(described, 'request');
  // An invented id leads nowhere: the name in braces says what to put in.
  if (place === 'path' && !isDeclared(generated, described, examples.defs)) return undefined;
  return generated === 'string' || generated === 0 || generated === null ? undefined : generated;
}

/** Whether the author writes a value as an example, a default, a constant or an enumerated value. */
function isDeclared(value: Json | undefined, schema: Json, defs: Defs): boolean {
  return appliedSchemas(schema, defs, { possible: alternativeSchemas }).some(
    ({ examples, default: preset, const: constant, enum: choices }) =>
      [...asList(examples), preset, constant, ...asList(choices)].some((one) => one === value),
  );
}
