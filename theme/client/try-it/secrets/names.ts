import type { JsonSchemaNode } from '../json/subschemas.js';

const kinds =
  'api|app|access|auth|account|admin|client|deploy|encryption|hmac|licen[cs]e|master|private|secret|service|shared|signing|ssh|subscription|webhook';

/** What names run together with: `accesstoken`. */
const owners =
  'access|admin|api|app|auth|bearer|bot|client|id|private|refresh|root|session|shared|user';

/** Parts of numbered names, and of names that say how a secret is written: `password2`, `privateKeyPem`. */
const ending = '(_?\\d+|_(value|text|string|pem|base64))?$';

/** Names under which services take secrets, in lower case; `_` separates their words. */
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

/** Tokens that say where one is, not who. */
const harmless = /(^|_)(page|next|previous|prev|continuation|cursor|pagination|sync|sort)_token$/;

/** Whether a name by itself tells of a secret: `X-API-Key`, `clientSecret`, `new_password`. */
export function isSecretName(name: string): boolean {
  const known = told.get(name);
  if (known !== undefined) return known;
  const words = nameWords(name).toLowerCase();
  const isTold = telling.test(words) && !harmless.test(words);
  told.set(name, isTold);
  return isTold;
}

/** Whether a cookie or header of that name says who is asking: `session`, `JSESSIONID`, `X-Session-Id`. */
export function isSessionName(name: string): boolean {
  return /(^|_)(j|php|asp_?net_?)?(sess|session|sid|session_?id|sess_?id|auth)$/.test(
    nameWords(name).toLowerCase(),
  );
}

/** Whether all texts inside of an object or a list of that name are secrets. */
export function isTellingGroup(name: string): boolean {
  return tellingGroup.test(nameWords(name).toLowerCase());
}

/** Texts have few names, thousands of times. */
const told = new Map<string, boolean>();

/** Whether a schema says that its values are to be hidden. */
export function isSecretSchema(facets: readonly JsonSchemaNode[]): boolean {
  return facets.some((facet) => facet.format === 'password' || facet['x-secret'] === true);
}

/** What stands in place of a secret: `YOUR_API_KEY`. */
export function standIn(name: string): string {
  return `YOUR_${nameWords(name).toUpperCase()}`;
}

/** `clientSecret` → `client_Secret` */
function nameWords(name: string): string {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2')
    .replace(/[^\p{L}\d]+/gu, '_')
    .replace(/^_|_$/g, '');
}
