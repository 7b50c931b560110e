import { asList, isObject, type Json, type RawObject } from '../../json-schema/json.js';
import type { Parameter } from '../api/operation.js';
import { asText } from '../json.js';
import { pointerTo } from '../pointer.js';
import type { Context } from './context.js';
import { readEncodings } from './encodings.js';
import { parameterInitialValue, sentValue } from './initial-value.js';
import { nodeContentType, nodeSchema } from './parameter-content.js';
import {
  exampleHolder,
  examplesElsewhere,
  valueExample,
  writtenValues,
} from './parameter-examples.js';
import type { RawParameter } from './raw-parameter.js';
import { nodeSerialization } from './serialization.js';

/**
 * Returns the parameters of an operation: those of its path item, overridden by its own with the
 * same name and location.
 */
export function collectParameters(
  item: RawObject,
  itemPointer: string,
  operation: RawObject,
  pointer: string,
): readonly RawParameter[] {
  const byName = new Map<string, RawParameter>();
  for (const [holder, at] of [
    [item, itemPointer],
    [operation, pointer],
  ] as const) {
    for (const [index, node] of asList(holder.parameters).entries()) {
      if (!isObject(node)) continue;
      byName.set(`${asText(node.in)} ${asText(node.name)}`, {
        node,
        pointer: pointerTo(at, 'parameters', index),
      });
    }
  }
  return [...byName.values()];
}

/** Sorts the parameters of a path as the path names them: readers fill it in from left to right. */
export function inPathOrder(parameters: readonly Parameter[], path: string): readonly Parameter[] {
  const position = ({ name }: Parameter): number => {
    const at = path.indexOf(`{${name}}`);
    return at < 0 ? path.length : at;
  };
  const ofPath = parameters.filter((parameter) => parameter.in === 'path');
  const sorted = ofPath.sort((one, other) => position(one) - position(other)).values();
  return parameters.map((parameter) =>
    parameter.in === 'path' ? (sorted.next().value ?? parameter) : parameter,
  );
}

export function readParameter(
  { node, pointer }: RawParameter,
  context: Context,
): readonly Parameter[] {
  const name = asText(node.name);
  const where = valuePlace(node.in);
  if (name === undefined || where === undefined) return [];
  const contentType = nodeContentType(node);
  const parameter: Parameter = {
    name,
    in: where,
    required: node.required === true || where === 'path',
    deprecated: node.deprecated === true,
    description: context.describe(node, pointer),
    schema: context.readSchema(...nodeSchema(node, pointer)),
    jsonSchema: context.jsonSchemaOf(nodeSchema(node, pointer)[0]),
    examples: withValues(node, pointer, context),
    ...examplesElsewhere(node, pointer, context),
    initialValue: parameterInitialValue({ node, pointer }, context),
    ...(contentType === undefined
      ? nodeSerialization(node, defaultStyles[where])
      : { contentType }),
    allowEmptyValue: node.allowEmptyValue === true,
    ...(where === 'querystring' ? nodeEncoding(node, pointer, context) : {}),
  };
  return [parameter];
}

/** Set only if the description defines an encoding, because most queries have none. */
function nodeEncoding(
  node: RawObject,
  pointer: string,
  context: Context,
): Pick<Parameter, 'encoding'> {
  const encoding = readEncodings(...exampleHolder(node, pointer), context);
  return encoding.length > 0 ? { encoding } : {};
}

/** With several examples, adds their values so that readers can choose one to start from. */
function withValues(node: RawObject, pointer: string, context: Context): Parameter['examples'] {
  const written = writtenValues(node, pointer, context);
  const isChoice = written.length > 1;
  return written.map((example) => ({
    ...valueExample(example, context),
    // Parsed from JSON or YAML, so the value is JSON.
    ...(isChoice && !example.isSerialized
      ? { value: sentValue(example.value, node, context) as Json }
      : {}),
  }));
}

/** OpenAPI 3.1.1, section 4.8.12.2; a query string parameter has content instead of a style. */
const defaultStyles: Readonly<Record<Parameter['in'], string>> = {
  path: 'simple',
  query: 'form',
  querystring: 'form',
  header: 'simple',
  cookie: 'form',
};

function valuePlace(value: unknown): Parameter['in'] | undefined {
  const places = ['path', 'query', 'querystring', 'header', 'cookie'] as const;
  return places.find((place) => place === value);
}
