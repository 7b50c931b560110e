/**
 * Marks that users omit when typing: Latin and Greek accents, Hebrew points, Arabic vowels and
 * tatweel.
 */
const marks =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;

/**
 * Letters without a decomposition that users type differently: `Straße` as `strasse`, `فاتورة` as
 * `فاتوره`.
 */
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
 * Folds a word for the index: removes case, accents and width differences. Voiced kana and Indic
 * vowel signs stay, because they distinguish words.
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
