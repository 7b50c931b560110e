import type { MessageKey, Messages } from './message.js';

export type MessageValues = Readonly<Record<string, string | number>>;

/** Making the rules of a language takes longer than a text: a page has hundreds with a number in them. */
const rules = new Map<string, Intl.PluralRules>();

function pluralRules(locale: string): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known;
}

/** A text with its values put in. `count` is the number that decides on the plural form. */
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
  return form.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}
