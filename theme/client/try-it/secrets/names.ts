import { nameWords } from 'docsgen/request';
import type { JsonSchemaNode } from '../json/subschemas.js';

const kinds =
  'api|app|access|auth|account|admin|client|deploy|encryption|hmac|licen[cs]e|master|private|secret|service|shared|signing|ssh|subscription|webhook';

/** Words that are written together with the next one: `accesstoken`. */
const owners =
  'access|admin|api|app|auth|bearer|bot|client|id|private|refresh|root|session|shared|user';

/** Suffixes of numbered names and of names that include the format of a secret: `password2`, `privateKeyPem`. */
const ending = '(_?\\d+|_(value|text|string|pem|base64))?$';

/** Names of secrets in lower case; `_` separates their words. */
const telling = new RegExp(
  [
    `(^|_)x?(${kinds})_?keys?${ending}`,
    `(^|_)(token|authorization|bearer|jwt|credentials?|cvc|cvv|otp|pin|pwd|cookie)${ending}`,
    `(^|_)x?(${owners})?(token|secrets?|passw(or)?ds?|passphrase|passcode)${ending}`,
    '(^|_)(access|mfa|otp|pass|security|verification)_code$',
    '(^|_)(assertion|card_number|code_verifier|mnemonic|pass|seed_phrase)$',
    '(^|_)passw(or)?d_(again|confirm(ation)?|repeat)$',
    '^(x_|basic_)?auth$',
  ].join('|'),
);

/** Names of objects and lists in which every text is a secret: `credentials: { key, value }`. */
const tellingGroup = /(^|_)(secrets?|tokens|credentials?|passw(or)?ds?)$/;

/** Tokens that mark a position, not an identity. */
const harmless = /(^|_)(page|next|previous|prev|continuation|cursor|pagination|sync|sort)_token$/;

/** Whether the name alone marks a secret: `X-API-Key`, `clientSecret`, `new_password`. */
export function isSecretName(name: string): boolean {
  const known = knownNames.get(name);
  if (known !== undefined) return known;
  const words = snakeCase(name);
  const isSecret = telling.test(words) && !harmless.test(words);
  knownNames.set(name, isSecret);
  return isSecret;
}

/** Whether a cookie or header of that name carries a session: `session`, `JSESSIONID`, `X-Session-Id`. */
export function isSessionName(name: string): boolean {
  return /(^|_)(j|php|asp_?net_?)?(sess|session|sid|session_?id|sess_?id|auth)$/.test(
    snakeCase(name),
  );
}

/** Whether all texts in an object or list of that name are secrets. */
export function isSecretGroupName(name: string): boolean {
  return tellingGroup.test(snakeCase(name));
}

/** Caches results, as texts repeat few names thousands of times. */
const knownNames = new Map<string, boolean>();

/** Whether a schema marks its values as secret. */
export function isSecretSchema(facets: readonly JsonSchemaNode[]): boolean {
  return facets.some((facet) => facet.format === 'password' || facet['x-secret'] === true);
}

/** A placeholder for a secret: `YOUR_API_KEY`. */
export function secretPlaceholder(name: string): string {
  return `YOUR_${snakeCase(name).toUpperCase()}`;
}

/** `clientSecret` → `client_secret` */
function snakeCase(name: string): string {
  return nameWords(name).join('_');
}
