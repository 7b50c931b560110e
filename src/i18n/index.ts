import { catalogue, type MessageKey, type Messages } from './catalogue.js';
import { type Language, languages, type Message } from './phrase.js';

export type { MessageKey, Messages } from './catalogue.js';
export { localeDirection } from './direction.js';
export { formatMessage, type MessageValues } from './format.js';
export type { Message } from './phrase.js';

export const messageKeys = Object.keys(catalogue) as readonly MessageKey[];

/** Whether docsgen brings its own words for this locale; others show English until the site's owner translates them. */
export function hasLanguage(locale: string): boolean {
  return localeLanguage(locale) !== undefined;
}

/** `overrides` are the site's own translations, by key (`i18n/<locale>/theme.json`). */
export function messagesFor(
  locale: string,
  overrides: Readonly<Partial<Record<MessageKey, Message>>> = {},
): Messages {
  const language = localeLanguage(locale) ?? 'en';
  const own = messageKeys.map((key) => [key, catalogue[key][language]] as const);
  const phrases = { ...Object.fromEntries(own), ...overrides } as Record<MessageKey, Message>;
  return { locale, phrases };
}

function localeLanguage(locale: string): Language | undefined {
  const [primary] = locale.toLowerCase().split('-');
  return languages.find((language) => language === primary);
}
