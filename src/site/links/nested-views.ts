import type { SchemaView } from '../page-props/schema-view.js';

/** A schema inside of another one; without an id, the items of an array. */
export interface NestedView {
  readonly id?: string | undefined;
  /** Of a field. */
  readonly name?: string | undefined;
  readonly schema: SchemaView;
}

/** What lies directly in a schema: items, fields, parts, alternatives. */
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
