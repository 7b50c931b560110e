import { JsonEditor } from '../body/JsonEditor.js';
import type { ControlProps } from '../fields/Field.js';
import { KindInput } from '../fields/ValueInput.js';
import {
  Digits,
  exactJsonText,
  exactNumber,
  printExactJson,
  roundedJson,
} from '../json/exact-json.js';
import { useFields, type ValueProps } from './context.js';
import type { FieldKind } from './resolve.js';

interface Props extends ValueProps {
  readonly control: Partial<ControlProps>;
  readonly kind: Exclude<FieldKind, { readonly kind: 'object' | 'list' }>;
  /** Whether to mask a text. */
  readonly isSecret: boolean;
}

/** The control of a value without fields. It keeps the type of the value and the digits of a number. */
export function ScalarInput({ control, schema, kind, isSecret, value, onChange }: Props) {
  const { root } = useFields();
  if (kind.kind === 'json') {
    return (
      <JsonEditor
        control={control}
        text={value === undefined ? '' : printExactJson(value)}
        schema={schema}
        root={root}
        onChange={(text) => onChange(text === '' ? undefined : (exactJsonText(text) ?? text))}
      />
    );
  }
  const shown = value instanceof Digits ? value.written : value;
  return (
    <KindInput
      control={control}
      kind={kind}
      isSecret={isSecret}
      schema={schema}
      root={root}
      value={shown === undefined ? undefined : roundedJson(shown)}
      onChange={(entered) => {
        if (kind.kind === 'text') onChange(entered ?? '');
        else if (kind.kind === 'number') onChange(exactNumber(String(entered ?? '')) ?? entered);
        else onChange(entered);
      }}
    />
  );
}
