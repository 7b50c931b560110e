import type { SchemaView } from './schema-view.js';

/** A schema nested in another schema; the items of an array have no id. */
export interface NestedView {
  readonly id?: string | undefined;
  /** Name of the property. */
  readonly name?: string | undefined;
  readonly schema: SchemaView;
}

/** Returns the schemas directly inside of a schema: items, properties, other subschemas, alternatives. */
export function nestedViews({
  items,
  fields,
  parts = [],
  alternatives,
}: SchemaView): readonly NestedView[] {
  return [
    ...(items ? [{ schema: items }] : []),
    ...fields,
    ...parts.map(({ id, schema }) => ({ id, schema })),
    ...alternatives.flatMap(({ schemas }) => schemas.map(({ id, schema }) => ({ id, schema }))),
  ];
}
