import type { ApiSchema } from '../../../openapi/api/schema.js';
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

/** Required ones first and deprecated ones last, else as the author ordered them. */
export function inDisplayOrder<T extends { readonly required: boolean }>(
  fields: readonly T[],
  isDeprecated: (field: T) => boolean,
): readonly T[] {
  const rank = (field: T): number => {
    if (field.required) return 0;
    return isDeprecated(field) ? 2 : 1;
  };
  const ranks = fields.map(rank);
  if (ranks.every((one, index) => index === 0 || (ranks[index - 1] ?? 0) <= one)) return fields;
  return [0, 1, 2].flatMap((wanted) => fields.filter((_, index) => ranks[index] === wanted));
}
