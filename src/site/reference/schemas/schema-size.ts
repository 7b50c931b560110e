import type { ApiSchema } from '../../../openapi/api/schema.js';
import type { SchemaView } from '../../page-props/schema-view.js';
import { visibleProperties } from './field-order.js';
import { detailedAlternatives, nestedSchemas } from './nested-schemas.js';
import type { SchemaContext } from './schema-context.js';

/** Number of the parts of a schema that are omitted where it is not expanded. */
export type SchemaSize = Pick<SchemaView, 'hiddenFields' | 'hiddenNames' | 'hiddenAlternatives'>;

/** Number of omitted fields that are named, so that readers know what is there. */
const maxNames = 3;

export function schemaSize(
  schema: ApiSchema,
  context: Pick<SchemaContext, 'direction' | 'schemas'>,
): SchemaSize {
  const groups = detailedAlternatives(schema);
  const options = groups.reduce((sum, { schemas }) => sum + schemas.length, 0);
  const fields = visibleProperties(schema, context);
  return {
    hiddenFields: fields.length + nestedSchemas(schema).length,
    ...(fields.length > 0
      ? { hiddenNames: fields.slice(0, maxNames).map(({ name }) => name) }
      : {}),
    ...(options > 0 ? { hiddenAlternatives: options } : {}),
  };
}

export function hasHiddenParts({ hiddenFields, hiddenAlternatives = 0 }: SchemaSize): boolean {
  return hiddenFields + hiddenAlternatives > 0;
}
