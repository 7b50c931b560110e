import type { Json } from 'docsgen/theme';
import { useRef } from 'react';
import { JsonEditor } from '../body/JsonEditor.js';
import { useFormTranslation } from '../messages.js';
import type { ControlAttributes } from './FormField.js';
import type { SingleControl } from './form-control.js';
import { inputText, parseInput, parseSentJson } from './parameter-control.js';
import { SecretInput } from './SecretInput.js';
import { TextInput } from './TextInput.js';

export interface ControlInputProps {
  readonly control: SingleControl;
  readonly attributes: Partial<ControlAttributes>;
  readonly schema: Json;
  /** Whether to mask a text. */
  readonly isSecret?: boolean;
  readonly root: Json;
  readonly value: Json | undefined;
  readonly example?: Json | undefined;
  /** Whether what is entered as JSON is sent as it is, so that a text keeps its quotation marks. */
  readonly isSentAsJson?: boolean;
  readonly onChange: (value: Json | undefined) => void;
}

/** A control that is a single element: the one file that turns a form control into HTML. */
export function ControlInput(props: ControlInputProps) {
  const { control, attributes, schema, root, value, example, isSecret, isSentAsJson, onChange } =
    props;
  const t = useFormTranslation();
  const first = useRef(value);
  if (control.kind === 'choice') return <ChoiceInput {...props} choices={control.choices} />;
  if (control.kind === 'json') {
    return (
      <JsonEditor
        attributes={attributes}
        text={inputText(first.current, 'json')}
        schema={schema}
        root={root}
        onChange={(text) => onChange(isSentAsJson ? parseSentJson(text) : parseInput(text, 'json'))}
      />
    );
  }
  if (control.kind === 'text' && isSecret) {
    return (
      <SecretInput
        attributes={attributes}
        value={typeof value === 'string' ? value : ''}
        onChange={(text) => onChange(text === '' ? undefined : text)}
      />
    );
  }
  return (
    <TextInput
      {...attributes}
      inputMode={control.kind === 'number' ? 'decimal' : undefined}
      placeholder={
        example === undefined
          ? undefined
          : t('tryIt.forExample', { value: inputText(example, 'text') })
      }
      defaultValue={inputText(first.current, control.kind)}
      onChange={({ target }) => onChange(parseInput(target.value, control.kind))}
    />
  );
}

type ChoiceProps = Omit<ControlInputProps, 'control'> & { readonly choices: readonly Json[] };

function ChoiceInput({ attributes, choices, value, onChange }: ChoiceProps) {
  const t = useFormTranslation();
  return (
    <select
      {...attributes}
      className="try-input"
      value={value === undefined ? '' : JSON.stringify(value)}
      onChange={({ target }) => onChange(parseInput(target.value, 'json'))}
    >
      <option value="">{t('tryIt.notSent')}</option>
      {withValue(choices, value).map((choice) => (
        <option key={JSON.stringify(choice)} value={JSON.stringify(choice)}>
          {inputText(choice, 'text')}
        </option>
      ))}
    </select>
  );
}

/** The choices, with a value that is none of them, so that the control shows what is sent. */
function withValue(choices: readonly Json[], value: Json | undefined): readonly Json[] {
  const isKnown = choices.some((one) => JSON.stringify(one) === JSON.stringify(value));
  return value === undefined || isKnown ? choices : [...choices, value];
}
