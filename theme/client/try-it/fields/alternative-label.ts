import { asJsonList, isJsonObject, schemaName } from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { schemaFacets, schemaTypeText } from '../json/subschemas.js';

/** A short name for an alternative: its title, its schema, its distinguishing field or its type. */
export function alternativeLabel(schema: Json, root: Json): string {
  const facets = schemaFacets(schema, root, () => []);
  const title = facets.find((facet) => typeof facet.title === 'string')?.title;
  if (typeof title === 'string') return title;
  if (isJsonObject(schema) && typeof schema.$ref === 'string') {
    return schemaName(schema) ?? schema.$ref;
  }
  const fixed = facets.flatMap(({ properties }) =>
    Object.entries(isJsonObject(properties) ? properties : {}).flatMap(([name, one]) =>
      isJsonObject(one) && 'const' in one ? [`${name}: ${JSON.stringify(one.const)}`] : [],
    ),
  );
  if (fixed[0] !== undefined) return fixed[0];
  const names = facets.flatMap((facet) => asJsonList(facet.required).map(String));
  if (names.length > 0) return names.slice(0, 3).join(', ');
  return schemaTypeText(schema, root) || 'JSON';
}
