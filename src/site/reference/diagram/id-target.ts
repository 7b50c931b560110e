import { nameWords } from '../../../text/words.js';

/** Last words of the names of fields that hold an id: `customer_id`, `customerIds`, `customer_external_id`. */
const idWords = new Set(['id', 'ids', 'uuid', 'uuids', 'key', 'ref']);
const idPrefixes = new Set(['external', 'internal', 'public']);

/** Words that set apart the variants of an object: `CustomerCreate`, `CustomerRead`. */
const variantWords = new Set(
  'base create created detail details dto entity in input model object out output patch public read ref request resource response schema summary update updated view write'.split(
    ' ',
  ),
);

export function isVariantWord(word: string): boolean {
  return variantWords.has(word);
}

/** Returns the name of the schema that a field such as `customer_id` refers to, of the names in a diagram. */
export function idTarget(field: string, names: readonly string[]): string | undefined {
  const words = nameWords(field);
  if (!idWords.has(words.pop() ?? '')) return undefined;
  if (words.length > 1 && idPrefixes.has(words.at(-1) ?? '')) words.pop();
  if (words.length === 0) return undefined;
  const base = words.join(' ');
  const candidates = names.filter((name) => isVariantName(nameWords(name), base));
  return candidates.toSorted((a, b) => a.length - b.length)[0];
}

/** Whether a schema name consists of the words of an object and words that set its variants apart. */
function isVariantName(words: readonly string[], base: string): boolean {
  for (let end = words.length; end > 0; end -= 1) {
    const object = words.slice(0, end).join(' ');
    if (object === base || object === `${base}s`) return true;
    if (!isVariantWord(words[end - 1] ?? '')) return false;
  }
  return false;
}
