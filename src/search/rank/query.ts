import { type QueryName, queryName } from './closeness.js';
import { wordsOf } from './words.js';

/** One thing that a reader asks for. */
export interface Wanted {
  readonly term: string;
  /** How much words count that only begin with it; 0 where they do not count. */
  readonly prefix: number;
  /** Which of the query's words it answers: a bit for each. */
  readonly answers: number;
}

export interface Query {
  /** The words with single spaces, as titles are compared with it. */
  readonly text: string;
  readonly name: QueryName;
  /** The words, and the names that several of them make together. */
  readonly wanted: readonly Wanted[];
  /** The term of a query that is one name of several words: `listPlanets`. */
  readonly identifier?: string | undefined;
  /** Written like code: `listPlanets`, `planet.orbit`. */
  readonly isCode: boolean;
  /** Bits of the words without which nothing is found. */
  readonly required: number;
}

/** More words than anyone types; one bit of a number each. */
const mostWords = 16;

/** What beginnings of words count: little, so that `found` finds `foundation` only where nothing says `found`. */
const beginning = 0.12;

/** The last word may not be finished; of the others, shorter ones begin too many words that nobody meant. */
const shortestBeginning = 3;

/** Reads what a reader has typed. `common` are words that nearly every section says. */
export function parseQuery(input: string, common: ReadonlySet<string>): Query {
  const wanted: Wanted[] = [];
  const terms: string[] = [];
  let runs = 0;
  for (const { parts, whole } of wordsOf(input)) {
    runs += 1;
    const first = terms.length;
    terms.push(...parts.slice(0, mostWords - first).map(({ term }) => term));
    const answers = (1 << terms.length) - (1 << first);
    if (whole !== undefined && answers > 0)
      wanted.push({ term: whole, prefix: beginning, answers });
  }
  const last = terms.length - 1;
  const words = terms.map(
    (term, index): Wanted => ({
      term,
      prefix: index === last || term.length >= shortestBeginning ? beginning : 0,
      answers: 1 << index,
    }),
  );
  const telling = words.filter(({ term }) => !common.has(term) && !isLetter(term));
  return {
    text: terms.join(' '),
    name: queryName(terms.join(' ')),
    wanted: [...words, ...wanted],
    isCode: terms.length > 1 && !/\s/.test(input.trim()),
    identifier: runs === 1 ? wanted[0]?.term : undefined,
    required: bits(telling.length > 0 ? telling : words),
  };
}

/** How many bits are set. */
export function countBits(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function bits(words: readonly Wanted[]): number {
  return words.reduce((all, { answers }) => all | answers, 0);
}

function isLetter(term: string): boolean {
  return /^[a-z]$/.test(term);
}
