import { catalogue, type TextKey, type Texts } from './catalogue.js';
import { type Language, languages, type Phrase } from './phrase.js';

export type { TextKey, Texts } from './catalogue.js';
export { directionOf } from './direction.js';
export { formatText, type TextValues } from './format.js';
export type { Phrase } from './phrase.js';

export const textKeys = Object.keys(catalogue) as readonly TextKey[];

/** Whether docsgen brings its own words for this locale; others show English until the site's owner translates them. */
export function hasLanguage(locale: string): boolean {
  return languageOf(locale) !== undefined;
}

/** `overrides` are the site's own translations, by key (`i18n/<locale>/theme.json`). */
export function textsFor(
  locale: string,
  overrides: Readonly<Partial<Record<TextKey, Phrase>>> = {},
): Texts {
  const language = languageOf(locale) ?? 'en';
  const own = textKeys.map((key) => [key, catalogue[key][language]] as const);
  const phrases = { ...Object.fromEntries(own), ...overrides } as Record<TextKey, Phrase>;
  return { locale, phrases };
}

function languageOf(locale: string): Language | undefined {
  const [primary] = locale.toLowerCase().split('-');
  return languages.find((language) => language === primary);
}
