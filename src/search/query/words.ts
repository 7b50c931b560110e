import { characterPairs } from './character-pairs.js';
import { fold } from './fold.js';

/** A word of a text and its terms. */
export interface Word {
  /** Offset in the text, in UTF-16 units. */
  readonly start: number;
  /** `subscription`, `start` and `date` for `subscription_start_date`. */
  readonly parts: readonly Part[];
  /** The joined term of several parts, `subscriptionstartdate`, for queries with the exact name. */
  readonly whole?: string | undefined;
}

interface Part {
  /** Term in the index. */
  readonly term: string;
  /** Offsets in the word. */
  readonly from: number;
  readonly to: number;
}

/**
 * A run of letters and digits, with joiners inside names: `start_date`, `Get-Item`, `l’abonnement`.
 * `C++` and `C#` are runs as well.
 */
const runs = /[\p{L}\p{M}\p{N}_]+(?:['’-][\p{L}\p{M}\p{N}_]+)*(?:\+\+|#)?/gu;

/** Boundaries between parts of a name, as in `start_date`, `camelCase` and `HTTPServer`. */
const wordBoundaries = /[_'’-]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;

/** Maximum length of a term; longer ones are hashes and encoded data, and are truncated. */
const maxTermLength = 40;

/** Yields the words of a text in order; the same for indexing and for queries. */
export function* textWords(text: string): Generator<Word> {
  for (const { 0: run, index: start } of text.matchAll(runs)) {
    const { parts, whole } = split(run);
    if (parts.length > 0) yield { start, parts, whole };
  }
}

/** Returns the runs of a text, each of one or more words; for the index, which needs no offsets. */
export function wordRuns(text: string): readonly string[] {
  return text.match(runs) ?? [];
}

/** Returns the terms of a run. */
export function runTerms(run: string): readonly string[] {
  const { parts, whole } = split(run);
  return [...parts.map(({ term }) => term), ...(whole === undefined ? [] : [whole])];
}

function split(run: string): Pick<Word, 'parts' | 'whole'> {
  if (/^[A-Z]?[a-z]+$/.test(run)) return { parts: [part(run.toLowerCase(), 0, run.length)] };
  const bare = run.replace(/(\+\+|#)$/, '');
  if (bare !== run) {
    return bare.length > 1 ? split(bare) : { parts: [part(fold(run), 0, run.length)] };
  }
  const parts: Part[] = [];
  let namedPieces = 0;
  let from = 0;
  for (const { 0: boundary, index: to } of [
    ...run.matchAll(wordBoundaries),
    { 0: '', index: run.length },
  ]) {
    if (to > from) {
      parts.push(...nameParts(run.slice(from, to), from));
      namedPieces += 1;
    }
    from = to + boundary.length;
  }
  return namedPieces > 1
    ? { parts, whole: truncated(fold(run.replace(wordBoundaries, ''))) }
    : { parts };
}

function nameParts(name: string, from: number): Part[] {
  const folded = fold(name);
  const pairs = characterPairs(folded);
  if (pairs === undefined) return [part(withoutArticle(folded), from, from + name.length)];
  // If folding changes the length, as with half-width kana, offsets in the word are unknown.
  const hasSameLength = folded.length === name.length;
  return pairs.map(({ term, from: start, to }) =>
    hasSameLength ? part(term, from + start, from + to) : part(term, from, from + name.length),
  );
}

function part(term: string, from: number, to: number): Part {
  return { term: truncated(term), from, to };
}

function truncated(term: string): string {
  return term.length > maxTermLength ? term.slice(0, maxTermLength) : term;
}

/** The Arabic article is written as a prefix of the word. */
function withoutArticle(term: string): string {
  return term.length > 4 && term.startsWith('ال') ? term.slice(2) : term;
}
