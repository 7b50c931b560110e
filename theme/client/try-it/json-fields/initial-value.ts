import type { Json } from 'docsgen/theme';
import { resolveAlternatives } from '../fields/resolve-alternatives.js';
import { type ExactJson, isExactObject } from '../json/exact-json.js';
import type { JsonSchemaNode } from '../json/subschemas.js';
import { objectFields } from './object-fields.js';

/** Levels of nested objects that are filled in. */
const maxDepth = 5;

/** The value that a field starts with when the reader adds it; undefined if the reader has to enter it. */
export function initialFieldValue(schema: Json, root: Json, depth = 0): ExactJson | undefined {
  const { facets, control } = resolveAlternatives(schema, root, undefined);
  const preset = facets.find((facet) => facet.default !== undefined)?.default;
  if (preset !== undefined) return preset;
  if (control.kind === 'choice')
    return control.choices.length === 1 ? control.choices[0] : undefined;
  if (control.kind === 'list') return [];
  if (control.kind !== 'object') return undefined;
  return fixedFields(facets, root, depth);
}

/** The required fields that can have one value only, such as the type of an alternative. */
export function fixedFields(
  facets: readonly JsonSchemaNode[],
  root: Json,
  depth = 0,
): Readonly<Record<string, ExactJson>> {
  const { properties, required } = objectFields(facets, root);
  if (depth > maxDepth) return {};
  const entries = [...required].flatMap((name) => {
    const value = initialFieldValue(properties.get(name) ?? true, root, depth + 1);
    const isEmpty = Array.isArray(value)
      ? value.length === 0
      : isExactObject(value) && Object.keys(value).length === 0;
    return value === undefined || isEmpty ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}
