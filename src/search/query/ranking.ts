import { closenessLevels, sameName } from './closeness-levels.js';
import { countBits, type Query, type WantedTerm } from './query.js';
import type { Scores } from './term-index.js';

/** Matches of one term. */
export interface TermMatches {
  readonly wanted: WantedTerm;
  /** In titles, by page. */
  readonly titles: Scores;
  /** In texts and headings, by section. */
  readonly sections: Scores;
  /** Sections that have the term in their short name. */
  readonly named?: ReadonlySet<number> | undefined;
}

/** A page that matches a query. */
export interface RankedPage {
  readonly page: number;
  /** Its best sections, best first; empty if the title matches the whole query. */
  readonly sections: readonly number[];
}

/** Facts about pages that ranking needs. */
export interface PageFacts {
  readonly pageOf: (section: number) => number;
  /** Returns how close a page's names are to a query. */
  readonly closeness: (page: number, query: Query) => number;
  /** Returns the weight of a page's kind. */
  readonly kindWeight: (page: number) => number;
  /** Whether a page belongs to another product than the searching page. */
  readonly isElsewhere: (page: number) => boolean;
  /** Returns the share of a query's words that the name of a page's tag or category has. */
  readonly groupShare: (page: number, query: Query) => number;
  /** Returns the weight of a section's kind. */
  readonly sectionWeight: (section: number, page: number) => number;
  /** Whether a page explains what its title names; false for schemas and webhooks. */
  readonly isTopic: (page: number) => boolean;
  /** Returns the order of operations that are equally close: stable before preview, short paths first. */
  readonly order: (page: number) => number;
}

/**
 * Weight of a group whose name has all words of a query. `approve pull request` is rather in "pulls" than among the rules
 * of a branch that mention it.
 */
const groupWeight = 1;

/** Maximum number of sections shown for a page. */
const maxSections = 3;

/** Closeness of section names to the query, by section. */
export type SectionNames = ReadonlyMap<number, number>;

interface TermScore {
  /** Bits of the matched words. */
  matched: number;
  /** Bits of the words in its short name. */
  named: number;
  score: number;
}

interface PageScores {
  readonly title: TermScore;
  readonly sections: Map<number, TermScore>;
}

/**
 * Ranks the pages that match all words, or else most, and those that the query names. Exact titles, headings
 * and operationIds come first, then titles that begin with the query, then titles that contain it,
 * then scores; of equally close pages, those of the reader's product come first. A section is
 * scored with its page's title, so that `invoice pagination` finds "Pagination" on the page
 * "Invoices".
 */
export function rankPages(
  query: Query,
  found: readonly TermMatches[],
  facts: PageFacts,
  names: SectionNames = new Map(),
): RankedPage[] {
  const answers = collect(found, facts);
  const scored = [...answers].map(([page, answer]) => scorePage(page, answer, query, facts, names));
  const most = Math.max(0, ...scored.map(({ words }) => words));
  const ranked = scored
    .filter(({ words, isNamed }) => words > 0 && (words === most || isNamed))
    .sort(
      (one, other) =>
        other.closeness - one.closeness ||
        Number(facts.isElsewhere(one.page)) - Number(facts.isElsewhere(other.page)) ||
        (one.closeness >= sameName &&
          (facts.kindWeight(other.page) - facts.kindWeight(one.page) ||
            facts.order(one.page) - facts.order(other.page))) ||
        other.score - one.score ||
        one.page - other.page,
    );
  return withNamedSchema(ranked, facts).map(({ page, sections }) => ({ page, sections }));
}

/** Place up to which operations precede the schema that has the query's name. */
const schemaPlace = 2;

/** Moves the schema with the query's name forward: a resource may have dozens of operations, which are equally close. */
function withNamedSchema<T extends { readonly page: number; readonly closeness: number }>(
  ranked: readonly T[],
  facts: PageFacts,
): readonly T[] {
  const at = ranked.findIndex(
    ({ page, closeness }) => closeness >= sameName && !facts.isTopic(page),
  );
  const [schema] = ranked.slice(at, at + 1);
  if (at <= schemaPlace || schema === undefined) return ranked;
  return ranked.toSpliced(at, 1).toSpliced(schemaPlace, 0, schema);
}

/** Queries with more words may match a whole heading that is too long to be indexed as a name. */
const maxNameWords = 4;

