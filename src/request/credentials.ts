import { capitalized } from '../text/words.js';
import type { HttpField, Login, SecretText } from './http-request.js';
import { encode } from './percent.js';
import { RequestError } from './request-error.js';
import { joinTexts } from './secret-text.js';
import type { RequestShape, SchemeShape } from './shape.js';
import { rejectControlCharacters, requireCookieName, requireToken } from './validate-fields.js';
import type { Credential, Credentials } from './values.js';

/** Whether secrets appear as values or as environment variable placeholders. */
export type SecretsAs = 'placeholders' | 'values';

export interface PlacedCredentials {
  readonly headers: readonly HttpField[];
  readonly query: readonly HttpField[];
  readonly cookies: readonly HttpField[];
}

/**
 * Returns the headers, query pairs and cookies that authorize a request with the chosen
 * alternative. With `values`, schemes without a credential are omitted.
 */
export function credentialFields(
  { security }: RequestShape,
  { alternative, schemes: given }: Credentials,
  secrets: SecretsAs,
): PlacedCredentials {
  const schemes = security[alternative] ?? [];
  const placed = schemes.flatMap((scheme) => {
    const credential = Object.hasOwn(given, scheme.name) ? given[scheme.name] : undefined;
    return place(scheme, secrets === 'values' ? valueWriter(credential) : variableWriter(schemes));
  });
  const at = (wanted: CredentialLocation): readonly HttpField[] =>
    placed.flatMap(({ where, field }) => (where === wanted ? [field] : []));
  return { headers: at('header'), query: at('query'), cookies: at('cookie') };
}

type CredentialLocation = 'header' | 'query' | 'cookie';
type Kind = Credential['kind'];

/** Writes a scheme's secret; returns undefined if there is none. */
type Write = (scheme: SchemeShape, kind: Kind) => Written | undefined;

interface Written {
  readonly text: SecretText;
  /** Set for user name and password. */
  readonly login?: Login | undefined;
}

function place(
  scheme: SchemeShape,
  write: Write,
): readonly { readonly where: CredentialLocation; readonly field: HttpField }[] {
  if (scheme.type === 'mutualTLS') return [];
  if (scheme.type === 'apiKey') {
    const secret = write(scheme, 'key')?.text;
    if (secret === undefined) return [];
    const where = scheme.in ?? 'header';
    const name = scheme.parameter ?? 'X-Api-Key';
    if (where === 'header') requireToken(name, name);
    if (where === 'cookie') requireCookieName(name, name);
    const value = where === 'header' ? secret : secret.map(encoded);
    return [{ where, field: { name: where === 'query' ? encode(name) : name, value } }];
  }
  const isBasic = scheme.type === 'http' && scheme.scheme?.toLowerCase() === 'basic';
  const secret = write(scheme, isBasic ? 'password' : 'token');
  if (secret === undefined) return [];
  const value = joinTexts(`${authScheme(scheme)} `, secret.text);
  const field = { name: 'Authorization', value, ...(secret.login && { login: secret.login }) };
  return [{ where: 'header', field }];
}

/**
 * The authentication scheme before the secret. By convention descriptions write it in lower case
 * and clients capitalize it.
 */
function authScheme({ type, scheme }: SchemeShape): string {
  const name = type === 'http' ? (scheme ?? 'bearer') : 'bearer';
  return requireToken(name, capitalized(name));
}

function encoded(part: SecretText[number]): SecretText[number] {
  return typeof part === 'string' ? encode(part) : part;
}

function valueWriter(credential: Credential | undefined): Write {
  return ({ name }, kind) => {
    if (credential?.kind !== kind) return undefined;
    switch (credential.kind) {
      case 'key':
        return { text: [rejectControlCharacters(name, credential.key.trim())] };
      case 'token':
        return { text: [rejectControlCharacters(name, credential.token.trim())] };
      case 'password': {
        const { user, password } = credential;
        // RFC 7617, section 2: UTF-8, and the first colon ends the user name.
        if (user.includes(':')) throw new RequestError(name, 'separator');
        return {
          text: [base64(rejectControlCharacters(name, `${user}:${password}`))],
          login: { user: [user], password: [password] },
        };
      }
    }
  };
}

/**
 * Uses one variable per scheme: `$API_KEY` for the only key or the first with such a name, and a variable named after the
 * scheme for each further one.
 */
function variableWriter(schemes: readonly SchemeShape[]): Write {
  return (scheme, kind) => {
    const usual = usualVariable(scheme, kind);
    const [first, ...others] = schemes.filter(
      (one) => usualVariable(one, schemeKind(one)) === usual,
    );
    const saysMore = kind === 'key' && others.length > 0 && !/key/i.test(scheme.name);
    const isUsual = first === scheme && !saysMore;
    const variable = isUsual ? usual : ownVariable(scheme.name);
    if (kind !== 'password') return { text: [{ variable }] };
    const prefix = isUsual ? 'API' : variable;
    const login = {
      user: [{ variable: `${prefix}_USER` }],
      password: [{ variable: `${prefix}_PASSWORD` }],
    };
    return { text: [{ variable }], login };
  };
}

function schemeKind({ type, scheme }: SchemeShape): Kind {
  if (type === 'apiKey') return 'key';
  return type === 'http' && scheme?.toLowerCase() === 'basic' ? 'password' : 'token';
}

function usualVariable({ type }: SchemeShape, kind: Kind): string {
  if (kind === 'password') return 'API_CREDENTIALS';
  return type === 'oauth2' || type === 'openIdConnect' ? 'ACCESS_TOKEN' : 'API_KEY';
}

/** Derives a POSIX environment variable name: `appKey` → `APP_KEY`. */
function ownVariable(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2')
    .toUpperCase()
    .replace(/[^A-Z\d]+/g, '_')
    .replace(/^_+|_+$/g, '');
  return /^[A-Z]/.test(words) && words !== 'API_KEY' ? words : `API_${words || 'SECRET'}_2`;
}

/** Base64 of a text encoded as UTF-8. */
function base64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
