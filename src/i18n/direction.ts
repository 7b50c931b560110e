/** Right-to-left scripts of living languages (ISO 15924). */
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

/** Returns the writing direction of a language; `locale` is a BCP 47 tag. */
export function localeDirection(locale: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(locale).maximize();
  return script !== undefined && rightToLeft.has(script) ? 'rtl' : 'ltr';
}
