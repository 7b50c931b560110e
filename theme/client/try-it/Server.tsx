import type { RequestShape, ServerValues } from 'docsgen/request';
import { FormField } from './fields/Field.js';
import { Select } from './fields/Select.js';
import { TextInput } from './fields/TextInput.js';
import { useTranslate } from './words.js';

interface Props {
  readonly servers: RequestShape['servers'];
  readonly value: ServerValues;
  /** Whether the reader may enter another base URL: in an environment. */
  readonly isEditable: boolean;
  readonly onChange: (value: ServerValues) => void;
}

/** The server to send to, with its variables. */
export function ServerFields({ servers, value, isEditable, onChange }: Props) {
  const say = useTranslate();
  const server = servers[value.index];
  const variableValue = (name: string): string | undefined =>
    Object.hasOwn(value.variables, name) ? value.variables[name] : undefined;
  const put = (name: string, text: string): void =>
    onChange({ ...value, variables: { ...value.variables, [name]: text } });
  return (
    <fieldset className="try-part">
      <legend className="try-part-title">{say('tryIt.server')}</legend>
      {servers.length > 1 ? (
        <FormField label={say('tryIt.url')}>
          {(control) => (
            <Select
              control={control}
              value={String(value.index)}
              options={servers.map(({ url }, index) => ({ value: String(index), label: url }))}
              onChange={(index) =>
                onChange({ base: value.base, index: Number(index), variables: {} })
              }
            />
          )}
        </FormField>
      ) : (
        <p className="try-server" dir="ltr">
          <code>{server?.url}</code>
        </p>
      )}
      {isEditable && (
        <FormField label={say('tryIt.baseUrl')} key={value.index}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="url"
              defaultValue={value.url ?? server?.url}
              onChange={({ target }) => {
                const { url: _, ...others } = value;
                const url = target.value.trim();
                onChange(url === server?.url || url === '' ? others : { ...others, url });
              }}
            />
          )}
        </FormField>
      )}
      {server?.variables.map(({ name, default: preset, enum: choices }) => (
        <FormField key={`${value.index} ${name}`} label={name} isCode>
          {(control) =>
            choices.length > 0 ? (
              <Select
                control={control}
                value={variableValue(name) ?? preset}
                options={choices.map((choice) => ({ value: choice, label: choice }))}
                onChange={(choice) => put(name, choice)}
              />
            ) : (
              <TextInput
                {...control}
                defaultValue={variableValue(name) ?? preset}
                onChange={({ target }) => put(name, target.value)}
              />
            )
          }
        </FormField>
      ))}
    </fieldset>
  );
}
