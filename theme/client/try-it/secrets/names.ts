import type { Schema } from '../json/subschemas.js';

const kinds =
  'api|app|access|auth|account|admin|client|encryption|master|private|secret|signing|subscription';

/** Names under which services take secrets; in words that `_` holds together. */
const telling = new RegExp(
  [
    `(^|_)(${kinds})_?key$`,
    '(^|_)(token|secret|passw(or)?d|passphrase|passcode|credentials?|cvc|cvv|otp|pin)$',
    '(^|_)passw(or)?d_(again|confirm(ation)?|repeat)$',
  ].join('|'),
);

/** Tokens that say where one is, not who. */
const harmless = /(^|_)(page|next|previous|prev|continuation|cursor|pagination|sync|sort)_token$/;

/** Whether a name by itself tells of a secret: `X-API-Key`, `clientSecret`, `new_password`. */
export function isTelling(name: string): boolean {
  const known = told.get(name);
  if (known !== undefined) return known;
  const words = wordsOf(name).toLowerCase();
  const isTold = telling.test(words) && !harmless.test(words);
  told.set(name, isTold);
  return isTold;
}

/** Texts have few names, thousands of times. */
const told = new Map<string, boolean>();

/** Whether a schema says that its values are to be hidden. */
export function isHidden(facets: readonly Schema[]): boolean {
  return facets.some((facet) => facet.format === 'password' || facet['x-secret'] === true);
}

/** What stands in place of a secret: `YOUR_API_KEY`. */
export function standIn(name: string): string {
  return `YOUR_${wordsOf(name).toUpperCase()}`;
}

/** `clientSecret` → `client_Secret` */
function wordsOf(name: string): string {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2')
    .replace(/[^\p{L}\d]+/gu, '_')
    .replace(/^_|_$/g, '');
}
