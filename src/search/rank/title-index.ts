import MiniSearch from 'minisearch';
import type { Manifest } from './format.js';
import { asTheyAre, type Scores, scoresOf } from './term-index.js';
import { runsOf, termsOf, wordsOf } from './words.js';

/** Titles count for so much more than what stands below them. */
const titleWeight = 3;

/** Finds pages by their titles; operations also by method and path. Made when the manifest has come. */
export class TitleIndex {
  readonly #search: MiniSearch;
  /** What each page is called, as single terms with spaces between: a query is compared with these. */
  readonly #names: readonly (readonly string[])[];

  constructor({ titles, methods, paths }: Manifest['pages']) {
    this.#search = new MiniSearch({
      fields: ['title', 'address'],
      searchOptions: { boost: { title: titleWeight } },
      ...asTheyAre,
    });
    this.#search.addAll(
      titles.map((title, id) => ({
        id,
        title: indexed(title),
        address: indexed(`${methods[id] ?? ''} ${paths[id] ?? ''}`),
      })),
    );
    this.#names = titles.map((title, id) => {
      const address = paths[id];
      return address === undefined
        ? [plain(title)]
        : [plain(title), plain(address), plain(`${methods[id]} ${address}`)];
    });
  }

  find(term: string, prefix: number): Scores {
    return scoresOf(this.#search, term, prefix);
  }

  /**
   * How close a query comes to what a page is called: 5 the same, 4 its first words, 3 some of its words, 2 and 1
   * the same with a word that is not finished, 0 not at all.
   */
  closeness(page: number, query: string): number {
    if (query === '') return 0;
    return Math.max(0, ...(this.#names[page] ?? []).map((name) => closeness(name, query)));
  }
}

function indexed(text: string): string {
  return runsOf(text).flatMap(termsOf).join(' ');
}

function closeness(name: string, query: string): number {
  if (name === query) return 5;
  if (name.startsWith(`${query} `)) return 4;
  if (` ${name} `.includes(` ${query} `)) return 3;
  if (name.startsWith(query)) return 2;
  return name.includes(` ${query}`) ? 1 : 0;
}

function plain(text: string): string {
  return [...wordsOf(text)].flatMap(({ parts }) => parts.map(({ term }) => term)).join(' ');
}
