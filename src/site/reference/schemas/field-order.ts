import type { ApiSchema } from '../../../openapi/api/schema.js';
import { inDisplayOrder } from '../../../request/index.js';
import type { SchemaContext } from './schema-context.js';

/** Returns the properties visible to one side of the exchange, in display order. */
export function visibleProperties(
  { properties }: ApiSchema,
  { direction, schemas }: Pick<SchemaContext, 'direction' | 'schemas'>,
): ApiSchema['properties'] {
  const resolve = (schema: ApiSchema): ApiSchema => schemas.resolve(schema).schema;
  const isAbsent = (schema: ApiSchema): boolean => {
    const { readOnly, writeOnly } = resolve(schema);
    return direction === 'request' ? readOnly : writeOnly;
  };
  const holdsOnlyAbsent = (schema: ApiSchema): boolean => {
    const own = resolve(schema);
    const inner = own.items ? resolve(own.items) : own;
    const isKnown = inner.properties.length > 0 && namesAllProperties(inner);
    return isKnown && inner.properties.every((one) => isAbsent(one.schema));
  };
  const visible =
    direction === 'both'
      ? properties
      : properties.filter(
          ({ schema, required }) => !isAbsent(schema) && (required || !holdsOnlyAbsent(schema)),
        );
  return inDisplayOrder(visible, ({ schema }) => resolve(schema).deprecated);
}

/** Whether a schema names all properties that its objects may have, as far as it says. */
function namesAllProperties({ additional, alternatives, patternProperties }: ApiSchema): boolean {
  const isOpen = alternatives.length > 0 || patternProperties !== undefined;
  return !isOpen && (additional === 'unspecified' || additional === 'closed');
}
