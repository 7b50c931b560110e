import { nameWords, plainLetters } from '../../../text/words.js';

/** What FastAPI adds to the names of schemas that requests and responses share. */
const directionSuffix = /-(?:Input|Output)$/;

/**
 * Whether a text only repeats a name: `Customer ID` and `customer_id`. Description generators write
 * many such titles and descriptions.
 */
export function repeatsName(text: string, name: string | undefined): boolean {
  if (name === undefined) return false;
  const letters = plainLetters(text);
  if (letters === '') return false;
  return [name, name.replace(directionSuffix, '')].some((one) => letters === plainLetters(one));
}

/** Whether the words of a description begin with those of a title, or are the same. */
export function beginsWith(description: string, title: string): boolean {
  const words = (text: string) => `${nameWords(text).join(' ')} `;
  return repeatsName(description, title) || words(description).startsWith(words(title));
}

/**
 * Whether a title is the identifier of a generator and no words for readers: `payment_method_param`. Such titles only
 * help where nothing else names a schema.
 */
export function isIdentifier(title: string): boolean {
  return /^(?:[a-z\d]+(?:_[a-z\d]+)+|params?)$/.test(title);
}
