import { listLocales, readLocale } from './locale-files.js';
import { matchLocale } from './match-locale.js';
import type { Message, MessageKey, Messages } from './message.js';

export { localeDirection } from './direction.js';
export { formatAlternatives, formatMessage, type MessageValues } from './format.js';
export type { Message, MessageKey, Messages } from './message.js';

const fallbackLocale = 'en';
const available = listLocales();

export const messageKeys = Object.keys(readLocale(fallbackLocale)) as readonly MessageKey[];

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
  const own = readLocale(matchLocale(locale, available) ?? fallbackLocale);
  return { locale, phrases: { ...own, ...overrides } };
}
