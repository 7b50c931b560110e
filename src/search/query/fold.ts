/** Marks that readers leave out when they type: Latin and Greek accents, Hebrew points, Arabic vowels and tatweel. */
const marks =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;

/** Letters that have no decomposition but are typed as others: `Straße` as `strasse`, `فاتورة` as `فاتوره`. */
const alike: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ى: 'ي',
  ة: 'ه',
};
const alikeLetters = new RegExp(`[${Object.keys(alike).join('')}]`, 'g');

/**
 * A word as the index has it: without case, accents and differences of width. Voiced kana and the vowel
 * signs of Indic scripts stay, as they make other words.
 */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (/^[\x20-\x7e]*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    .replace(alikeLetters, (letter) => alike[letter] ?? letter);
}
