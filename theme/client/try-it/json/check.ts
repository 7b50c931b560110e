import { SchemaValidator, textOrJson, type Violation } from 'docsgen/request';
import type { Direction, Json } from 'docsgen/theme';
import { pathPointer } from './places.js';

/** A violation of a schema. */
export interface SchemaDifference {
  /** JSON pointer; empty for the root value. */
  readonly pointer: string;
  readonly kind: 'missing' | 'header' | 'unknown' | 'type' | 'choice' | 'alternatives' | 'rule';
  /** The missing field, the expected type or values, or the rule: `minLength: 3`. */
  readonly expected: string;
}

const validators = new WeakMap<object, SchemaValidator>();

/**
 * Validates a value against a schema (JSON Schema 2020-12).
 *
 * @param defs the targets of `#/$defs/…`
 * @param direction ignores missing fields that only the other direction has (`readOnly`, `writeOnly`)
 * @returns undefined if the check is impossible: a broken reference or a value nested too deeply
 */
export function valueDifferences(
  value: Json,
  schema: Json,
  defs: Readonly<Record<string, Json>>,
  direction: Direction = 'request',
): readonly SchemaDifference[] | undefined {
  const validator = validators.get(defs) ?? new SchemaValidator(defs);
  validators.set(defs, validator);
  const found = validator.violations(value, schema, direction)?.flatMap(violationDifferences);
  return found && [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

function violationDifferences(violation: Violation): readonly SchemaDifference[] {
  const { path, missing } = violation;
  const pointer = pathPointer(path);
  if (missing !== undefined) {
    return missing.map((name) => ({ pointer, kind: 'missing', expected: name }));
  }
  return [{ pointer, ...expectation(violation) }];
}

function expectation({ keyword, limit }: Violation): Omit<SchemaDifference, 'pointer'> {
  switch (keyword) {
    case 'false':
      return { kind: 'unknown', expected: '' };
    case 'type':
      return { kind: 'type', expected: [limit ?? ''].flat().join(' | ') };
    case 'enum':
    case 'const':
      return { kind: 'choice', expected: [limit ?? null].flat().map(textOrJson).join(', ') };
    case 'anyOf':
    case 'oneOf':
      return { kind: 'alternatives', expected: keyword };
    default:
      return {
        kind: 'rule',
        expected: limit === undefined ? keyword : `${keyword}: ${textOrJson(limit)}`,
      };
  }
}
