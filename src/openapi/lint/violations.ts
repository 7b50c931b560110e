import {
  asObject,
  isObject,
  type Json,
  type JsonObject,
  type RawObject,
} from '../../json-schema/json.js';
import { isNullable, toJsonSchema202012 } from '../../json-schema/openapi-dialects.js';
import {
  checkSchema,
  rootPosition,
  type ValidationContext,
  type Violation,
} from '../../json-schema/validation/index.js';
import { nodeReference } from '../json.js';
import { lookUp, pointerOfFragment } from '../pointer.js';

/** Keywords whose violation by an example is certain to be a mistake. */
const certainKeywords = new Set(
  'type enum const required pattern minimum maximum minLength maxLength minItems maxItems'.split(
    ' ',
  ),
);

/** Keywords that depend on the value or on alternatives, which are not checked. */
const uncheckedKeywords = new Set(
  'anyOf oneOf not if then else dependentSchemas contains propertyNames format'.split(' '),
);

/** Returns the certain mismatches of a value. */
type CheckExample = (value: unknown, schema: unknown) => readonly Violation[];

/**
 * Returns a check of examples against schemas of a description of any version: type, enum, required
 * properties and size limits. Alternatives, conditions, formats and references to other documents
 * are not checked.
 */
export function createExampleCheck(document: RawObject): CheckExample {
  const read = memoized((node) => readSchema(node));
  const context: ValidationContext = {
    read: (node, value) => (value === null && isNullable(node) ? {} : read(node)),
    target: (node) => localTarget(node, document),
    absentNames: memoized(({ properties }) => {
      const all = Object.entries(asObject(properties));
      return new Set(all.flatMap(([name, one]) => (isOneWay(one, document) ? [name] : [])));
    }),
  };
  return (value, schema) =>
    // Parsed from JSON or YAML, so both are JSON.
    checkSchema(value as Json, schema as Json, rootPosition, context)
      .filter((one) => certainKeywords.has(one.keyword) && !isNonFinite(one))
      .filter((one, _, all) => !all.some((other) => outweighs(other, one)));
}

function memoized<Result>(make: (node: JsonObject) => Result): (node: JsonObject) => Result {
  const known = new WeakMap<JsonObject, Result>();
  return (node) => {
    const result = known.get(node) ?? make(node);
    known.set(node, result);
    return result;
  };
}

/** For a value of another type its limits say nothing, nor do they for a value that is not listed. */
const weights = [['type'], ['const', 'enum']];

function outweighs(other: Violation, one: Violation): boolean {
  const weight = ({ keyword }: Violation): number => {
    const found = weights.findIndex((keywords) => keywords.includes(keyword));
    return found === -1 ? weights.length : found;
  };
  return weight(other) < weight(one) && other.path.join('/') === one.path.join('/');
}

/** Converts a schema of any OpenAPI version, without the keywords that are not checked. */
function readSchema(node: JsonObject): JsonObject {
  const entries = Object.entries(toJsonSchema202012(node)).filter(
    ([keyword]) => !uncheckedKeywords.has(keyword),
  );
  return Object.fromEntries(entries) as JsonObject;
}

function localTarget(node: JsonObject, document: RawObject): Json | undefined {
  const reference = nodeReference(node);
  const pointer = reference?.startsWith('#') ? pointerOfFragment(reference) : undefined;
  const target = pointer === undefined ? undefined : lookUp(document, pointer);
  return isObject(target) ? (target as JsonObject) : undefined;
}

/** Whether a property is absent in one direction, so that an example may omit it. */
function isOneWay(raw: unknown, document: RawObject): boolean {
  let schema = asObject(raw);
  for (let hops = 0; hops < 20; hops += 1) {
    if (schema.readOnly === true || schema.writeOnly === true) return true;
    const reference = nodeReference(schema);
    const pointer = reference === undefined ? undefined : pointerOfFragment(reference);
    if (pointer === undefined) return false;
    schema = asObject(lookUp(document, pointer));
  }
  return false;
}

/** YAML numbers that JSON lacks are parsed as strings. */
function isNonFinite({ keyword, limit, value }: Violation): boolean {
  return (
    keyword === 'type' &&
    [limit].flat().includes('number') &&
    /^[-+]?\.(?:inf|nan)$/i.test(String(value))
  );
}
