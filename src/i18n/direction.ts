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

/** Each document asks for its language, and Node.js takes as long for the answer as for a paragraph of Markdown. */
const known = new Map<string, 'ltr' | 'rtl'>();

/** Returns the writing direction of a language; `locale` is a BCP 47 tag. */
export function localeDirection(locale: string): 'ltr' | 'rtl' {
  const direction = known.get(locale) ?? findDirection(locale);
  known.set(locale, direction);
  return direction;
}

function findDirection(locale: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(locale).maximize();
  return script !== undefined && rightToLeft.has(script) ? 'rtl' : 'ltr';
}
