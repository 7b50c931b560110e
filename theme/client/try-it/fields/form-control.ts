import { asJsonList, isJsonObject } from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { type JsonSchemaNode, schemaFacets } from '../json/subschemas.js';

/** The form control for the values of a schema. Objects and lists have a control for each property or item. */
export type FormControl =
  | { readonly kind: 'object' }
  | { readonly kind: 'list'; readonly items: Json }
  | SingleControl;

/** A control that is a single element. */
export type SingleControl =
  | { readonly kind: 'choice'; readonly choices: readonly Json[] }
  | { readonly kind: 'number' | 'text' | 'json' };

/**
 * The form control for a value to which all these schemas apply.
 *
 * @param root schema that references are resolved against
 */
export function formControl(facets: readonly JsonSchemaNode[], root: Json): FormControl {
  const lists = facets.flatMap((facet) => {
    const values = enumeration(facet, root);
    return values ? [values] : [];
  });
  if (lists.length > 0) return { kind: 'choice', choices: sharedValues(lists) };
  switch (facetsType(facets)) {
    case 'object':
      return { kind: 'object' };
    case 'array':
      return facets.some((facet) => facet.prefixItems !== undefined)
        ? { kind: 'json' }
        : { kind: 'list', items: itemsSchema(facets) };
    case 'boolean':
      return { kind: 'choice', choices: [true, false] };
    case 'integer':
    case 'number':
      return { kind: 'number' };
    case 'string':
      return { kind: 'text' };
    default:
      return { kind: 'json' };
  }
}

/** The schema of all items of a list. */
export function itemsSchema(facets: readonly JsonSchemaNode[]): Json {
  return facets.find(({ items }) => items !== undefined)?.items ?? true;
}

/** The only values that a schema allows; undefined if it allows others. */
export function enumeration(facet: JsonSchemaNode, root: Json): readonly Json[] | undefined {
  if ('const' in facet) return [facet.const ?? null];
  if (facet.enum !== undefined) return asJsonList(facet.enum);
  const alternatives = [...asJsonList(facet.oneOf), ...asJsonList(facet.anyOf)];
  const all = alternatives.map((one) =>
    allowsOnlyNull(one)
      ? [null]
      : schemaFacets(one, root, () => []).flatMap((part) => enumeration(part, root) ?? []),
  );
  return all.length > 0 && all.every((values) => values.length > 0) ? all.flat() : undefined;
}

export function allowsOnlyNull(schema: Json): boolean {
  return isJsonObject(schema) && (schema.type === 'null' || schema.const === null);
}

function sharedValues(lists: readonly (readonly Json[])[]): readonly Json[] {
  const texts = lists.map((values) => values.map((one) => JSON.stringify(one)));
  const shared = (texts[0] ?? []).filter((text) => texts.every((all) => all.includes(text)));
  return [...new Set(shared)].map((text) => JSON.parse(text) as Json);
}

/** The type that all schemas allow; undefined if they declare none. */
function facetsType(facets: readonly JsonSchemaNode[]): Json | undefined {
  const declared = facets.flatMap(({ type }) => (type === undefined ? [] : [[type].flat()]));
  const [first = []] = declared;
  const type = first.find((one) => one !== 'null' && declared.every((all) => allows(all, one)));
  if (type !== undefined) {
    return type === 'number' && declared.some((all) => !all.includes('number')) ? 'integer' : type;
  }
  if (facets.some((facet) => isJsonObject(facet.properties))) return 'object';
  if (facets.some((facet) => isJsonObject(facet.additionalProperties))) return 'object';
  return facets.some((facet) => facet.items !== undefined) ? 'array' : undefined;
}

function allows(types: readonly Json[], type: Json): boolean {
  if (types.includes(type)) return true;
  return (
    (type === 'integer' && types.includes('number')) ||
    (type === 'number' && types.includes('integer'))
  );
}
