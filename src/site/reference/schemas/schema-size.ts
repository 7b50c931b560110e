import type { ApiSchema } from '../../../openapi/api/schema.js';
import type { SchemaView } from '../../page-props/schema-view.js';
import { visibleProperties } from './field-order.js';
import { detailedAlternatives, nestedSchemas } from './nested-schemas.js';
import type { SchemaContext } from './schema-context.js';

/** Number of the parts of a schema that are omitted where it is not expanded. */
export type SchemaSize = Pick<SchemaView, 'hiddenFields' | 'hiddenAlternatives'>;

export function schemaSize(
  schema: ApiSchema,
  context: Pick<SchemaContext, 'direction' | 'schemas'>,
): SchemaSize {
  const groups = detailedAlternatives(schema);
  const options = groups.reduce((sum, { schemas }) => sum + schemas.length, 0);
  return {
    hiddenFields: visibleProperties(schema, context).length + nestedSchemas(schema).length,
    ...(options > 0 ? { hiddenAlternatives: options } : {}),
  };
}

export function hasHiddenParts({ hiddenFields, hiddenAlternatives = 0 }: SchemaSize): boolean {
  return hiddenFields + hiddenAlternatives > 0;
}
