import { JsonEditor } from '../body/JsonEditor.js';
import { ControlInput } from '../fields/ControlInput.js';
import type { ControlAttributes } from '../fields/FormField.js';
import type { SingleControl } from '../fields/form-control.js';
import type { ResolvedSchema } from '../fields/resolve-alternatives.js';
import { Digits, exactJsonText, printExactJson, roundedJson } from '../json/exact-json.js';
import { isSecretName, isSecretSchema } from '../secrets/names.js';
import { useFields, type ValueProps } from './context.js';
import { enteredValue } from './entered-value.js';
import { initialFieldValue } from './initial-value.js';

type Props = ValueProps & {
  readonly resolved: ResolvedSchema;
  readonly attributes: Partial<ControlAttributes>;
};

/** The control of a value without fields. A value of another type than the schema's is shown as JSON. */
export function SingleInput({ resolved, ...props }: Props) {
  const context = useFields();
  const { name, value } = props;
  const { control, facets, isNullable } = resolved;
  const isSecret = context.isMasked && (isSecretName(name) || isSecretSchema(facets));
  const isChoice = control.kind === 'choice';
  return (
    <>
      {(value !== null || isChoice) && (
        <ExactInput
          {...props}
          control={
            control.kind === 'object' || control.kind === 'list' ? { kind: 'json' } : control
          }
          isSecret={isSecret}
        />
      )}
      {isNullable && !isChoice && <NullCheck {...props} />}
    </>
  );
}

/** Sends null in place of a value. */
export function NullCheck({ schema, value, onChange }: ValueProps) {
  const { root } = useFields();
  return (
    <label className="try-check">
      <input
        type="checkbox"
        checked={value === null}
        onChange={({ target }) => onChange(target.checked ? null : initialFieldValue(schema, root))}
      />
      <code>null</code>
    </label>
  );
}

interface ExactProps extends ValueProps {
  readonly attributes: Partial<ControlAttributes>;
  readonly control: SingleControl;
  /** Whether to mask a text. */
  readonly isSecret: boolean;
}

/** Keeps the type of the value and the digits of a number. */
function ExactInput({ attributes, schema, control, isSecret, value, onChange }: ExactProps) {
  const { root, keepsEmptyTexts } = useFields();
  if (control.kind === 'json') {
    return (
      <JsonEditor
        attributes={attributes}
        text={value === undefined ? '' : printExactJson(value)}
        schema={schema}
        root={root}
        onChange={(text) => onChange(text === '' ? undefined : (exactJsonText(text) ?? text))}
      />
    );
  }
  const shown = value instanceof Digits ? value.written : value;
  return (
    <ControlInput
      attributes={attributes}
      control={control}
      isSecret={isSecret}
      schema={schema}
      root={root}
      value={shown === undefined ? undefined : roundedJson(shown)}
      onChange={(input) => onChange(enteredValue(input, control.kind, keepsEmptyTexts))}
    />
  );
}
