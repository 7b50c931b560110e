import type { PartView, SchemaView } from '../../page-props/schema-view.js';
import { code } from './blocks.js';
import type { Writer } from './writer.js';

/** Kinds whose value is a number in a sentence; other values are code. */
const numbered: ReadonlySet<PartView['kind']> = new Set(['position', 'contains']);

/** Returns a subschema that is not a property as a list item. */
export function partItem(
  { kind, value = '', schema }: PartView,
  { t }: Writer,
  describe: (name: string, schema: SchemaView) => string,
): string {
  const shown = numbered.has(kind) ? value : code(value);
  return describe(t(`reference.part.${kind}`, { value: shown }), schema);
}
