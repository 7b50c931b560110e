import type { FieldView, SchemaView } from 'docsgen/theme';

/** The number of fields, parts and alternatives in a schema, on all levels. */
export function schemaWeight({ fields, parts = [], alternatives, items }: SchemaView): number {
  const inner = [...fields, ...parts, ...alternatives.flatMap(({ schemas }) => schemas)];
  const below = inner.reduce((sum, { schema }) => sum + 1 + schemaWeight(schema), 0);
  return below + (items ? schemaWeight(items) : 0);
}

/** Limit of fields and the like that stay expanded on deeper levels. */
export const maxLittle = 6;

/** Number of fields up to which a list stays in view with a long object opened in it. */
const maxShortList = 6;
/** Limit of fields and the like that stay expanded in an optional field of a long list. */
const maxAside = 24;
/** Number of fields and the like, on all levels, from which a list is too long to look through. */
const maxOpenList = 100;

/**
 * Returns, for each field of a list, how many fields and the like may be expanded below it, so that a long object does
 * not push other fields out of view; undefined if there is no limit. What a request must send stays expanded; where
 * several required fields are long, as in responses, that is not what readers look for.
 */
export function openLimits(fields: readonly FieldView[]): (field: FieldView) => number | undefined {
  if (fields.length <= maxShortList) return () => undefined;
  const weights = fields.map(({ schema }) => schemaWeight(schema));
  const total = weights.reduce((sum, weight) => sum + 1 + weight, 0);
  const longRequired = fields.filter(
    ({ required }, index) => required && (weights[index] ?? 0) > maxLittle,
  );
  const isTooLong = total > maxOpenList;
  return ({ required }) => {
    if (required && (!isTooLong || longRequired.length === 1)) return undefined;
    return isTooLong ? maxLittle : maxAside;
  };
}
