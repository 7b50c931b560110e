import type english from './locales/en.json';

/** English defines the keys: every other language has the same ones. */
export type MessageKey = keyof typeof english;

/**
 * An interface message, with placeholders in braces: `Page {number}`. Where it depends on a number, one text for
 * each plural category of the language (Unicode CLDR), chosen by the value named `count`.
 */
export type Message = string | PluralMessage;

type PluralMessage = Readonly<
  Partial<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>> & { other: string }
>;

/** The interface messages in one language, the site's own translations included. Plain JSON. */
export interface Messages {
  /** BCP 47; also decides on plural forms, dates and numbers. */
  readonly locale: string;
  readonly phrases: Readonly<Record<MessageKey, Message>>;
}
