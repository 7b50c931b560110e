import type { Credential, SchemeShape } from 'docsgen/request';
import { FormField } from '../fields/Field.js';
import { isForbiddenHeader } from '../fields/forbidden-headers.js';
import { SecretInput } from '../fields/SecretInput.js';
import { type TranslateMessage, useTranslate } from '../words.js';
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
export function SchemeFields({ scheme, server, value, onChange }: Props) {
  const say = useTranslate();
  const { name, type } = scheme;
  if (type === 'mutualTLS') return <p className="try-hint">{say('tryIt.certificate')}</p>;
  if (type === 'http' && scheme.scheme?.toLowerCase() === 'basic') {
    const { user = '', password = '' } = value?.kind === 'password' ? value : {};
    const put = (one: string, other: string): void =>
      onChange(one + other === '' ? undefined : { kind: 'password', user: one, password: other });
    return (
      <>
        <FormField label={say('tryIt.user')} detail={name}>
          {(control) => (
            <SecretInput
              control={control}
              value={user}
              isVisible
              onChange={(text) => put(text, password)}
            />
          )}
        </FormField>
        <FormField label={say('tryIt.password')} detail={name}>
          {(control) => (
            <SecretInput control={control} value={password} onChange={(text) => put(user, text)} />
          )}
        </FormField>
      </>
    );
  }
  if (type === 'apiKey') {
    const { parameter = '' } = scheme;
    return (
      <FormField
        label={parameter}
        isCode
        detail={name === parameter ? undefined : name}
        hint={schemeHint(scheme, say)}
      >
        {(control) => (
          <SecretInput
            control={control}
            value={value?.kind === 'key' ? value.key : ''}
            onChange={(key) => onChange(key === '' ? undefined : { kind: 'key', key })}
          />
        )}
      </FormField>
    );
  }
  const put = (token: string): void =>
    onChange(token === '' ? undefined : { kind: 'token', token });
  return (
    <>
      <FormField label={say('tryIt.token')} detail={name}>
        {(control) => (
          <SecretInput
            control={control}
            value={value?.kind === 'token' ? value.token : ''}
            onChange={put}
          />
        )}
      </FormField>
      {type !== 'http' && server !== undefined && (
        <OAuthFields scheme={scheme} server={server} onToken={put} />
      )}
    </>
  );
}

/** A note on credentials that the browser would not send. */
function schemeHint(
  { in: place, parameter = '' }: SchemeShape,
  say: TranslateMessage,
): string | undefined {
  if (place === 'cookie') return say('tryIt.cookies');
  return place === 'header' && isForbiddenHeader(parameter)
    ? say('tryIt.forbiddenHeader')
    : undefined;
}
