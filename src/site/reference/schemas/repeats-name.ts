import { plainLetters } from '../../../text/words.js';

/** What FastAPI adds to the names of schemas that requests and responses share. */
const directionSuffix = /-(?:Input|Output)$/;

/**
 * Whether a title only repeats a name or a description: `Customer ID` and `customer_id`. Description generators write
 * many such titles.
 */
export function repeatsName(title: string, name: string | undefined): boolean {
  if (name === undefined) return false;
  return [name, name.replace(directionSuffix, '')].some(
    (one) => plainLetters(title) === plainLetters(one),
  );
}

/**
 * Whether a title is the identifier of a generator and no words for readers: `payment_method_param`. Such titles only
 * help where nothing else names a schema.
 */
export function isIdentifier(title: string): boolean {
  return /^(?:[a-z\d]+(?:_[a-z\d]+)+|params?)$/.test(title);
}
