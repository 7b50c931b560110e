import { countBits, type Query, type QueryTerm } from './query.js';
import type { Scores } from './term-index.js';
import {
  closenessLevels,
  groupWeight,
  missingWordPenalty,
  sameNameCloseness,
  scatteredWordsPenalty,
} from './weights.js';

/** Matches of one term. */
export interface TermMatches {
  readonly queryTerm: QueryTerm;
  /** In titles, by page. */
  readonly titles: Scores;
  /** In texts and headings, by section. */
  readonly sections: Scores;
  /** Sections that have the term in their short name. */
  readonly inName?: ReadonlySet<number> | undefined;
}

/** A page that matches a query. */
export interface RankedPage {
  readonly page: number;
  /** Its best sections, best first; empty if the title matches the whole query. */
  readonly sections: readonly number[];
}

/** Facts about pages that ranking needs. */
export interface RankingFacts {
  readonly sectionPage: (section: number) => number;
  /** Returns how close a page's names are to a query. */
  readonly closeness: (page: number, query: Query) => number;
  /** Returns the weight of a page's kind. */
  readonly kindWeight: (page: number) => number;
  /** Whether a page belongs to another product than the searching page. */
  readonly isOtherProduct: (page: number) => boolean;
  /** Returns the share of a query's words that the name of a page's tag or category has. */
  readonly groupShare: (page: number, query: Query) => number;
  /** Returns the weight of a section's kind. */
  readonly sectionWeight: (section: number, page: number) => number;
  /** Whether a page explains what its title names; false for schemas and webhooks. */
  readonly isTopic: (page: number) => boolean;
  /** Whether a page is a guide. */
  readonly isGuide: (page: number) => boolean;
  /** Returns the order of operations that are equally close: stable before preview, short paths first. */
  readonly order: (page: number) => number;
}

/** Maximum number of pages that lack one word of the query. */
const maxIncompletePages = 5;

/** Maximum number of sections shown for a page. */
const maxSections = 3;

/** Closeness of section names to the query, by section. */
export type SectionCloseness = ReadonlyMap<number, number>;

interface TermScore {
  /** Bits of the matched words. */
  matched: number;
  /** Those that it has as typed or in another form. */
  literal: number;
  /** Bits of the words in its short name. */
  inName: number;
  score: number;
}

/** A page with a term of the query in its title or in a section. */
interface Candidate {
  readonly title: TermScore;
  readonly sections: Map<number, TermScore>;
}

/** A candidate with what decides its rank. */
interface ScoredPage extends RankedPage {
  /** Number of required words that it has anywhere. */
  readonly words: number;
  readonly score: number;
  readonly closeness: number;
  /** Whether it is a result even if another page has more words. */
  readonly isNamed: boolean;
}

/**
 * Ranks the pages that match all words, or else most, those that the query names, and some that lack one word, because
 * readers use other words than pages: `open dm` for "Create DM". Those precede only pages that mention all words in their
 * texts.
 *
 * Exact titles, headings and operationIds come first, then titles that begin with the query, then titles that contain it,
 * then scores; of equally close pages, those of the reader's product come first. A section is scored with its page's
 * title, so that `invoice pagination` finds "Pagination" on the page "Invoices".
 */
export function rankPages(
  query: Query,
  matches: readonly TermMatches[],
  facts: RankingFacts,
  sectionCloseness: SectionCloseness = new Map(),
): RankedPage[] {
  const scored = [...collectCandidates(matches, facts)].map((candidate) =>
    scorePage(candidate, query, facts, sectionCloseness),
  );
  const maxWords = Math.max(0, ...scored.map(({ words }) => words));
  const best = (isWanted: (page: ScoredPage) => boolean): readonly ScoredPage[] =>
    scored.filter(isWanted).sort((one, other) => compareRank(one, other, facts));
  const complete = best(({ words, isNamed }) => words > 0 && (words === maxWords || isNamed));
  // A name in code and a word of a script without spaces have parts, but are one word.
  const hasSeveralWords = /\S\s+\S/.test(query.typed);
  const incomplete = best(
    ({ words, isNamed }) => hasSeveralWords && words > 0 && words === maxWords - 1 && !isNamed,
  )
    .slice(0, maxIncompletePages)
    .map((page) => ({ ...page, closeness: 0, score: page.score * missingWordPenalty }));
  const ranked = [...complete, ...incomplete].sort((one, other) => compareRank(one, other, facts));
  return withNamedSchema(ranked, facts).map(({ page, sections }) => ({ page, sections }));
}

function compareRank(one: ScoredPage, other: ScoredPage, facts: RankingFacts): number {
  return (
    other.closeness - one.closeness ||
    Number(facts.isOtherProduct(one.page)) - Number(facts.isOtherProduct(other.page)) ||
    (one.closeness >= sameNameCloseness
      ? facts.kindWeight(other.page) - facts.kindWeight(one.page) ||
        facts.order(one.page) - facts.order(other.page)
      : 0) ||
    other.score - one.score ||
    one.page - other.page
  );
}

/** Number of operations that precede the schema that has the query's name. */
const maxOperationsBeforeSchema = 2;

