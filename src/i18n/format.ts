import type { MessageKey, Messages } from './message.js';

export { formatAlternatives } from './alternatives.js';

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
