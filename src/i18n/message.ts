import type english from './locales/en.json';

/** English defines the keys; every other locale has the same ones. */
export type MessageKey = keyof typeof english;

/**
 * An interface message with placeholders in braces: `Page {number}`. A message that depends on a number has one text
 * for each plural category of the language (Unicode CLDR), selected by the value `count`.
 */
export type Message = string | PluralMessage;

type PluralMessage = Readonly<
  Partial<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>> & { other: string }
>;

/** The interface messages of one locale, including the site's own translations. Plain JSON. */
export interface Messages {
  /** BCP 47 tag; it also selects plural forms and the formats of dates and numbers. */
  readonly locale: string;
  readonly phrases: Readonly<Record<MessageKey, Message>>;
}
