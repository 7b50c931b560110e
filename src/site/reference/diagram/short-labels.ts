import { nameWords } from '../../../text/words.js';
import { isVariantWord } from './id-target.js';

/**
 * Returns the names without the variant that all of them share: `CustomerCreate` and `InvoiceCreate` become `Customer`
 * and `Invoice`.
 */
export function shortLabels(names: readonly string[]): ReadonlyMap<string, string> {
  const suffix = commonSuffix(names);
  return new Map(names.map((name) => [name, name.slice(0, name.length - suffix.length)]));
}

function commonSuffix(names: readonly string[]): string {
  const [first = '', ...others] = names;
  if (others.length === 0) return '';
  // From the longest: each begins at a capital letter or a separator, and leaves something of every name.
  const starts = [...first.matchAll(/(?<=[\p{Ll}\p{N}])(?:\p{Lu}|[_.-])/gu)].map(
    ({ index }) => index,
  );
  const suffixes = starts.map((start) => first.slice(start));
  const shared = suffixes.find(
    (suffix) =>
      nameWords(suffix).every(isVariantWord) && others.every((name) => endsInWord(name, suffix)),
  );
  return shared ?? '';
}

function endsInWord(name: string, suffix: string): boolean {
  const before = name.at(-suffix.length - 1) ?? '';
  return name.endsWith(suffix) && /[\p{Ll}\p{N}]/u.test(before);
}
