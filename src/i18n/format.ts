import type { MessageKey, Messages } from './message.js';

export type MessageValues = Readonly<Record<string, string | number>>;

/** Cache, because creating plural rules takes longer than formatting: a page has hundreds of messages with numbers. */
const rules = new Map<string, Intl.PluralRules>();

function pluralRules(locale: string): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known;
}

/** Returns a message with its values inserted. The value `count` selects the plural form. */
export function formatMessage(
  { locale, phrases }: Messages,
  key: MessageKey,
  values: MessageValues = {},
): string {
  const phrase = phrases[key];
  const form =
    typeof phrase === 'string'
      ? phrase
      : (phrase[pluralRules(locale).select(Number(values.count))] ?? phrase.other);
  // Most messages have no values, and a page has hundreds.
  if (!form.includes('{')) return form;
  return form.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

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
