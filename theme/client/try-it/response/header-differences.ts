import type { RequestShape, ResponseHeaderShape } from 'docsgen/request';
import { inputText, parameterControl, valueToValidate } from '../fields/parameter-control.js';
import { type SchemaDifference, valueDifferences } from '../json/check.js';

/**
 * Where response headers differ from the description. Checks single values only, as lists and objects have their own
 * serialisation. Ignores missing optional headers, as browsers hide headers that are not exposed.
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
    const control = parameterControl(schema, root);
    if (control.kind === 'json' || control.kind === 'list') return [];
    const meant =
      control.kind === 'choice'
        ? (control.choices.find((choice) => inputText(choice, 'text') === text) ?? text)
        : valueToValidate(text, schema, root);
    const differences = valueDifferences(meant, schema, defs, 'response') ?? [];
    return differences.map((difference) => ({ ...difference, pointer: name }));
  });
}
