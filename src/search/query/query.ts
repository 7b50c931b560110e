import { isFiller, plain, type QueryName, queryName } from './closeness.js';
import { termForms } from './word-forms.js';
import { textWords } from './words.js';

/** One thing that a reader asks for. */
export interface WantedTerm {
  readonly term: string;
  /** How much words count that only begin with it; 0 where they do not count. */
  readonly prefix: number;
  /** Which of the query's words it answers: a bit for each. */
  readonly answers: number;
  /** Other forms of the word, which count less. */
  readonly forms?: readonly string[];
}

export interface Query {
  /** The words with single spaces, as titles are compared with it. */
  readonly text: string;
  readonly name: QueryName;
  /** As it is typed, for names that differ only in signs: `$state`. */
  readonly written: string;
  /** The words, and the names that several of them make together. */
  readonly wanted: readonly WantedTerm[];
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

/** How people begin what they ask of a person: nothing that a page would say. */
const question =
  /^\s*(?:how\s+(?:do|does|can|could|should|would|to)|(?:what|where|when|why|which)\s+(?:is|are|do|does|can|should))(?:\s+(?:i|you|we|one))?(?:\s+(?:use|using))?\s+(?=\S)/i;

/** Reads what a reader has typed. `common` are words that nearly every section says. */
export function parseQuery(input: string, common: ReadonlySet<string>): Query {
  const wanted: WantedTerm[] = [];
  const terms: string[] = [];
  const fillers = new Set<number>();
  const asked = question.exec(input)?.[0].length ?? 0;
  let runs = 0;
  for (const { start, parts, whole } of textWords(input)) {
    runs += 1;
    const first = terms.length;
    const isAsking = start < asked;
    const [only] = parts;
    if (isAsking || (parts.length === 1 && only !== undefined && isFiller(only.term)))
      fillers.add(first);
    terms.push(...parts.slice(0, mostWords - first).map(({ term }) => term));
    const answers = (1 << terms.length) - (1 << first);
    if (whole !== undefined && answers > 0)
      wanted.push({ term: whole, prefix: beginning, answers });
  }
  const last = terms.length - 1;
  const words = terms.map(
    (term, index): WantedTerm => ({
      term,
      prefix: index === last || term.length >= shortestBeginning ? beginning : 0,
      answers: 1 << index,
      forms: termForms(term),
    }),
  );
  const isTelling = (_: WantedTerm, index: number): boolean => !fillers.has(index);
  // Who types may not have finished the last word.
  const kept = words.filter((word, index) => index === last || isTelling(word, index));
  const asking = words.some(isTelling) ? kept : words;
  const named = words.filter((word, index) => isTelling(word, index));
  const telling = (named.length > 0 ? named : words).filter(
    ({ term }) => !common.has(term) && !isLetter(term),
  );
  return {
    text: terms.join(' '),
    name: queryName(terms.join(' '), plain(input.slice(asked))),
    written: writtenAs(input),
    wanted: [...asking, ...wanted],
    isCode: isCode(input.trim(), terms.length),
    identifier: runs === 1 ? wanted[0]?.term : undefined,
    required: bits(telling.length > 0 ? telling : words),
  };
}

/** Words of prose have neither signs before them nor a call after them: `$state`, `--watch`, `open()`. */
function isCode(input: string, terms: number): boolean {
  return !/\s/.test(input) && (terms > 1 || /^[$@#.<{-]|\($|\)$/.test(input));
}

/** A name as it is written but for its case, and what stands around a call: `.open()` is `open`. */
export function writtenAs(name: string): string {
  return name
    .trim()
    .replace(/^\.|\(\)$/g, '')
    .toLowerCase();
}

/** How many bits are set. */
export function countBits(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function bits(words: readonly WantedTerm[]): number {
  return words.reduce((all, { answers }) => all | answers, 0);
}

function isLetter(term: string): boolean {
  return /^[a-z]$/.test(term);
}
