import { type OutputUnit, Validator } from '@cfworker/json-schema';
import { isJsonObject, reachedDefs, schemaFor, withLinearPatterns } from 'docsgen/request';
import type { Direction, Json } from 'docsgen/theme';
import { pointerSteps } from './places.js';
import { type JsonSchemaNode, valueAtPath } from './subschemas.js';

/** A violation of a schema. */
export interface SchemaDifference {
  /** JSON pointer; empty for the root value. */
  readonly pointer: string;
  readonly kind: 'missing' | 'header' | 'unknown' | 'type' | 'choice' | 'alternatives' | 'rule';
  /** The missing field, the expected type or values, or the rule: `minLength: 3`. */
  readonly expected: string;
}

/** Keywords whose own error only says that one of the following errors occurred. */
const wrappers = new Set([
  ...['$ref', '$recursiveRef', 'allOf', 'if', 'dependentSchemas', 'dependencies', 'contains'],
  ...['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties'],
  ...['items', 'prefixItems', 'additionalItems', 'unevaluatedItems', 'propertyNames'],
]);

/**
 * Validates a value against a schema (JSON Schema 2020-12).
 *
 * @param defs the targets of `#/$defs/…`
 * @param direction ignores missing fields that only the other direction has (`readOnly`, `writeOnly`)
 * @returns undefined if the check is impossible: an invalid regular expression, a broken reference or a value nested
 * too deeply
 */
export function valueDifferences(
  value: Json,
  schema: Json,
  defs: Readonly<Record<string, Json>>,
  direction: Direction = 'request',
): readonly SchemaDifference[] | undefined {
  if (typeof schema === 'boolean') return [];
  try {
    const { whole, validator } = preparedFor(direction, schema, defs);
    const { errors } = withLinearPatterns(() => validator.validate(value));
    const found = leafErrors(errors).map((error) => errorDifference(error, whole));
    return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
  } catch {
    return undefined;
  }
}

interface Prepared {
  readonly whole: JsonSchemaNode;
  readonly validator: Validator;
}

/** By schema: collecting the schemas that it reaches may be slow, so it is done once per direction. */
const prepared = {
  request: new WeakMap<object, Prepared>(),
  response: new WeakMap<object, Prepared>(),
};

function preparedFor(
  direction: Direction,
  schema: Json,
  defs: Readonly<Record<string, Json>>,
): Prepared {
  const key = isJsonObject(schema) ? schema : defs;
  const known = prepared[direction].get(key);
  if (known) return known;
  const reached = Object.entries(reachedDefs(schema, defs)).map(([name, one]): [string, Json] => [
    name,
    schemaFor(direction, one, defs),
  ]);
  const own = schemaFor(direction, schema, defs);
  const whole = { ...(isJsonObject(own) ? own : {}), $defs: Object.fromEntries(reached) };
  // The validator writes into its schema.
  const made = { whole, validator: new Validator(structuredClone(whole), '2020-12', false) };
  prepared[direction].set(key, made);
  return made;
}

/** The errors worth reporting. For alternatives, those of the intended one if that is clear. */
function leafErrors(errors: readonly OutputUnit[]): OutputUnit[] {
  const leaves: OutputUnit[] = [];
  for (let index = 0; index < errors.length; index += 1) {
    const error = errors[index];
    if (!error) break;
    if (error.keyword === 'anyOf' || error.keyword === 'oneOf') {
      const branches = alternativeBranches(error, errors.slice(index + 1));
      index += branches.reduce((count, { length }) => count + length, 0);
      const meant = branches.filter((branch) => !isOther(branch, error.instanceLocation));
      leaves.push(...(meant.length === 1 && meant[0] ? leafErrors(meant[0]) : [error]));
    } else if (!wrappers.has(error.keyword)) {
      leaves.push(error);
    }
  }
  return leaves;
}

function alternativeBranches(
  { keywordLocation }: OutputUnit,
  rest: readonly OutputUnit[],
): OutputUnit[][] {
  const branches = new Map<string, OutputUnit[]>();
  let branch: OutputUnit[] | undefined;
  for (const error of rest) {
    if (error.keywordLocation.startsWith(`${keywordLocation}/`)) {
      const name = error.keywordLocation.slice(keywordLocation.length + 1).split('/', 1)[0] ?? '';
      branch = branches.get(name) ?? [];
      branches.set(name, branch);
    } else if (error.keyword !== 'false') break;
    // The error of a `false` schema has no keyword location of its own.
    branch?.push(error);
  }
  return [...branches.values()];
}

/**
 * Whether an alternative is not the intended one: it has a different type, or a different value of a property that
 * distinguishes alternatives.
 */
function isOther(branch: readonly OutputUnit[], instance: string): boolean {
  return branch.some(({ keyword, instanceLocation }) => {
    if (keyword === 'type') return instanceLocation === instance;
    if (keyword !== 'const' && keyword !== 'enum') return false;
    return instanceLocation.slice(0, instanceLocation.lastIndexOf('/')) === instance;
  });
}

function errorDifference(error: OutputUnit, schema: JsonSchemaNode): SchemaDifference {
  const { keyword, keywordLocation, instanceLocation } = error;
  const pointer = decodeURIComponent(instanceLocation.replace(/^#/, ''));
  const limit = keyword === 'false' ? undefined : limitAt(schema, keywordLocation);
  const rule = limit === undefined ? keyword : `${keyword}: ${asText(limit)}`;
  switch (keyword) {
    case 'required':
    case 'dependentRequired': {
      const [name = ''] = /"([^"]*)"\.$/.exec(error.error)?.slice(1) ?? [];
      return { pointer, kind: 'missing', expected: name };
    }
    case 'false':
      return { pointer, kind: 'unknown', expected: '' };
    case 'type':
      return { pointer, kind: 'type', expected: [limit ?? ''].flat().join(' | ') };
    case 'enum':
    case 'const':
      return { pointer, kind: 'choice', expected: [limit ?? null].flat().map(asText).join(', ') };
    case 'anyOf':
    case 'oneOf':
      return { pointer, kind: 'alternatives', expected: keyword };
    default:
      return { pointer, kind: 'rule', expected: rule };
  }
}

function asText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The value of a keyword, resolving references on the path to it. */
function limitAt(schema: JsonSchemaNode, location: string): Json | undefined {
  let found: Json | undefined = schema;
  for (const step of pointerSteps(location)) {
    const next: Json | undefined = valueAtPath(found, [step]);
    found =
      step === '$ref' && typeof next === 'string' ? valueAtPath(schema, pointerSteps(next)) : next;
  }
  return found;
}
