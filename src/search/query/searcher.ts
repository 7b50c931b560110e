import { queryName } from './closeness.js';
import type { SearchManifest, SectionText } from './format.js';
import { headingCloseness, type NamedHeading } from './heading-closeness.js';
import { IndexParts, type LoadPart } from './index-parts.js';
import { type PageEntry, Pages } from './pages.js';
import { countBits, parseQuery, type Query, type WantedTerm } from './query.js';
import { namedSections, rankPages, type SectionNames, type TermMatches } from './ranking.js';
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
  readonly marks: readonly Pick<WantedTerm, 'term' | 'prefix'>[];
}

/** How close the name of an operation comes that is the query. */
const operationName = 5;

const nowhere: Scores = new Map();

/** Searches the pages of one manifest and loads for it what it needs. The same in the browser and in the build. */
export class Searcher {
  /** URL of every page that can be found. */
  readonly urls: readonly string[];
  readonly #parts: IndexParts;
  readonly #pages: Pages;
  readonly #common: ReadonlySet<string>;
  readonly #small: boolean;

  constructor(manifest: SearchManifest, load: LoadPart) {
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
    const meant = asMeant(query, corrections);
    const names = await this.#names(meant, found);
    return { ...this.#results(meant, found, names), corrections };
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
    wanted: WantedTerm,
    query: Query,
  ): Promise<{ readonly found: readonly TermMatches[]; readonly correction?: Correction }> {
    const found = await this.#inAllForms(wanted);
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

  #inTitles(wanted: WantedTerm): TermMatches {
    const titles = this.#pages.titles.find(wanted.term, wanted.prefix);
    return { wanted, titles, sections: nowhere };
  }

  /** Where a word is found, and, counting less, its other forms. */
  async #inAllForms(wanted: WantedTerm): Promise<TermMatches[]> {
    const forms = (wanted.forms ?? []).map(async (term) =>
      (await this.#everywhere({ ...wanted, term, prefix: 0 })).map(lessened),
    );
    const found = await Promise.all([this.#everywhere(wanted), ...forms]);
    return found
      .flat()
      .filter(
        ({ wanted: { term }, titles, sections }) =>
          term === wanted.term || titles.size + sections.size > 0,
      );
  }

  async #everywhere(wanted: WantedTerm): Promise<TermMatches[]> {
    const indexes = await this.#parts.terms(wanted);
    return [
      this.#inTitles(wanted),
      ...indexes.map((index) => ({
        wanted,
        titles: nowhere,
        sections: index.find(wanted.term, wanted.prefix),
        named: index.named(wanted.term),
      })),
    ];
  }

  /** How close the names of sections come to a query, as far as they may be the same. */
  async #names(query: Query, found: readonly TermMatches[]): Promise<SectionNames> {
    // What stands before all headings is called by the operationId.
    const isIdentifier = (section: number): boolean =>
      found.some(({ wanted, named }) => wanted.term === query.identifier && named?.has(section));
    const sections = namedSections(query, found, this.#pages);
    const names = new Map<number, number>();
    const headings: NamedHeading[] = [];
    const check = async (section: number): Promise<void> => {
      if (this.#pages.isFirst(section)) {
        if (isIdentifier(section)) names.set(section, operationName);
        return;
      }
      const [, heading = ''] = await this.#parts.text(section);
      const page = this.#pages.pageOf(section);
      headings.push({ section, heading, page, title: this.#pages.entry(page).title });
    };
    await Promise.all(sections.map(check));
    for (const [section, near] of headingCloseness(headings, query)) names.set(section, near);
    return names;
  }

  #results(query: Query, found: readonly TermMatches[], names?: SectionNames): SearchResults {
    const ranked = rankPages(query, found, this.#pages, names);
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

/** What other forms of a word count. */
const otherForm = 0.5;

function lessened({ titles, sections, ...rest }: TermMatches): TermMatches {
  const half = (scores: Scores): Scores =>
    new Map([...scores].map(([number, score]) => [number, score * otherForm]));
  return { ...rest, titles: half(titles), sections: half(sections) };
}

/** Titles are compared with what was meant. */
function asMeant(query: Query, corrections: readonly Correction[]): Query {
  const meant = new Map(corrections.map((correction) => [correction.written, correction.meant]));
  const words = query.text.split(' ').map((word) => meant.get(word) ?? word);
  const text = words.join(' ');
  return corrections.length === 0 ? query : { ...query, text, name: queryName(text) };
}
