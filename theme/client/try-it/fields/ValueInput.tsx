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
  const { name, schema, root, value, onChange } = props;
  const found = schemaKind(schema, root);
  if (found.kind !== 'list') return <KindInput {...props} kind={found} />;
  return (
    <ListInput
      control={props.control}
      name={name}
      items={isList(value) ? value : [undefined]}
      onChange={(items) => onChange(items.length === 0 ? undefined : items)}
    >
      {({ control, value: item, onChange: onItem }) => (
        <ValueInput
          {...props}
          {...{ control, value: item, onChange: onItem }}
          schema={found.items}
          example={undefined}
        />
      )}
    </ListInput>
  );
}

/** The control for a value of that kind. */
export function KindInput(props: Omit<Props, 'name'> & { readonly kind: SingleKind }) {
  const { control, schema, root, value, example, onChange } = props;
  const say = useTranslate();
  const first = useRef(value);
  const kind: SingleKind =
    props.isSecret && props.kind.kind === 'text' ? { kind: 'password' } : props.kind;
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
          {withValue(kind.choices, value).map((choice) => (
            <option key={JSON.stringify(choice)} value={JSON.stringify(choice)}>
              {writeValue(choice, 'text')}
            </option>
          ))}
        </select>
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

/** The kinds of values with a single control. */
export type SingleKind = Exclude<ValueKind, { readonly kind: 'list' }>;

/** The choices, with a value that is none of them, so that the control shows what is sent. */
function withValue(choices: readonly Json[], value: Json | undefined): readonly Json[] {
  const isKnown = choices.some((one) => JSON.stringify(one) === JSON.stringify(value));
  return value === undefined || isKnown ? choices : [...choices, value];
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
