import type { PartView, SchemaView } from '../../page-props/schema-view.js';
import { code } from './blocks.js';
import type { Writer } from './writer.js';

/** Their values are numbers in a sentence; those of others are code. */
const numbered: ReadonlySet<PartView['kind']> = new Set(['position', 'contains']);

/** A part of a value that is not a field. */
export function partItem(
  { kind, value = '', schema }: PartView,
  { say }: Writer,
  describe: (name: string, schema: SchemaView) => string,
): string {
  const shown = numbered.has(kind) ? value : code(value);
  return describe(say(`reference.part.${kind}`, { value: shown }), schema);
}
