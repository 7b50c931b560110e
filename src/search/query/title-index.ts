import MiniSearch from 'minisearch';
import { closeness, plain, type QueryName } from './closeness.js';
import type { SearchManifest } from './format.js';
import { keepTerm, miniSearchScores, type Scores } from './term-index.js';
import { runTerms, wordRuns } from './words.js';

/** Weight of titles relative to method and path. */
const titleWeight = 3;

/** Closeness of a title that consists of the query and a supplement: `Orbit | Planets`. */
const firstPart = 4.9;

/**
 * Finds pages by title, and operations also by method and path. Built when the manifest is loaded.
 */
export class TitleIndex {
  readonly #search: MiniSearch;
  /** Names of each page as terms separated by spaces, for comparing queries. */
  readonly #names: readonly (readonly string[])[];

  /** Of titles such as `Orbit | Planets`, the part before the separator. */
  readonly #firstParts = new Map<number, string>();

  constructor({ titles, methods, paths }: SearchManifest['pages']) {
    this.#search = new MiniSearch({
      fields: ['title', 'address'],
      searchOptions: { boost: { title: titleWeight } },
      ...keepTerm,
    });
    this.#search.addAll(
      titles.map((title, id) => ({
        id,
        title: indexed(title),
        address: indexed(`${methods[id] ?? ''} ${paths[id] ?? ''}`),
      })),
    );
    titles.forEach((title, id) => {
      const [first = '', ...rest] = title.split(/\s+[|–—·-]\s+/);
      if (rest.length > 0) this.#firstParts.set(id, plain(first));
    });
    this.#names = titles.map((title, id) => {
      const address = paths[id];
      return address === undefined
        ? [plain(title)]
        : [plain(title), plain(address), plain(`${methods[id]} ${address}`)];
    });
  }

  find(term: string, prefix: number): Scores {
    return miniSearchScores(this.#search, term, prefix);
  }

  /** Returns how close a query is to a page's names. */
  closeness(page: number, query: QueryName): number {
    const whole = (this.#names[page] ?? []).map((name) => closeness(name, query));
    const isFirstPart = this.#firstParts.get(page) === query.text;
    return Math.max(isFirstPart ? firstPart : 0, ...whole);
  }
}

function indexed(text: string): string {
  return wordRuns(text).flatMap(runTerms).join(' ');
}