/** Limit of pages whose named sections are compared, because each may require loading a file. */
const maxComparedPages = 8;

/** Limit of named sections; one page may have many: `test.each`, `test.only.each`. */
const maxNamedSections = 64;

/** Limit of long headings to compare. The right one matches all words and therefore scores high. */
const maxLongHeadings = 3;

/**
 * Returns the sections whose name may match the query, best first: those with all words in their
 * short name, and, for a long query, those that match all words.
 */
export function namedSections(
  query: Query,
  found: readonly TermMatches[],
  facts: PageFacts,
): readonly number[] {
  const isAll = (bits: number): boolean => (bits & query.required) === query.required;
  const sections = [...collect(found, facts).values()]
    .flatMap(({ sections }) => [...sections])
    .filter(([, { matched }]) => isAll(matched))
    .sort(([, one], [, other]) => other.score - one.score);
  const pages = new Set<number>();
  const named = sections.filter(([section, { named }]) => {
    if (!isAll(named)) return false;
    const page = facts.pageOf(section);
    if (pages.size < maxComparedPages) pages.add(page);
    return pages.has(page);
  });
  const isLong = countBits(query.required) > maxNameWords;
  return [
    ...named.slice(0, maxNamedSections),
    ...(isLong ? sections.slice(0, maxLongHeadings) : []),
  ].map(([section]) => section);
}

function collect(found: readonly TermMatches[], facts: PageFacts): Map<number, PageScores> {
  const pages = new Map<number, PageScores>();
  const pageAnswer = (page: number): PageScores => {
    const known = pages.get(page) ?? { title: emptyScore(), sections: new Map() };
    pages.set(page, known);
    return known;
  };
  for (const { wanted, titles, sections, named } of found) {
    for (const [page, score] of titles) add(pageAnswer(page).title, wanted, score);
    for (const [section, score] of sections) {
      const answer = pageAnswer(facts.pageOf(section));
      const known = answer.sections.get(section) ?? emptyScore();
      answer.sections.set(section, known);
      add(known, wanted, score);
      if (named?.has(section)) known.named |= wanted.wordBits;
    }
  }
  return pages;
}

function emptyScore(): TermScore {
  return { matched: 0, named: 0, score: 0 };
}

function add(answer: TermScore, { wordBits }: WantedTerm, score: number): void {
  answer.matched |= wordBits;
  answer.score += score;
}

function scorePage(
  page: number,
  { title, sections }: PageScores,
  query: Query,
  facts: PageFacts,
  names: SectionNames,
): RankedPage & { words: number; score: number; closeness: number; isNamed: boolean } {
  const required = (bits: number): number => countBits(bits & query.required);
  const ranked = [...sections]
    .map(([section, { matched, score }]) => ({
      section,
      words: required(matched | title.matched),
      score: score * facts.sectionWeight(section, page),
      name: names.get(section) ?? 0,
    }))
    .sort(
      (one, other) =>
        other.name - one.name ||
        other.words - one.words ||
        other.score - one.score ||
        one.section - other.section,
    );
  const best = ranked[0];
  const inAll = [...sections.values()].reduce((bits, { matched }) => bits | matched, title.matched);
  const score = title.score + (best?.score ?? 0);
  // Words in different sections are less related than words of one section.
  const together = best === undefined || best.words === required(inAll) ? 1 : 0.5;
  const titled = (title.matched & query.required) === query.required;
  const telling = ranked.filter(({ words }) => words === best?.words).slice(0, maxSections);
  const near = facts.closeness(page, query);
  const isComplete = required(inAll) === countBits(query.required);
  const ofTitle = isComplete ? near : Math.min(near, closenessLevels.operationWithoutWords);
  const ofSection = best?.name ?? 0;
  return {
    page,
    words: required(inAll),
    // `create topup` names `POST /topups`, whatever the words of its texts.
    isNamed: near > sameName,
    // A title with all words in other order ranks below a title with the query as a phrase.
    closeness:
      Math.max(ofTitle, ofSection) ||
      (titled && facts.isTopic(page) ? closenessLevels.wordsInAnyOrder : 0),
    score:
      score * together * facts.kindWeight(page) * (1 + groupWeight * facts.groupShare(page, query)),
    sections: titled && ofSection <= ofTitle ? [] : telling.map(({ section }) => section),
  };
}
