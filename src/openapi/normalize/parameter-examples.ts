import { asObject, type RawObject } from '../../json-schema/json.js';
import type { Example } from '../api/example.js';
import type { Parameter } from '../api/operation.js';
import {
  authorExamples,
  type ExampleValue,
  externalExamples as externalExamplesOf,
} from '../examples/author-examples.js';
import { pointerTo } from '../pointer.js';
import type { Context } from './context.js';

/** Set only if there are any, because most parameters have none. */
export function examplesElsewhere(
  node: RawObject,
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

/** Returns the examples of a header. */
export function valueExamples(
  node: RawObject,
  pointer: string,
  context: Context,
): Parameter['examples'] {
  return writtenValues(node, pointer, context).map((example) => valueExample(example, context));
}

/**
 * Returns the examples of a parameter or header without those of its schema, which the schema
 * already holds.
 */
export function writtenValues(
  node: RawObject,
  pointer: string,
  context: Context,
): readonly ExampleValue[] {
  const [holder, at] = exampleHolder(node, pointer);
  const own = authorExamples({ ...node, schema: undefined }, pointer, context);
  return own.length > 0 || at === pointer
    ? own
    : authorExamples({ ...holder, schema: undefined }, at, context);
}

export function valueExample(
  { value, serialized, isSerialized, ...example }: ExampleValue,
  { highlight, integers }: Context,
): Example {
  return {
    ...example,
    code: highlight(typeof value === 'string' ? value : integers.toJson(value), ''),
    serialized: serialized === undefined ? undefined : highlight(serialized, ''),
  };
}

/**
 * Returns the object that holds the examples: the media type if the parameter or header has
 * content.
 */
export function exampleHolder(node: RawObject, pointer: string): readonly [RawObject, string] {
  const [type] = Object.keys(asObject(node.content));
  if (type === undefined) return [node, pointer];
  return [asObject(asObject(node.content)[type]), pointerTo(pointer, 'content', type)];
}
