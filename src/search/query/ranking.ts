import { type QueryName, sameName } from './closeness.js';
import { countBits, type Query, type WantedTerm } from './query.js';
import type { Scores } from './term-index.js';

/** Where one of the wanted terms was found. */
export interface TermMatches {
  readonly wanted: WantedTerm;
  /** Among the titles, by page. */
  readonly titles: Scores;
  /** Below the titles, by section. */
  readonly sections: Scores;
  /** Of these, the sections whose short names say the term. */
  readonly named?: ReadonlySet<number> | undefined;
}

/** A page that answers a query. */
export interface RankedPage {
  readonly page: number;
  /** Its sections that answer best, the best first; empty where its title says it all. */
  readonly sections: readonly number[];
}

/** What ranking knows of the pages. */
export interface PageFacts {
  readonly pageOf: (section: number) => number;
  /** How close a page's names come to a query. */
  readonly closeness: (page: number, query: QueryName) => number;
  /** How likely readers want a page of this kind rather than another one. */
  readonly kindWeight: (page: number) => number;
}

/** Sections of one page that are worth showing. */
const mostSections = 3;

/** How close the names of sections come to a query, by section. */
export type SectionNames = ReadonlyMap<number, number>;

interface Answer {
  /** Bits of the words that it answers. */
  answered: number;
  /** Bits of those that its short name says. */
  named: number;
  score: number;
}

interface PageAnswer {
  readonly title: Answer;
  readonly sections: Map<number, Answer>;
}

/**
 * Orders the pages: those that answer every word go alone, where there are any, else those that answer most.
 * Exact titles, headings and operationIds go first, then titles that begin with the query, then titles that hold it; then scores decide.
 * A section counts with its page's title, so that `invoice pagination` finds "Pagination" below "Invoices".
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
  return scored
    .filter(({ words }) => words === most && words > 0)
    .sort(
      (one, other) =>
        other.closeness - one.closeness ||
        (one.closeness >= sameName && facts.kindWeight(other.page) - facts.kindWeight(one.page)) ||
        other.score - one.score ||
        one.page - other.page,
    )
    .map(({ page, sections }) => ({ page, sections }));
}

/** Queries of more words may be the whole of a heading that is too long to be noted as a name. */
const longName = 4;

/** Named sections are compared on so many pages: each may take a file that would be loaded to show it. */
const mostPages = 8;

/** One page may name many: `test.each`, `test.only.each`. */
const mostNamed = 64;

/** Of long ones, so many are compared; the right one says all the words in its heading and comes early. */
const mostLong = 3;

/**
 * Sections that may be called what the query says: their short names say all of its words, or, where these are many,
 * they answer all of them. Those that answer best come first.
 */
export function namedSections(
  query: Query,
  found: readonly TermMatches[],
  facts: PageFacts,
): readonly number[] {
  const isAll = (bits: number): boolean => (bits & query.required) === query.required;
  const sections = [...collect(found, facts).values()]
    .flatMap(({ sections }) => [...sections])
    .filter(([, { answered }]) => isAll(answered))
    .sort(([, one], [, other]) => other.score - one.score);
  const pages = new Set<number>();
  const named = sections.filter(([section, { named }]) => {
    if (!isAll(named)) return false;
    const page = facts.pageOf(section);
    if (pages.size < mostPages) pages.add(page);
    return pages.has(page);
  });
  const isLong = countBits(query.required) > longName;
  return [...named.slice(0, mostNamed), ...(isLong ? sections.slice(0, mostLong) : [])].map(
    ([section]) => section,
  );
}

function collect(found: readonly TermMatches[], facts: PageFacts): Map<number, PageAnswer> {
  const pages = new Map<number, PageAnswer>();
  const pageAnswer = (page: number): PageAnswer => {
    const known = pages.get(page) ?? { title: unanswered(), sections: new Map() };
    pages.set(page, known);
    return known;
  };
  for (const { wanted, titles, sections, named } of found) {
    for (const [page, score] of titles) add(pageAnswer(page).title, wanted, score);
    for (const [section, score] of sections) {
      const answer = pageAnswer(facts.pageOf(section));
      const known = answer.sections.get(section) ?? unanswered();
      answer.sections.set(section, known);
      add(known, wanted, score);
      if (named?.has(section)) known.named |= wanted.answers;
    }
  }
  return pages;
}

function unanswered(): Answer {
  return { answered: 0, named: 0, score: 0 };
}

function add(answer: Answer, { answers }: WantedTerm, score: number): void {
  answer.answered |= answers;
  answer.score += score;
}

function scorePage(
  page: number,
  { title, sections }: PageAnswer,
  query: Query,
  facts: PageFacts,
  names: SectionNames,
): RankedPage & { words: number; score: number; closeness: number } {
  const required = (answered: number): number => countBits(answered & query.required);
  const ranked = [...sections]
    .map(([section, { answered, score }]) => ({
      section,
      words: required(answered | title.answered),
      score,
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
  const inAll = [...sections.values()].reduce(
    (bits, { answered }) => bits | answered,
    title.answered,
  );
  const score = title.score + (best?.score ?? 0);
  // Words that stand far apart belong together less than those of one section.
  const together = best === undefined || best.words === required(inAll) ? 1 : 0.5;
  const titled = (title.answered & query.required) === query.required;
  const telling = ranked.filter(({ words }) => words === best?.words).slice(0, mostSections);
  const ofTitle = facts.closeness(page, query.name);
  const ofSection = best?.name ?? 0;
  return {
    page,
    words: required(inAll),
    // Every word somewhere in the title is less than all of them together.
    closeness: Math.max(ofTitle, ofSection) || (titled ? 0.5 : 0),
    score: score * together * facts.kindWeight(page),
    sections: titled && ofSection <= ofTitle ? [] : telling.map(({ section }) => section),
  };
}
