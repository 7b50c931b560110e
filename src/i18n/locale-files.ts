import { readdirSync, readFileSync } from 'node:fs';
import type { Message, MessageKey } from './message.js';

// The bundle (`lib/bundle`) and the compiled modules (`lib/i18n`) reach the same folder by this path.
const folder = new URL('../i18n/locales/', import.meta.url);

/** The locales that have a file of interface messages, as BCP 47 tags. */
export function listLocales(): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted();
}

/** Reads the messages of one of the locales that `listLocales` names. */
export function readLocale(locale: string): Readonly<Record<MessageKey, Message>> {
  return JSON.parse(readFileSync(new URL(`${locale}.json`, folder), 'utf8'));
}
