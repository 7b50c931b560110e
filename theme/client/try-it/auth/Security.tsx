import type { Credential, Credentials, RequestShape } from 'docsgen/request';
import { Field } from '../fields/Field.js';
import { Select } from '../fields/Select.js';
import { type Showing, ShowSecrets } from '../secrets/ShowSecrets.js';
import { useWords } from '../words.js';
import { SchemeFields } from './SchemeFields.js';

interface Props extends Showing {
  readonly alternatives: RequestShape['security'];
  readonly value: Credentials;
  readonly onChange: (value: Credentials) => void;
  readonly isKept: boolean;
  readonly onKeep: (keep: boolean) => void;
}

/** Who is asking: one of the ways that the operation takes. */
export function Security({ alternatives, value, onChange, ...options }: Props) {
  const say = useWords();
  const { alternative, schemes } = value;
  const chosen = alternatives[alternative] ?? [];
  if (alternatives.every((schemesOf) => schemesOf.length === 0)) return null;
  const put = (name: string, credential: Credential | undefined): void => {
    const { [name]: _, ...others } = schemes;
    onChange({
      alternative,
      schemes: credential === undefined ? others : { ...others, [name]: credential },
    });
  };
  const choices = alternatives.map((schemesOf, index) => ({
    value: String(index),
    label: schemesOf.map(({ name }) => name).join(' + ') || say('tryIt.noSecurity'),
  }));
  return (
    <fieldset className="try-part">
      <legend className="try-part-title">{say('tryIt.security')}</legend>
      {choices.length > 1 && (
        <Field label={say('tryIt.method')}>
          {(control) => (
            <Select
              control={control}
              value={String(alternative)}
              options={choices}
              onChange={(index) => onChange({ alternative: Number(index), schemes })}
            />
          )}
        </Field>
      )}
      {chosen.map((scheme) => (
        <SchemeFields
          key={scheme.name}
          scheme={scheme}
          value={schemes[scheme.name]}
          onChange={(credential) => put(scheme.name, credential)}
        />
      ))}
      {chosen.length > 0 && (
        <div className="try-checks">
          <label className="try-check">
            <input
              type="checkbox"
              checked={options.isKept}
              onChange={({ target }) => options.onKeep(target.checked)}
            />
            <span>{say('tryIt.keep')}</span>
          </label>
          <ShowSecrets {...options} />
        </div>
      )}
    </fieldset>
  );
}
