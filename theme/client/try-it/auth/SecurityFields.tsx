import type { Credential, Credentials, RequestShape } from 'docsgen/request';
import { CheckField } from '../fields/CheckField.js';
import { FormField } from '../fields/FormField.js';
import { Select } from '../fields/Select.js';
import { useFormTranslation } from '../messages.js';
import { type SecretVisibility, ShowSecrets } from '../secrets/ShowSecrets.js';
import { SchemeFields } from './SchemeFields.js';

interface Props extends SecretVisibility {
  readonly alternatives: RequestShape['security'];
  readonly value: Credentials;
  /** Takes an update function, as a token may arrive long after its request. */
  readonly onChange: (change: (value: Credentials) => Credentials) => void;
  /** URL of the chosen server, empty if invalid; undefined if nothing may be sent, not even a token request. */
  readonly server: string | undefined;
  readonly isKept: boolean;
  readonly onKeep: (keep: boolean) => void;
}

/** The credentials of the request: one of the operation's security requirements. */
export function SecurityFields({ alternatives, value, onChange, server, ...options }: Props) {
  const t = useFormTranslation();
  const { alternative, schemes } = value;
  const chosen = alternatives[alternative] ?? [];
  if (alternatives.every((schemesOf) => schemesOf.length === 0)) return null;
  const put = (name: string, credential: Credential | undefined): void => {
    onChange((before) => {
      const { [name]: _, ...others } = before.schemes;
      return {
        ...before,
        schemes: credential === undefined ? others : { ...others, [name]: credential },
      };
    });
  };
  const choices = alternatives.map((schemesOf, index) => ({
    value: String(index),
    label: schemesOf.map(({ name }) => name).join(' + ') || t('tryIt.noSecurity'),
  }));
  return (
    <fieldset className="try-part">
      <legend className="try-part-title">{t('tryIt.security')}</legend>
      {choices.length > 1 && (
        <FormField label={t('tryIt.method')}>
          {(attributes) => (
            <Select
              attributes={attributes}
              value={String(alternative)}
              options={choices}
              onChange={(index) =>
                onChange((before) => ({ ...before, alternative: Number(index) }))
              }
            />
          )}
        </FormField>
      )}
      {chosen.map((scheme) => (
        <SchemeFields
          key={scheme.name}
          scheme={scheme}
          server={server}
          value={Object.hasOwn(schemes, scheme.name) ? schemes[scheme.name] : undefined}
          onChange={(credential) => put(scheme.name, credential)}
        />
      ))}
      {chosen.length > 0 && (
        <div className="try-checks">
          <CheckField isChecked={options.isKept} onChange={options.onKeep}>
            {t('tryIt.keep')}
          </CheckField>
          <ShowSecrets {...options} />
        </div>
      )}
    </fieldset>
  );
}
