import { isStopWord, type QueryName, queryName, spacedTerms } from './closeness.js';
import { type OperationQuery, operationQuery } from './operation-name.js';
import { synonyms } from './synonyms.js';
import { prefixWeight } from './weights.js';
import { termForms } from './word-forms.js';
import { textWords } from './words.js';

/** A term of a query. */
export interface QueryTerm {
  readonly term: string;
  /** Weight of words that begin with the term; 0 excludes them. */
  readonly prefix: number;
  /** Bits of the query's words that it matches. */
  readonly wordBits: number;
  /** Other forms of the word, with a lower weight. */
  readonly forms?: readonly string[];
  /** Whether it stands for another word of the query with the same meaning. */
  readonly isSynonym?: boolean;
}

export interface Query {
  /** The words with single spaces, for comparing titles. */
  readonly text: string;
  readonly name: QueryName;
  readonly operation: OperationQuery;
  /** The query as typed, for names that differ only in punctuation: `$state`. */
  readonly typed: string;
  /** The words, and compound names of several words. */
  readonly terms: readonly QueryTerm[];
  /** Neighbouring words without the space, which titles may omit: `splashscreen` for `splash screen`. */
  readonly joinedTerms: readonly QueryTerm[];
  /** The term of a query that is a single compound name: `listPlanets`. */
  readonly identifier?: string | undefined;
  /** Whether it looks like code: `listPlanets`, `planet.orbit`. */
  readonly isCode: boolean;
  /** Bits of the words that every result must match. */
  readonly required: number;
}

/** Maximum number of words, because each needs one bit of a number. */
const maxWords = 16;

/**
 * Minimum length of a prefix; shorter ones match too many words. The last word is exempt, because
 * it may be incomplete.
 */
const minPrefixLength = 3;

/** The beginning of a question, which pages do not contain. */
const question =
  /^\s*(?:how\s+(?:do|does|can|could|should|would|to)|(?:what|where|when|why|which)\s+(?:is|are|do|does|can|should))(?:\s+(?:i|you|we|one))?(?:\s+(?:use|using))?\s+(?=\S)/i;

/** Parses a query. `common` contains the terms that are too frequent to be required. */
export function parseQuery(input: string, common: ReadonlySet<string>): Query {
  const compounds: QueryTerm[] = [];
  const terms: string[] = [];
  const stopWords = new Set<number>();
  const questionLength = question.exec(input)?.[0].length ?? 0;
  let runCount = 0;
  for (const { start, parts, whole } of textWords(input)) {
    runCount += 1;
    const first = terms.length;
    const isInQuestion = start < questionLength;
    const [only] = parts;
    if (isInQuestion || (parts.length === 1 && only !== undefined && isStopWord(only.term)))
      stopWords.add(first);
    terms.push(...parts.slice(0, maxWords - first).map(({ term }) => term));
    const wordBits = (1 << terms.length) - (1 << first);
    if (whole !== undefined && wordBits > 0)
      compounds.push({ term: whole, prefix: prefixWeight, wordBits });
  }
  const last = terms.length - 1;
  const words = terms.map(
    (term, index): QueryTerm => ({
      term,
      prefix: index === last || term.length >= minPrefixLength ? prefixWeight : 0,
      wordBits: 1 << index,
      forms: termForms(term),
    }),
  );
  const isContent = (_: QueryTerm, index: number): boolean => !stopWords.has(index);
  // The last word stays, because it may be incomplete.
  const withoutStopWords = words.filter(
    (word, index) => index === last || isContent(word, index) || synonyms(word.term).length > 0,
  );
  const searchedWords = words.some(isContent) ? withoutStopWords : words;
  const contentTerms = words.filter((word, index) => isContent(word, index));
  const requiredTerms = (contentTerms.length > 0 ? contentTerms : words).filter(
    ({ term }) => !common.has(term) && !isLetter(term),
  );
  const text = terms.join(' ');
  return {
    text,
    name: queryName(text, spacedTerms(input.slice(questionLength))),
    operation: operationQuery(text),
    typed: normalizedSpelling(input),
    terms: [...searchedWords, ...compounds],
    joinedTerms: joinedNeighbours(contentTerms),
    isCode: isCode(input.trim(), terms.length),
    identifier: runCount === 1 ? compounds[0]?.term : undefined,
    required: bits(requiredTerms.length > 0 ? requiredTerms : words),
  };
}

/** Joins each word with the next one. */
function joinedNeighbours(words: readonly QueryTerm[]): readonly QueryTerm[] {
  return words.slice(1).map((word, index): QueryTerm => {
    const { term = '', wordBits = 0 } = words[index] ?? {};
    return {
      term: term + word.term,
      prefix: prefixWeight,
      wordBits: wordBits | word.wordBits,
    };
  });
}

/**
 * Whether the input is code: unlike prose, it has a sigil or a call, as in `$state`, `--watch`,
 * `open()`.
 */
function isCode(input: string, terms: number): boolean {
  return !/\s/.test(input) && (terms > 1 || /^[$@#.<{-]|\($|\)$/.test(input));
}

/**
 * Normalises a name: lower case, without the dot and parentheses of a call, so that `.open()`
 * equals `open`.
 */
export function normalizedSpelling(name: string): string {
  return name
    .trim()
    .replace(/^\.|\(\)$/g, '')
    .toLowerCase();
}

/** Returns the number of set bits. */
export function countBits(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function bits(words: readonly QueryTerm[]): number {
  return words.reduce((all, { wordBits }) => all | wordBits, 0);
}

function isLetter(term: string): boolean {
  return /^[a-z]$/.test(term);
}
