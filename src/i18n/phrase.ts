/** The languages that docsgen's own words come in. */
export const languages = ['en', 'fr', 'de', 'es', 'ja', 'ar'] as const;

export type Language = (typeof languages)[number];

/**
 * A text of docsgen's own, with places for values in braces: `Page {number}`. Where it depends on a number,
 * one text for each plural form of the language (Unicode CLDR), chosen by the value named `count`.
 */
export type Message = string | PluralPhrase;

type PluralPhrase = Readonly<
  Partial<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>> & { other: string }
>;

/** Texts by key, each in every language: one cannot be added without its translations. */
export type MessageCatalogue = Readonly<Record<string, Readonly<Record<Language, Message>>>>;

export function defineCatalogue<const T extends MessageCatalogue>(catalogue: T): T {
  return catalogue;
}
