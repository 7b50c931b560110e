import type { Perspective } from '../../json-schema/direction.js';
import { isJsonObject, isObject, type Json, type RawObject } from '../../json-schema/json.js';
import { type Defs, referencedDef } from '../../json-schema/references.js';
import { schemaAlternatives } from '../../json-schema/sample/index.js';
import { isFileRange, mediaTypeNotation } from '../../request/index.js';
import type { ApiSchema } from '../api/schema.js';
import type { Context } from '../normalize/context.js';
import { pointerTo } from '../pointer.js';
import { authorExamples, type ExampleValue, schemaExamples } from './author-examples.js';
import { writeXml } from './xml.js';

/** A media type of a description. */
interface RawMediaType {
  readonly type: string;
  readonly node: RawObject;
  readonly pointer: string;
}

/** Returns the examples of a media type: the author's, or else generated ones. */
export function mediaExamples(
  { type, node, pointer }: RawMediaType,
  direction: Perspective,
  context: Context,
): readonly ExampleValue[] {
  const notation = mediaTypeNotation(type);
  const written = authorExamples(node, pointer, context);
  const schema = nodeSchema(node, context);
  const isFile = notation === 'binary' || isFileRange(type, schema);
  const isMade = written.length === 0 && !isFile && schema !== undefined;
  const examples = isMade ? generatedExamples(schema, direction, context) : written;
  // For an endless sequence of parts, the example shows one.
  if (isMade && notation === 'multipart' && node.schema === undefined) {
    return examples.map((example) => ({ ...example, value: [example.value] }));
  }
  if (notation !== 'xml' || node.schema === undefined) return examples;
  const described = context.readSchema(node.schema, pointerTo(pointer, 'schema'));
  // A response that is declared a string is a document of unknown elements.
  const isUnknown = described.ref === undefined && described.xml?.name === undefined;
  const isDocument = isMade && direction === 'response' && isUnknown;
  if (isDocument && examples.some(({ value }) => typeof value === 'string')) return [];
  return examples.map((example) => ({
    ...example,
    value: asXml(example.value, described, context),
  }));
}

/** The schema of the whole content, or else of a single item. */
function nodeSchema(node: RawObject, { examples }: Context): Json | undefined {
  const [whole, item] = [
    examples.exampleSchema(node.schema),
    examples.exampleSchema(node.itemSchema),
  ];
  if (item === undefined || !isJsonObject(whole)) return whole ?? item;
  // Next to `itemSchema`, `schema` often only limits the number of items.
  return { ...whole, items: whole.items ?? item };
}

/** Converts a value to XML; a string that starts with a tag already is XML. */
function asXml(value: unknown, schema: ApiSchema, { namedSchema, integers }: Context): unknown {
  const isText = typeof value === 'string' && /^\s*</.test(value);
  // Parsed from JSON or YAML, so the value is JSON.
  return isText ? value : writeXml(integers.asTexts(value) as Json, schema, namedSchema);
}

/** Returns the examples of a schema: its own, or else generated ones. */
export function schemaExampleValues(
  raw: unknown,
  schema: Json,
  direction: Perspective,
  context: Context,
): readonly ExampleValue[] {
  const written = isObject(raw) ? schemaExamples(raw, context.document) : [];
  return written.length > 0 ? written : generatedExamples(schema, direction, context);
}

/** Generates one example, or one for each alternative. */
function generatedExamples(
  schema: Json,
  direction: Perspective,
  { examples: { generate, defs } }: Context,
): readonly ExampleValue[] {
  const make = (name: string, from: Json): readonly ExampleValue[] => {
    const value = generate(from, direction);
    const isNothing = value === null && !isNull(from, defs);
    return value === undefined || isNothing ? [] : [{ name, generated: true, value }];
  };
  const alternatives = schemaAlternatives(schema, defs);
  if (alternatives.length < 2) return make('example', schema);
  return alternatives.flatMap(({ name, schema: one }) => make(name, one));
}

/** Whether null is the only allowed value; otherwise null is not a useful example. */
function isNull(schema: Json, defs: Defs): boolean {
  const described = referencedDef(schema, defs) ?? schema;
  return isJsonObject(described) && (described.const === null || described.type === 'null');
}
