import { queryName } from './closeness.js';
import { closenessLevels } from './closeness-levels.js';
import type { SearchManifest, SectionText } from './format.js';
import { headingCloseness, type NamedHeading } from './heading-closeness.js';
import { IndexParts, type LoadPart } from './index-parts.js';
import { type PageEntry, Pages } from './pages.js';
import { countBits, parseQuery, type Query, type WantedTerm } from './query.js';
import { namedSections, rankPages, type SectionNames, type TermMatches } from './ranking.js';
import { nearestWords } from './spelling.js';
import type { Scores } from './term-index.js';

export interface SearchHit extends PageEntry {
  /** Its best sections, best first; empty if the title matches the whole query. */
  readonly sections: readonly number[];
}

interface Correction {
  readonly typed: string;
  readonly meant: string;
}

export interface SearchResults {
  /** All matching pages, best first. */
  readonly hits: readonly SearchHit[];
  /** Misspelled words and their corrections. */
  readonly corrections: readonly Correction[];
  /** Terms to mark in texts. */
  readonly marks: readonly Pick<WantedTerm, 'term' | 'prefix'>[];
}

const nowhere: Scores = new Map();

/**
 * Searches the pages of one manifest and loads parts on demand. Used in the browser and in the
 * build.
 */
export class Searcher {
  /** URLs of all searchable pages. */
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

  /** Searches only the titles, which are part of the manifest. */
  searchTitles(input: string): SearchResults {
    const query = parseQuery(input, this.#common);
    return this.#results(
      query,
      query.wanted.map((wanted) => this.#inTitles(wanted)),
    );
  }

  /**
   * Searches everything.
   * @throws any error from loading a part; the next call tries again
   */
  async search(input: string): Promise<SearchResults> {
    const query = parseQuery(input, this.#common);
    const answers = await Promise.all(query.wanted.map((wanted) => this.#answer(wanted, query)));
    const corrections = answers.flatMap(({ correction }) => correction ?? []);
    const found = answers.flatMap((answer) => answer.matches);
    const meant = asMeant(query, corrections);
    const names = await this.#names(meant, found);
    return { ...this.#results(meant, found, names), corrections };
  }

  /** Whether all parts for the query are already loaded. */
  isReady(input: string): boolean {
    return this.#parts.has(parseQuery(input, this.#common).wanted);
  }

  /** Whether the last word is a prefix of too many words to give useful results. */
  isVague(input: string): boolean {
    return this.#parts.isWide(parseQuery(input, this.#common).wanted);
  }

  hasText(section: number): boolean {
    return this.#parts.hasText(section);
  }

  /** Returns the text of a section, with its heading and id. */
  text(section: number): Promise<SectionText> {
    return this.#parts.text(section);
  }

  /** Loads all parts of a small index. */
  async loadSmall(): Promise<void> {
    if (this.#small) await this.#parts.all();
  }

  /** Returns the matches of a term; without any, those of similarly spelled words. */
  async #answer(
    wanted: WantedTerm,
    query: Query,
  ): Promise<{ readonly matches: readonly TermMatches[]; readonly correction?: Correction }> {
    const matches = await this.#inAllForms(wanted);
    const isName = countBits(wanted.wordBits) > 1;
    if (isName || matches.some(({ titles, sections }) => titles.size + sections.size > 0)) {
      return { matches };
    }
    const typing = query.text.endsWith(wanted.term);
    const meant = nearestWords(wanted.term, await this.#parts.words(), typing);
    const [best] = meant;
    if (best === undefined) return { matches };
    const near = meant.map((term) => this.#everywhere({ ...wanted, term, prefix: 0 }));
    return {
      matches: (await Promise.all(near)).flat(),
      correction: { typed: wanted.term, meant: best },
    };
  }

  #inTitles(wanted: WantedTerm): TermMatches {
    const titles = this.#pages.titles.find(wanted.term, wanted.prefix);
    return { wanted, titles, sections: nowhere };
  }

  /** Returns the matches of a word and, with a lower weight, of its other forms. */
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

  /** Returns the closeness of section names that may match the query. */
  async #names(query: Query, found: readonly TermMatches[]): Promise<SectionNames> {
    // The first section of an operation's page has the operationId as its name.
    const isIdentifier = (section: number): boolean =>
      found.some(({ wanted, named }) => wanted.term === query.identifier && named?.has(section));
    const sections = namedSections(query, found, this.#pages);
    const names = new Map<number, number>();
    const headings: NamedHeading[] = [];
    const check = async (section: number): Promise<void> => {
      if (this.#pages.isFirst(section)) {
        if (isIdentifier(section)) names.set(section, closenessLevels.equal);
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
      // A single letter is marked only as a whole word.
      marks: found.map(({ wanted: { term, prefix } }) => ({
        term,
        prefix: term.length > 1 ? prefix : 0,
      })),
    };
  }
}

/** Weight of other forms of a word. */
const otherFormWeight = 0.5;

function lessened({ titles, sections, ...rest }: TermMatches): TermMatches {
  const half = (scores: Scores): Scores =>
    new Map([...scores].map(([number, score]) => [number, score * otherFormWeight]));
  return { ...rest, titles: half(titles), sections: half(sections) };
}

/** Applies the corrections to the query, for comparing titles. */
function asMeant(query: Query, corrections: readonly Correction[]): Query {
  const meant = new Map(corrections.map((correction) => [correction.typed, correction.meant]));
  const words = query.text.split(' ').map((word) => meant.get(word) ?? word);
  const text = words.join(' ');
  return corrections.length === 0 ? query : { ...query, text, name: queryName(text) };
}
