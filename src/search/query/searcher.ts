import { queryName } from './closeness.js';
import type { SearchManifest, SectionText } from './format.js';
import { headingCloseness, type NamedHeading } from './heading-closeness.js';
import { IndexParts, type LoadPart } from './index-parts.js';
import { operationQuery } from './operation-name.js';
import { type PageEntry, Pages } from './pages.js';
import { countBits, parseQuery, type Query, type QueryTerm } from './query.js';
import { namedSections, rankPages, type SectionCloseness, type TermMatches } from './ranking.js';
import { nearestWords } from './spelling.js';
import { synonyms } from './synonyms.js';
import type { Scores } from './term-index.js';
import { closenessLevels, otherFormWeight } from './weights.js';
import { termForms } from './word-forms.js';

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
  readonly marks: readonly Pick<QueryTerm, 'term' | 'prefix'>[];
}

const noScores: Scores = new Map();

/** A word in at most this many sections and in no title may be a misspelling. */
const maxRareSections = 2;

/** Minimum length of such a word, because shorter ones are near to many words. */
const minRareLength = 7;

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
    return this.#results(query, [
      ...query.terms.map((term) => this.#titleMatches(term)),
      ...this.#joinedMatches(query),
    ]);
  }

  /**
   * Searches everything.
   * @throws any error from loading a part; the next call tries again
   */
  async search(input: string): Promise<SearchResults> {
    const query = parseQuery(input, this.#common);
    const found = await Promise.all(
      query.terms.map((term) => this.#matchesOrCorrection(term, query)),
    );
    const corrections = found.flatMap(({ correction }) => correction ?? []);
    const matches = [...found.flatMap((one) => one.matches), ...this.#joinedMatches(query)];
    const corrected = applyCorrections(query, corrections);
    const closeness = await this.#sectionCloseness(corrected, matches);
    return { ...this.#results(corrected, matches, closeness), corrections };
  }

  /** Whether all parts for the query are already loaded. */
  isReady(input: string): boolean {
    return this.#parts.has(parseQuery(input, this.#common).terms);
  }

  /** Whether the last word is a prefix of too many words to give useful results. */
  isVague(input: string): boolean {
    return this.#parts.isWide(parseQuery(input, this.#common).terms);
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
  async #matchesOrCorrection(
    queryTerm: QueryTerm,
    query: Query,
  ): Promise<{ readonly matches: readonly TermMatches[]; readonly correction?: Correction }> {
    const matches = await this.#matchesOfAllForms(queryTerm);
    if (countBits(queryTerm.wordBits) > 1) return { matches };
    if (matches.some(hasMatches)) {
      return { matches: [...matches, ...(await this.#titlesSpelledAlike(queryTerm, matches))] };
    }
    const isIncomplete = query.text.endsWith(queryTerm.term);
    const corrections = nearestWords(queryTerm.term, await this.#parts.words(), isIncomplete);
    // Of words that are equally near, readers mean the one of more titles: `release`, not `relate`, for `relase`.
    const [best] = corrections.toSorted(
      (one, other) => this.#titleCount(other) - this.#titleCount(one),
    );
    if (best === undefined) return { matches };
    const corrected = corrections.map((term) =>
      this.#matchesOfAllForms({ ...queryTerm, term, prefix: 0, forms: termForms(term) }),
    );
    return {
      matches: (await Promise.all(corrected)).flat(),
      correction: { typed: queryTerm.term, meant: best },
    };
  }

  /**
   * Returns the matches of the word of a title that a rare word of the texts is probably a misspelling of: readers make
   * the same mistakes as authors.
   */
  async #titlesSpelledAlike(
    queryTerm: QueryTerm,
    matches: readonly TermMatches[],
  ): Promise<readonly TermMatches[]> {
    const { term } = queryTerm;
    const sections = new Set(matches.flatMap((one) => [...one.sections.keys()]));
    const isRare =
      sections.size <= maxRareSections && matches.every((one) => one.titles.size === 0);
    if (!isRare || term.length < minRareLength) return [];
    const words = (await this.#parts.words()).filter((word) => word !== term);
    const [nearest] = nearestWords(term, words, false).filter((word) => this.#titleCount(word) > 0);
    if (nearest === undefined) return [];
    const similar = { ...queryTerm, term: nearest, prefix: 0, isSynonym: true };
    return (await this.#matches(similar)).map(asOtherForm);
  }

  /** Returns the titles that write neighbouring words of a query as one. */
  #joinedMatches({ joinedTerms }: Query): readonly TermMatches[] {
    return joinedTerms.map((term) => this.#titleMatches(term)).filter(hasMatches);
  }

  #titleCount(term: string): number {
    return this.#pages.titles.find(term, 0).size;
  }

  #titleMatches(queryTerm: QueryTerm): TermMatches {
    const titles = this.#pages.titles.find(queryTerm.term, queryTerm.prefix);
    return { queryTerm, titles, sections: noScores };
  }

  /** Returns the matches of a word and, with a lower weight, of its other forms. */
  async #matchesOfAllForms(queryTerm: QueryTerm): Promise<TermMatches[]> {
    const forms = (queryTerm.forms ?? []).map(async (term) =>
      (await this.#matches({ ...queryTerm, term, prefix: 0 })).map(asOtherForm),
    );
    const matches = await Promise.all([this.#matches(queryTerm), ...forms]);
    // Only titles, which are loaded: the texts of another word may be in parts that are not.
    // With the third person, as in `Terminates a call`.
    const words = synonyms(queryTerm.term).flatMap((word) => [word, `${word}s`]);
    const others = words.map((term) =>
      asOtherForm(this.#titleMatches({ ...queryTerm, term, prefix: 0, isSynonym: true })),
    );
    return [...matches.flat(), ...others].filter(
      (one) => one.queryTerm.term === queryTerm.term || hasMatches(one),
    );
  }

  /** Returns the matches in titles and in texts. */
  async #matches(queryTerm: QueryTerm): Promise<TermMatches[]> {
    const indexes = await this.#parts.terms(queryTerm);
    return [
      this.#titleMatches(queryTerm),
      ...indexes.map((index) => ({
        queryTerm,
        titles: noScores,
        sections: index.find(queryTerm.term, queryTerm.prefix),
        inName: index.sectionsNamed(queryTerm.term),
      })),
    ];
  }

  /** Returns the closeness of section names that may match the query. */
  async #sectionCloseness(
    query: Query,
    matches: readonly TermMatches[],
  ): Promise<SectionCloseness> {
    // The first section of an operation's page has the operationId as its name.
    const isIdentifier = (section: number): boolean =>
      matches.some(
        ({ queryTerm, inName }) => queryTerm.term === query.identifier && inName?.has(section),
      );
    const closeness = new Map<number, number>();
    const headings: NamedHeading[] = [];
    const check = async (section: number): Promise<void> => {
      if (this.#pages.isFirst(section)) {
        if (isIdentifier(section)) closeness.set(section, closenessLevels.equal);
        return;
      }
      const [, heading = ''] = await this.#parts.text(section);
      const page = this.#pages.sectionPage(section);
      const { title, kind } = this.#pages.entry(page);
      headings.push({ section, heading, page, title, kind });
    };
    await Promise.all(namedSections(query, matches, this.#pages).map(check));
    for (const [section, level] of headingCloseness(headings, query)) closeness.set(section, level);
    return closeness;
  }

  #results(
    query: Query,
    matches: readonly TermMatches[],
    closeness?: SectionCloseness,
  ): SearchResults {
    const ranked = rankPages(query, matches, this.#pages, closeness);
    return {
      hits: ranked.map(({ page, sections }) => ({ ...this.#pages.entry(page), sections })),
      corrections: [],
      // A single letter is marked only as a whole word.
      marks: matches.map(({ queryTerm: { term, prefix } }) => ({
        term,
        prefix: term.length > 1 ? prefix : 0,
      })),
    };
  }
}

function hasMatches({ titles, sections }: TermMatches): boolean {
  return titles.size + sections.size > 0;
}

function asOtherForm({ titles, sections, ...rest }: TermMatches): TermMatches {
  const weighted = (scores: Scores): Scores =>
    new Map([...scores].map(([number, score]) => [number, score * otherFormWeight]));
  return { ...rest, titles: weighted(titles), sections: weighted(sections) };
}

/** Returns the query with corrected words, for comparing titles. */
function applyCorrections(query: Query, corrections: readonly Correction[]): Query {
  if (corrections.length === 0) return query;
  const correctedWords = new Map(corrections.map(({ typed, meant }) => [typed, meant]));
  const words = query.text.split(' ').map((word) => correctedWords.get(word) ?? word);
  const text = words.join(' ');
  return { ...query, text, name: queryName(text), operation: operationQuery(text) };
}
