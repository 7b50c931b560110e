/** Scripts written from right to left that languages of today use (ISO 15924). */
const rightToLeft = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Syrc',
  'Thaa',
  'Yezi',
]);

// Asked for each text, and the answer costs a search in the data of Unicode.
const known = new Map<string, 'ltr' | 'rtl'>();

/** The direction in which a language is written; `locale` is a BCP 47 tag. */
export function localeDirection(locale: string): 'ltr' | 'rtl' {
  const direction = known.get(locale) ?? look(locale);
  known.set(locale, direction);
  return direction;
}

function look(locale: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(locale).maximize();
  return script !== undefined && rightToLeft.has(script) ? 'rtl' : 'ltr';
}
