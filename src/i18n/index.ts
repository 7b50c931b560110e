import { listLocales, readLocale } from './locale-files.js';
import { matchLocale } from './match-locale.js';
import type { Message, MessageKey, Messages } from './message.js';

export { localeDirection } from './direction.js';
export { formatMessage, type MessageValues } from './format.js';
export type { Message, MessageKey, Messages } from './message.js';

const fallbackLocale = 'en';
const available = listLocales();
const loaded = new Map<string, Readonly<Record<MessageKey, Message>>>();

/** Loads the messages of a locale on first use, because a site needs only a few locales. */
function localeMessages(locale: string): Readonly<Record<MessageKey, Message>> {
  const messages = loaded.get(locale) ?? readLocale(locale);
  loaded.set(locale, messages);
  return messages;
}

export const messageKeys = Object.keys(localeMessages(fallbackLocale)) as readonly MessageKey[];

/** Whether docsgen has interface messages for this locale. Others use English, or the site's own translations. */
export function hasLanguage(locale: string): boolean {
  return matchLocale(locale, available) !== undefined;
}

/**
 * Returns the interface messages of a locale. `overrides` are the site's own translations, by key
 * (`i18n/<locale>/theme.json`).
 */
export function messagesFor(
  locale: string,
  overrides: Readonly<Partial<Record<MessageKey, Message>>> = {},
): Messages {
  const own = localeMessages(matchLocale(locale, available) ?? fallbackLocale);
  return { locale, phrases: { ...own, ...overrides } };
}
