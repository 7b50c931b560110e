import type { Credential, SchemeShape } from 'docsgen/request';
import { FormField } from '../fields/FormField.js';
import { isForbiddenHeader } from '../fields/forbidden-headers.js';
import { SecretInput } from '../fields/SecretInput.js';
import { type FormTranslate, useFormTranslation } from '../messages.js';
import { OAuthFields } from './OAuthFields.js';

interface Props {
  readonly scheme: SchemeShape;
  /** See `SecurityFields`. */
  readonly server: string | undefined;
  readonly value: Credential | undefined;
  /** Undefined once the reader has cleared the fields. */
  readonly onChange: (value: Credential | undefined) => void;
}

/** The fields of a security scheme. */
export function SchemeFields(props: Props) {
  const t = useFormTranslation();
  const { type, scheme } = props.scheme;
  if (type === 'mutualTLS') return <p className="try-hint">{t('tryIt.certificate')}</p>;
  if (type === 'apiKey') return <KeyField {...props} />;
  const isBasic = type === 'http' && scheme?.toLowerCase() === 'basic';
  return isBasic ? <PasswordFields {...props} /> : <TokenFields {...props} />;
}

/** The user name and password of HTTP Basic authentication (RFC 7617). */
function PasswordFields({ scheme: { name }, value, onChange }: Props) {
  const t = useFormTranslation();
  const { user = '', password = '' } = value?.kind === 'password' ? value : {};
  const put = (one: string, other: string): void =>
    onChange(one + other === '' ? undefined : { kind: 'password', user: one, password: other });
  return (
    <>
      <FormField label={t('tryIt.user')} detail={name}>
        {(attributes) => (
          <SecretInput
            attributes={attributes}
            value={user}
            isVisible
            onChange={(text) => put(text, password)}
          />
        )}
      </FormField>
      <FormField label={t('tryIt.password')} detail={name}>
        {(attributes) => (
          <SecretInput
            attributes={attributes}
            value={password}
            onChange={(text) => put(user, text)}
          />
        )}
      </FormField>
    </>
  );
}

function KeyField({ scheme, value, onChange }: Props) {
  const t = useFormTranslation();
  const { name, parameter = '' } = scheme;
  return (
    <FormField
      label={parameter}
      isCode
      detail={name === parameter ? undefined : name}
      hint={schemeHint(scheme, t)}
    >
      {(attributes) => (
        <SecretInput
          attributes={attributes}
          value={value?.kind === 'key' ? value.key : ''}
          onChange={(key) => onChange(key === '' ? undefined : { kind: 'key', key })}
        />
      )}
    </FormField>
  );
}

/** A bearer token, which OAuth 2 and OpenID Connect can also issue. */
function TokenFields({ scheme, server, value, onChange }: Props) {
  const t = useFormTranslation();
  const put = (token: string): void =>
    onChange(token === '' ? undefined : { kind: 'token', token });
  return (
    <>
      <FormField label={t('tryIt.token')} detail={scheme.name}>
        {(attributes) => (
          <SecretInput
            attributes={attributes}
            value={value?.kind === 'token' ? value.token : ''}
            onChange={put}
          />
        )}
      </FormField>
      {scheme.type !== 'http' && server !== undefined && (
        <OAuthFields scheme={scheme} server={server} onToken={put} />
      )}
    </>
  );
}

/** A note on credentials that the browser would not send. */
function schemeHint(
  { in: place, parameter = '' }: SchemeShape,
  t: FormTranslate,
): string | undefined {
  if (place === 'cookie') return t('tryIt.cookies');
  return place === 'header' && isForbiddenHeader(parameter)
    ? t('tryIt.forbiddenHeader')
    : undefined;
}
