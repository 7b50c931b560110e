import { asJsonList, isJsonObject, type Json, type JsonObject } from '../json-schema/json.js';
import { annotationKeywordSet } from './annotations.js';

/** Alternatives reduced to a list of values or a list of types. */
interface Plain {
  readonly values?: readonly Json[];
  readonly types?: readonly string[];
}

/**
 * Reduces alternatives to their plain form: `oneOf: [{ const: 'a' }, { const: 'b' }]` is an enum,
 * `anyOf: [{ type: 'string' }, …]` a list of types.
 */
export function plainAlternatives({ oneOf, anyOf }: JsonObject): Plain | undefined {
  const all = asJsonList(oneOf ?? anyOf);
  if (all.length === 0 || (oneOf !== undefined && anyOf !== undefined)) return undefined;
  const inner = all.filter(isJsonObject);
  const hasOnly = (...keywords: readonly string[]): boolean =>
    inner.length === all.length &&
    inner.every((one) =>
      Object.keys(one).every((key) => annotationKeywordSet.has(key) || keywords.includes(key)),
    );
  const alternativeValues = (one: JsonObject): readonly Json[] =>
    one.const === undefined ? asJsonList(one.enum) : [one.const];
  if (hasOnly('const', 'enum', 'type') && inner.every((one) => alternativeValues(one).length > 0)) {
    return { values: inner.flatMap(alternativeValues) };
  }
  if (hasOnly('type') && inner.every(({ type }) => type !== undefined)) {
    return { types: inner.flatMap(({ type }) => [type ?? []].flat()).map(String) };
  }
  return undefined;
}