/** Moves the schema with the query's name forward: a resource may have dozens of operations, which are equally close. */
function withNamedSchema<T extends { readonly page: number; readonly closeness: number }>(
  ranked: readonly T[],
  facts: RankingFacts,
): readonly T[] {
  const index = ranked.findIndex(
    ({ page, closeness }) => closeness >= closenessLevels.schemaWords && !facts.isTopic(page),
  );
  const [schema] = ranked.slice(index, index + 1);
  if (index <= maxOperationsBeforeSchema || schema === undefined) return ranked;
  return ranked.toSpliced(index, 1).toSpliced(maxOperationsBeforeSchema, 0, schema);
}

/** Queries with more words may match a whole heading that is too long to be indexed as a name. */
const maxNameWords = 4;

/** Limit of guides, and of other pages, whose named sections are compared, because each may require loading a file. */
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
  matches: readonly TermMatches[],
  facts: RankingFacts,
): readonly number[] {
  const isAll = (bits: number): boolean => (bits & query.required) === query.required;
  const sections = [...collectCandidates(matches, facts).values()]
    .flatMap((candidate) => [...candidate.sections])
    .filter(([, { matched }]) => isAll(matched))
    .map(([section, { inName, score }]) => {
      const page = facts.sectionPage(section);
      return { section, page, inName, score: score * facts.kindWeight(page) };
    })
    .sort((one, other) => other.score - one.score);
  const guides = new Set<number>();
  const others = new Set<number>();
  const named = sections.filter(({ page, inName }) => {
    if (!isAll(inName)) return false;
    const pages = facts.isGuide(page) ? guides : others;
    if (pages.size < maxComparedPages) pages.add(page);
    return pages.has(page);
  });
  const isLong = countBits(query.required) > maxNameWords;
  return [
    ...named.slice(0, maxNamedSections),
    ...(isLong ? sections.slice(0, maxLongHeadings) : []),
  ].map(({ section }) => section);
}

/** Returns the limit of a page's closeness by the number of words that it has, and of those that it has literally. */
function maxCloseness({ required }: Query, words: number, literalWords: number): number {
  const wanted = countBits(required);
  if (words < wanted) return closenessLevels.operationWithoutWords;
  return literalWords < wanted ? closenessLevels.operationSynonym : closenessLevels.equal;
}

function collectCandidates(
  matches: readonly TermMatches[],
  facts: RankingFacts,
): Map<number, Candidate> {
  const candidates = new Map<number, Candidate>();
  const pageCandidate = (page: number): Candidate => {
    const candidate = candidates.get(page) ?? { title: emptyScore(), sections: new Map() };
    candidates.set(page, candidate);
    return candidate;
  };
  for (const { queryTerm, titles, sections, inName } of matches) {
    for (const [page, score] of titles) addScore(pageCandidate(page).title, queryTerm, score);
    for (const [section, score] of sections) {
      const candidate = pageCandidate(facts.sectionPage(section));
      const sectionScore = candidate.sections.get(section) ?? emptyScore();
      candidate.sections.set(section, sectionScore);
      addScore(sectionScore, queryTerm, score);
      if (inName?.has(section)) sectionScore.inName |= queryTerm.wordBits;
    }
  }
  return candidates;
}

function emptyScore(): TermScore {
  return { matched: 0, literal: 0, inName: 0, score: 0 };
}

function addScore(total: TermScore, { wordBits, isSynonym }: QueryTerm, score: number): void {
  total.matched |= wordBits;
  if (!isSynonym) total.literal |= wordBits;
  total.score += score;
}

function scorePage(
  [page, { title, sections }]: readonly [page: number, candidate: Candidate],
  query: Query,
  facts: RankingFacts,
  sectionCloseness: SectionCloseness,
): ScoredPage {
  const countRequired = (bits: number): number => countBits(bits & query.required);
  const ranked = [...sections]
    .map(([section, { matched, score }]) => ({
      section,
      words: countRequired(matched | title.matched),
      score: score * facts.sectionWeight(section, page),
      closeness: sectionCloseness.get(section) ?? 0,
    }))
    .sort(
      (one, other) =>
        other.closeness - one.closeness ||
        other.words - one.words ||
        other.score - one.score ||
        one.section - other.section,
    );
  const best = ranked[0];
  const all = [title, ...sections.values()];
  const words = countRequired(all.reduce((bits, { matched }) => bits | matched, 0));
  const literalWords = countRequired(all.reduce((bits, { literal }) => bits | literal, 0));
  const isScattered = best !== undefined && best.words !== words;
  const titleHasAllWords = (title.matched & query.required) === query.required;
  const bestSections = ranked.filter((section) => section.words === best?.words);
  const nameCloseness = facts.closeness(page, query);
  const pageCloseness = Math.min(nameCloseness, maxCloseness(query, words, literalWords));
  const bestSectionCloseness = best?.closeness ?? 0;
  return {
    page,
    words,
    // `create topup` names `POST /topups`, whatever the words of its texts.
    isNamed: nameCloseness > closenessLevels.sameWordFormsInOrder,
    // A title with all words in other order ranks below a title with the query as a phrase.
    closeness:
      Math.max(pageCloseness, bestSectionCloseness) ||
      (titleHasAllWords && facts.isTopic(page) ? closenessLevels.wordsInAnyOrder : 0),
    score:
      (title.score + (best?.score ?? 0)) *
      (isScattered ? scatteredWordsPenalty : 1) *
      facts.kindWeight(page) *
      (1 + groupWeight * facts.groupShare(page, query)),
    sections:
      titleHasAllWords && bestSectionCloseness <= pageCloseness
        ? []
        : bestSections.slice(0, maxSections).map(({ section }) => section),
  };
}
