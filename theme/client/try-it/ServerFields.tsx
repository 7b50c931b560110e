import {
  defaultServerUrl,
  placeholderHost,
  type RequestShape,
  type ServerValues,
} from 'docsgen/request';
import { FormField } from './fields/FormField.js';
import { Select } from './fields/Select.js';
import { TextInput } from './fields/TextInput.js';
import { useFormTranslation } from './messages.js';

interface Props {
  readonly servers: RequestShape['servers'];
  readonly value: ServerValues;
  /** Whether an environment is chosen, in which the reader may enter another base URL. */
  readonly hasEnvironment: boolean;
  readonly onChange: (value: ServerValues) => void;
}

/** The server to send to, with its variables. */
export function ServerFields({ servers, value, hasEnvironment, onChange }: Props) {
  const t = useFormTranslation();
  const server = servers[value.index];
  const isPlaceholder = server && placeholderHost(defaultServerUrl(server)) !== undefined;
  return (
    <fieldset className="try-part">
      <legend className="try-part-title">{t('tryIt.server')}</legend>
      {servers.length > 1 ? (
        <FormField label={t('tryIt.url')}>
          {(attributes) => (
            <Select
              attributes={attributes}
              value={String(value.index)}
              options={servers.map(({ label, url }, index) => ({
                value: String(index),
                label: label === undefined ? url : `${label} · ${url}`,
              }))}
              onChange={(index) => onChange({ index: Number(index), variables: {} })}
            />
          )}
        </FormField>
      ) : (
        <p className="try-server" dir="ltr">
          <code>{server?.url}</code>
        </p>
      )}
      {(hasEnvironment || isPlaceholder) && (
        <BaseUrlField key={value.index} preset={server?.url} value={value} onChange={onChange} />
      )}
      {server?.variables.map((variable) => (
        <VariableField
          key={`${value.index} ${variable.name}`}
          variable={variable}
          value={value}
          onChange={onChange}
        />
      ))}
    </fieldset>
  );
}

interface BaseUrlProps extends Pick<Props, 'value' | 'onChange'> {
  /** URL of the server in the description. */
  readonly preset: string | undefined;
}

function BaseUrlField({ preset, value, onChange }: BaseUrlProps) {
  const t = useFormTranslation();
  return (
    <FormField label={t('tryIt.baseUrl')}>
      {(attributes) => (
        <TextInput
          {...attributes}
          inputMode="url"
          defaultValue={value.url ?? preset}
          onChange={({ target }) => {
            const { url: _, ...others } = value;
            const url = target.value.trim();
            onChange(url === preset || url === '' ? others : { ...others, url });
          }}
        />
      )}
    </FormField>
  );
}

interface VariableProps extends Pick<Props, 'value' | 'onChange'> {
  readonly variable: RequestShape['servers'][number]['variables'][number];
}

function VariableField({ variable, value, onChange }: VariableProps) {
  const { name, default: preset, enum: choices } = variable;
  const { variables } = value;
  const current = Object.hasOwn(variables, name) ? variables[name] : preset;
  const put = (text: string): void =>
    onChange({ ...value, variables: { ...variables, [name]: text } });
  return (
    <FormField label={name} isCode>
      {(attributes) =>
        choices.length > 0 ? (
          <Select
            attributes={attributes}
            value={current ?? preset}
            options={choices.map((choice) => ({ value: choice, label: choice }))}
            onChange={put}
          />
        ) : (
          <TextInput
            {...attributes}
            defaultValue={current}
            onChange={({ target }) => put(target.value)}
          />
        )
      }
    </FormField>
  );
}
