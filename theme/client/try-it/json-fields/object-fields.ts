import { asJsonList, isJsonObject } from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { isReadOnly, type JsonSchemaNode } from '../json/subschemas.js';

/** The fields of an object, those that the server alone sets left out. */
export interface ObjectFields {
  readonly properties: ReadonlyMap<string, Json>;
  readonly required: ReadonlySet<string>;
  /** Whether the reader may add fields with names of their own. */
  readonly isOpen: boolean;
}

export function objectFields(facets: readonly JsonSchemaNode[], root: Json): ObjectFields {
  const schemas = new Map<string, readonly Json[]>();
  for (const { properties } of facets) {
    for (const [name, one] of Object.entries(isJsonObject(properties) ? properties : {})) {
      schemas.set(name, [...(schemas.get(name) ?? []), one]);
    }
  }
  const shown = [...schemas].flatMap(([name, [first = true, ...others]]) => {
    const schema = others.length === 0 ? first : { allOf: [first, ...others] };
    return isReadOnly(schema, root) || schema === false ? [] : [[name, schema] as const];
  });
  const properties = new Map(shown);
  const names = facets.flatMap((facet) => asJsonList(facet.required).map(String));
  return {
    properties,
    required: new Set(names.filter((name) => properties.has(name) || !schemas.has(name))),
    isOpen:
      facets.some(
        ({ additionalProperties: other, patternProperties }) =>
          other === true || isJsonObject(other) || isJsonObject(patternProperties),
      ) ||
      (schemas.size === 0 && facets.every((facet) => facet.additionalProperties !== false)),
  };
}
