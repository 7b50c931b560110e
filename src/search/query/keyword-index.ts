import { spacedTerms, wordsKey } from './closeness.js';
import type { SearchManifest } from './format.js';
import type { Query } from './query.js';

/** Finds the page whose author lists the query among its keywords. Keywords of several pages tell nothing. */
export class KeywordIndex {
  /** Page numbers by the words of a keyword; undefined for a keyword of several pages. */
  readonly #pages = new Map<string, number | undefined>();

  constructor(keywords: SearchManifest['pages']['keywords'] = {}) {
    for (const [number, keywordsOfPage] of Object.entries(keywords)) {
      const page = Number(number);
      // In lower case as well, because readers write `openapi` for `OpenAPI`, which would be two words.
      const spellings = keywordsOfPage.flatMap((keyword) => [keyword, keyword.toLowerCase()]);
      for (const key of new Set(spellings.map((keyword) => wordsKey(spacedTerms(keyword))))) {
        this.#pages.set(key, this.#pages.has(key) ? undefined : page);
      }
    }
  }

  isKeyword(page: number, { name }: Query): boolean {
    return name.key !== '' && this.#pages.get(name.key) === page;
  }
}
