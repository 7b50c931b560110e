import { plainLetters } from '../../../text/words.js';
/**
 * Whether a title only repeats a name: `Customer ID` and `customer_id`. Description generators write many such titles.
 */
export function repeatsName(title: string, name: string | undefined): boolean {
  return name !== undefined && plainLetters(title) === plainLetters(name);
}

/**
 * Whether a title is the identifier of a generator and no words for readers: `payment_method_param`. Such titles only
 * help where nothing else names a schema.
 */
export function isIdentifier(title: string): boolean {
  return /^(?:[a-z\d]+(?:_[a-z\d]+)+|params?)$/.test(title);
}
