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

// Cache, because every text needs its direction and `Intl.Locale.maximize` searches Unicode data.
const known = new Map<string, 'ltr' | 'rtl'>();

/** Returns the writing direction of a language; `locale` is a BCP 47 tag. */
export function localeDirection(locale: string): 'ltr' | 'rtl' {
  const direction = known.get(locale) ?? look(locale);
  known.set(locale, direction);
  return direction;
}

function look(locale: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(locale).maximize();
  return script !== undefined && rightToLeft.has(script) ? 'rtl' : 'ltr';
}
