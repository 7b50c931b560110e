import type { Example, Json, Parameter } from '../../model/index.js';
import {
  type ExampleValue,
  externalExamples as externalExamplesOf,
  writtenExamples,
} from '../examples/written.js';
import { isObject, type JsonObject, listOf, objectOf, textOf } from '../json.js';
import { pointerTo } from '../pointer.js';
import { type Context, isInternal, type ReadSchema } from './context.js';
import { contentTypeOf, schemaOf } from './parameter-content.js';
import type { RawParameter } from './raw-parameter.js';
import { serializationOf } from './serialization.js';
import { startValue, wireValue } from './start-value.js';

/** The parameters of an operation: those of its path, replaced by its own of the same name and place. */
export function collectParameters(
  item: JsonObject,
  itemPointer: string,
  operation: JsonObject,
  pointer: string,
): readonly RawParameter[] {
  const byName = new Map<string, RawParameter>();
  for (const [holder, at] of [
    [item, itemPointer],
    [operation, pointer],
  ] as const) {
    for (const [index, node] of listOf(holder.parameters).entries()) {
      if (!isObject(node)) continue;
      byName.set(`${textOf(node.in)} ${textOf(node.name)}`, {
        node,
        pointer: pointerTo(at, 'parameters', index),
      });
    }
  }
  return [...byName.values()];
}

export function readParameter(
  { node, pointer }: RawParameter,
  context: Context,
  readSchema: ReadSchema,
): readonly Parameter[] {
  const name = textOf(node.name);
  const where = placeOf(node.in);
  if (name === undefined || where === undefined || isInternal(node)) return [];
  const contentType = contentTypeOf(node);
  const parameter: Parameter = {
    name,
    in: where,
    required: node.required === true || where === 'path',
    deprecated: node.deprecated === true,
    description: context.describe(node, pointer),
    schema: readSchema(...schemaOf(node, pointer)),
    jsonSchema: context.jsonSchemaOf(schemaOf(node, pointer)[0]),
    examples: withValues(node, pointer, context),
    ...examplesElsewhere(node, pointer, context),
    start: startValue({ node, pointer }, context),
    ...(contentType === undefined ? serializationOf(node, defaultStyles[where]) : { contentType }),
    allowEmptyValue: node.allowEmptyValue === true,
  };
  return [parameter];
}

/** Where there are several, a reader can choose one to start from. */
function withValues(node: JsonObject, pointer: string, context: Context): Parameter['examples'] {
  const written = writtenValues(node, pointer, context);
  const isChoice = written.length > 1;
  return written.map((example) => ({
    ...valueExample(example, context),
    // The description was parsed from JSON or YAML, so that its values are JSON.
    ...(isChoice && !example.isSerialized
      ? { value: wireValue(example.value, contentTypeOf(node), context) as Json }
      : {}),
  }));
}

/** Said only where there are any: most parameters have none. */
export function examplesElsewhere(
  node: JsonObject,
  pointer: string,
  context: Context,
): Pick<Parameter, 'externalExamples'> {
  const [holder, at] = exampleHolder(node, pointer);
  const externalExamples = [
    ...externalExamplesOf(node, pointer, context),
    ...(at === pointer ? [] : externalExamplesOf(holder, at, context)),
  ];
  return externalExamples.length > 0 ? { externalExamples } : {};
}

/** OpenAPI 3.1.1, section 4.8.12.2; a whole query has content, not a style. */
const defaultStyles: Readonly<Record<Parameter['in'], string>> = {
  path: 'simple',
  query: 'form',
  querystring: 'form',
  header: 'simple',
  cookie: 'form',
};

/** Examples of a header. */
export function valueExamples(
  node: JsonObject,
  pointer: string,
  context: Context,
): Parameter['examples'] {
  return writtenValues(node, pointer, context).map((example) => valueExample(example, context));
}

/** Examples of a parameter or header; those of its schema stand in the schema already. */
function writtenValues(
  node: JsonObject,
  pointer: string,
  context: Context,
): readonly ExampleValue[] {
  const [holder, at] = exampleHolder(node, pointer);
  const own = writtenExamples({ ...node, schema: undefined }, pointer, context);
  return own.length > 0 || at === pointer
    ? own
    : writtenExamples({ ...holder, schema: undefined }, at, context);
}

function valueExample(
  { value, serialized, isSerialized, ...example }: ExampleValue,
  { highlight, integers }: Context,
): Example {
  return {
    ...example,
    code: highlight(typeof value === 'string' ? value : integers.toJson(value), ''),
    serialized: serialized === undefined ? undefined : highlight(serialized, ''),
  };
}

/** What has the examples of a parameter or header that has content: its media type. */
function exampleHolder(node: JsonObject, pointer: string): readonly [JsonObject, string] {
  const [type] = Object.keys(objectOf(node.content));
  if (type === undefined) return [node, pointer];
  return [objectOf(objectOf(node.content)[type]), pointerTo(pointer, 'content', type)];
}

function placeOf(value: unknown): Parameter['in'] | undefined {
  const places = ['path', 'query', 'querystring', 'header', 'cookie'] as const;
  return places.find((place) => place === value);
}
