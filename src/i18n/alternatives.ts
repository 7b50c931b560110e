/** Cache, because creating a list format takes longer than formatting: a page has hundreds of types. */
const listFormats = new Map<string, Intl.ListFormat>();

/** Returns `string, integer or number`: words joined by the rules of the language (Unicode CLDR). */
export function formatAlternatives(words: readonly string[], locale: string): string {
  const [only = ''] = words;
  if (words.length < 2) return only;
  const format = listFormats.get(locale) ?? new Intl.ListFormat(locale, { type: 'disjunction' });
  listFormats.set(locale, format);
  return format.format(words);
}
