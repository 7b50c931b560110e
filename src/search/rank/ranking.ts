import { countBits, type Query, type Wanted } from './query.js';
import type { Scores } from './term-index.js';

/** Where one of the wanted terms was found. */
export interface Found {
  readonly wanted: Wanted;
  /** Among the titles, by page. */
  readonly titles: Scores;
  /** Below the titles, by section. */
  readonly sections: Scores;
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
  /** See `TitleIndex.closeness`. */
  readonly closeness: (page: number, query: string) => number;
  /** How likely readers want a page of this kind rather than another one. */
  readonly kindWeight: (page: number) => number;
}

/** Sections of one page that are worth showing. */
const mostSections = 3;

interface Answer {
  /** Bits of the words that it answers. */
  answered: number;
  score: number;
}

interface PageAnswer {
  readonly title: Answer;
  readonly sections: Map<number, Answer>;
}

/**
 * Orders the pages: those that answer every word go alone, where there are any, else those that answer most.
 * Exact titles go first, then titles that begin with the query, then titles that hold it; then scores decide.
 * A section counts with its page's title, so that `invoice pagination` finds "Pagination" below "Invoices".
 */
export function rank(query: Query, found: readonly Found[], facts: PageFacts): RankedPage[] {
  const answers = collect(found, facts);
  const scored = [...answers].map(([page, answer]) => scorePage(page, answer, query, facts));
  const most = Math.max(0, ...scored.map(({ words }) => words));
  return scored
    .filter(({ words }) => words === most && words > 0)
    .sort(
      (one, other) =>
        other.closeness - one.closeness || other.score - one.score || one.page - other.page,
    )
    .map(({ page, sections }) => ({ page, sections }));
}

function collect(found: readonly Found[], facts: PageFacts): Map<number, PageAnswer> {
  const pages = new Map<number, PageAnswer>();
  const pageAnswer = (page: number): PageAnswer => {
    const known = pages.get(page) ?? { title: { answered: 0, score: 0 }, sections: new Map() };
    pages.set(page, known);
    return known;
  };
  for (const { wanted, titles, sections } of found) {
    for (const [page, score] of titles) add(pageAnswer(page).title, wanted, score);
    for (const [section, score] of sections) {
      const answer = pageAnswer(facts.pageOf(section));
      const known = answer.sections.get(section) ?? { answered: 0, score: 0 };
      answer.sections.set(section, known);
      add(known, wanted, score);
    }
  }
  return pages;
}

function add(answer: Answer, { answers }: Wanted, score: number): void {
  answer.answered |= answers;
  answer.score += score;
}

function scorePage(
  page: number,
  { title, sections }: PageAnswer,
  query: Query,
  facts: PageFacts,
): RankedPage & { words: number; score: number; closeness: number } {
  const required = (answered: number): number => countBits(answered & query.required);
  const ranked = [...sections]
    .map(([section, { answered, score }]) => ({
      section,
      words: required(answered | title.answered),
      score,
    }))
    .sort(
      (one, other) =>
        other.words - one.words || other.score - one.score || one.section - other.section,
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
  return {
    page,
    words: required(inAll),
    // Every word somewhere in the title is less than all of them together.
    closeness: facts.closeness(page, query.text) || (titled ? 0.5 : 0),
    score: score * together * facts.kindWeight(page),
    sections: titled ? [] : telling.map(({ section }) => section),
  };
}
