import type { RequestShape, ResponseHeaderShape } from 'docsgen/request';
import { checkable, schemaKind, writeValue } from '../fields/value-kind.js';
import { type SchemaDifference, valueDifferences } from '../json/check.js';

/**
 * Where headers are not what a description says. Single values are looked at; lists and objects have their own notation,
 * and of optional headers nobody knows whether they are there: browsers hide what is not exposed.
 */
export function headerDifferences(
  headers: readonly (readonly [name: string, value: string])[],
  described: readonly ResponseHeaderShape[],
  defs: RequestShape['defs'],
): readonly SchemaDifference[] {
  return described.flatMap(({ name, required, schema }): readonly SchemaDifference[] => {
    const [, text] = headers.find(([one]) => one.toLowerCase() === name.toLowerCase()) ?? [];
    if (text === undefined) {
      return required ? [{ pointer: '', kind: 'header', expected: name }] : [];
    }
    const root = { $defs: defs };
    const asked = schemaKind(schema, root);
    if (asked.kind === 'json' || asked.kind === 'list') return [];
    const meant =
      asked.kind === 'choice'
        ? (asked.choices.find((choice) => writeValue(choice, 'text') === text) ?? text)
        : checkable(text, schema, root);
    const differences = valueDifferences(meant, schema, defs, 'response') ?? [];
    return differences.map((difference) => ({ ...difference, pointer: name }));
  });
}
