/** Scripts without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

interface Pair {
  readonly term: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Splits Chinese, Japanese, Thai and similar text into character bigrams. That needs no dictionary,
 * so server and browser always agree. `請求書` → `請求`, `求書`, and `書`, so that the last character alone
 * is found. Undefined for text in other scripts.
 */
export function characterPairs(text: string): Pair[] | undefined {
  if (/^[\x20-\x7e]*$/.test(text) || text.search(unspaced) < 0) return undefined;
  const pairs: Pair[] = [];
  let rest = 0;
  const other = (to: number): void => {
    if (to > rest) pairs.push({ term: text.slice(rest, to), from: rest, to });
  };
  for (const { 0: stretch, index } of text.matchAll(unspaced)) {
    other(index);
    let from = index;
    const letters = [...stretch];
    for (const [at, letter] of letters.entries()) {
      const term = letter + (letters[at + 1] ?? '');
      pairs.push({ term, from, to: from + term.length });
      from += letter.length;
    }
    rest = index + stretch.length;
  }
  other(text.length);
  return pairs;
}
