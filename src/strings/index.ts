import { blog } from './blog.js';
import { changes } from './changes.js';
import { chrome } from './chrome.js';
import { client } from './client.js';
import { content } from './content.js';
import { markdown } from './markdown.js';
import { notFound } from './not-found.js';
import { notice } from './notice.js';
import { page } from './page.js';
import { type Language, languages, type Phrase } from './phrase.js';
import { reference } from './reference.js';
import { search } from './search.js';
import { shortcuts } from './shortcuts.js';
import { tryIt } from './try-it.js';

export { directionOf } from './direction.js';
export { formatText, type TextValues } from './format.js';
export type { Phrase } from './phrase.js';

/** Every text of docsgen's own. A file an area of the site; keys begin with the area's name. */
const catalogue = {
  ...chrome,
  ...changes,
  ...page,
  ...client,
  ...content,
  ...reference,
  ...search,
  ...blog,
  ...notFound,
  ...notice,
  ...shortcuts,
  ...tryIt,
  ...markdown,
};

export type TextKey = keyof typeof catalogue;

/** docsgen's own words in one language, those of the site's owner before ours. Plain JSON. */
export interface Texts {
  /** BCP 47; also decides on plural forms, dates and numbers. */
  readonly locale: string;
  readonly phrases: Readonly<Record<TextKey, Phrase>>;
}

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
