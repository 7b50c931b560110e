import type { Json } from 'docsgen/theme';
import { useRef } from 'react';
import { JsonEditor } from '../body/JsonEditor.js';
import { useTranslate } from '../words.js';
import type { ControlProps } from './Field.js';
import { ListInput } from './ListInput.js';
import { SecretInput } from './SecretInput.js';
import { TextInput } from './TextInput.js';
import { readValue, schemaKind, type ValueKind, writeValue } from './value-kind.js';

interface Props {
  readonly control: Partial<ControlProps>;
  readonly name: string;
  readonly schema: Json;
  /** Whether to mask a text. */
  readonly isSecret?: boolean;
  readonly root: Json;
  readonly value: Json | undefined;
  readonly example?: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
}

/** The control for a value of a schema. It starts with `value` and reports changes. */
export function ValueInput(props: Props) {
  const { control, name, schema, root, value, example, onChange } = props;
  const say = useTranslate();
  const first = useRef(value);
  const found = schemaKind(schema, root);
  const kind: ValueKind = props.isSecret && found.kind === 'text' ? { kind: 'password' } : found;
  const placeholder =
    example === undefined
      ? undefined
      : say('tryIt.forExample', { value: writeValue(example, 'text') });
  switch (kind.kind) {
    case 'choice':
      return (
        <select
          {...control}
          className="try-input"
          value={value === undefined ? '' : JSON.stringify(value)}
          onChange={({ target }) => onChange(readValue(target.value, 'json'))}
        >
          <option value="">{say('tryIt.notSent')}</option>
          {kind.choices.map((choice) => (
            <option key={JSON.stringify(choice)} value={JSON.stringify(choice)}>
              {writeValue(choice, 'text')}
            </option>
          ))}
        </select>
      );
    case 'list':
      return (
        <ListInput control={control} name={name} value={value} onChange={onChange}>
          {(item) => <ValueInput {...props} {...item} schema={kind.items} example={undefined} />}
        </ListInput>
      );
    case 'json':
      return (
        <JsonEditor
          control={control}
          text={writeValue(first.current, 'json')}
          schema={schema}
          root={root}
          onChange={(text) => onChange(readValue(text, 'json'))}
        />
      );
    case 'password':
      return (
        <SecretInput
          control={control}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => onChange(text === '' ? undefined : text)}
        />
      );
    default:
      return (
        <TextInput
          {...control}
          inputMode={kind.kind === 'number' ? 'decimal' : undefined}
          placeholder={placeholder}
          defaultValue={writeValue(first.current, kind.kind)}
          onChange={({ target }) => onChange(readValue(target.value, kind.kind))}
        />
      );
  }
}
