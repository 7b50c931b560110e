import type { Manifest, SectionText } from './format.js';
import { IndexParts, type LoadPart } from './index-parts.js';
import { type PageEntry, Pages } from './pages.js';
import { countBits, parseQuery, type Query, type Wanted } from './query.js';
import { type Found, rank } from './ranking.js';
import { nearestWords } from './spelling.js';
import type { Scores } from './term-index.js';

export interface SearchHit extends PageEntry {
  /** Its sections that answer best, the best first; empty where its title says it all. */
  readonly sections: readonly number[];
}

interface Correction {
  readonly written: string;
  readonly meant: string;
}

export interface SearchResults {
  /** Every page that answers, the best first. */
  readonly hits: readonly SearchHit[];
  /** Words that nobody says, and what was looked for in their stead. */
  readonly corrections: readonly Correction[];
  /** What to mark in texts. */
  readonly marks: readonly Pick<Wanted, 'term' | 'prefix'>[];
}

const nowhere: Scores = new Map();

/** Searches the pages of one manifest and loads for it what it needs. The same in the browser and in the build. */
export class Searcher {
  /** URL of every page that can be found. */
  readonly urls: readonly string[];
  readonly #parts: IndexParts;
  readonly #pages: Pages;
  readonly #common: ReadonlySet<string>;
  readonly #small: boolean;

  constructor(manifest: Manifest, load: LoadPart) {
    this.#pages = new Pages(manifest);
    this.#parts = new IndexParts(manifest, load);
    this.#common = new Set(manifest.common);
    this.#small = manifest.small;
    this.urls = this.#pages.urls;
  }

  /** Searches the titles, which have come with the manifest. */
  searchTitles(input: string): SearchResults {
    const query = parseQuery(input, this.#common);
    return this.#results(
      query,
      query.wanted.map((wanted) => this.#inTitles(wanted)),
    );
  }

  /**
   * Searches everything.
   *
   * @throws whatever loading a part throws; the next call tries again
   */
  async search(input: string): Promise<SearchResults> {
    const query = parseQuery(input, this.#common);
    const answers = await Promise.all(query.wanted.map((wanted) => this.#answer(wanted, query)));
    const corrections = answers.flatMap(({ correction }) => correction ?? []);
    const found = answers.flatMap((answer) => answer.found);
    return { ...this.#results(asMeant(query, corrections), found), corrections };
  }

  /** Whether the answer needs nothing that has yet to be loaded. */
  isReady(input: string): boolean {
    return this.#parts.has(parseQuery(input, this.#common).wanted);
  }

  /** Whether the last word begins so many words that its answer would be of little use. */
  isVague(input: string): boolean {
    return this.#parts.isWide(parseQuery(input, this.#common).wanted);
  }

  hasText(section: number): boolean {
    return this.#parts.hasText(section);
  }

  /** What a section says, with its heading and id. */
  text(section: number): Promise<SectionText> {
    return this.#parts.text(section);
  }

  /** Loads all there is, where that is little. */
  async loadSmall(): Promise<void> {
    if (this.#small) await this.#parts.all();
  }

  /** Where a term is found or, if nowhere, the words that it may have meant. */
  async #answer(
    wanted: Wanted,
    query: Query,
  ): Promise<{ readonly found: readonly Found[]; readonly correction?: Correction }> {
    const found = await this.#everywhere(wanted);
    const isName = countBits(wanted.answers) > 1;
    if (isName || found.some(({ titles, sections }) => titles.size + sections.size > 0)) {
      return { found };
    }
    const typing = query.text.endsWith(wanted.term);
    const meant = nearestWords(wanted.term, await this.#parts.words(), typing);
    const [best] = meant;
    if (best === undefined) return { found };
    const near = meant.map((term) => this.#everywhere({ ...wanted, term, prefix: 0 }));
    return {
      found: (await Promise.all(near)).flat(),
      correction: { written: wanted.term, meant: best },
    };
  }

  #inTitles(wanted: Wanted): Found {
    const titles = this.#pages.titles.find(wanted.term, wanted.prefix);
    return { wanted, titles, sections: nowhere };
  }

  async #everywhere(wanted: Wanted): Promise<Found[]> {
    const indexes = await this.#parts.terms(wanted);
    return [
      this.#inTitles(wanted),
      ...indexes.map((index) => ({
        wanted,
        titles: nowhere,
        sections: index.find(wanted.term, wanted.prefix),
      })),
    ];
  }

  #results(query: Query, found: readonly Found[]): SearchResults {
    const ranked = rank(query, found, this.#pages);
    return {
      hits: ranked.map(({ page, sections }) => ({ ...this.#pages.entry(page), sections })),
      corrections: [],
      // A single letter is marked where it stands alone.
      marks: found.map(({ wanted: { term, prefix } }) => ({
        term,
        prefix: term.length > 1 ? prefix : 0,
      })),
    };
  }
}

/** Titles are compared with what was meant. */
function asMeant(query: Query, corrections: readonly Correction[]): Query {
  const meant = new Map(corrections.map((correction) => [correction.written, correction.meant]));
  const words = query.text.split(' ').map((word) => meant.get(word) ?? word);
  return { ...query, text: words.join(' ') };
}
