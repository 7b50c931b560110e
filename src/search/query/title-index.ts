import MiniSearch from 'minisearch';
import { closeness, plain, type QueryName } from './closeness.js';
import type { SearchManifest } from './format.js';
import { keepTerm, miniSearchScores, type Scores } from './term-index.js';
import { runTerms, wordRuns } from './words.js';

/** Titles count for so much more than what stands below them. */
const titleWeight = 3;

/** How close a title comes that is the query and a supplement: `Orbit | Planets`. */
const firstPart = 4.9;

/** Finds pages by their titles; operations also by method and path. Made when the manifest has come. */
export class TitleIndex {
  readonly #search: MiniSearch;
  /** What each page is called, as single terms with spaces between: a query is compared with these. */
  readonly #names: readonly (readonly string[])[];

  /** Of titles such as `Orbit | Planets`, what stands before the sign. */
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

  /** How close a query comes to what a page is called. */
  closeness(page: number, query: QueryName): number {
    const whole = (this.#names[page] ?? []).map((name) => closeness(name, query));
    const isFirstPart = this.#firstParts.get(page) === query.text;
    return Math.max(isFirstPart ? firstPart : 0, ...whole);
  }
}

function indexed(text: string): string {
  return wordRuns(text).flatMap(runTerms).join(' ');
}
