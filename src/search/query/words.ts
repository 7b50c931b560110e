import { fold } from './fold.js';
import { characterPairs } from './unspaced.js';

/** A word as it was written, and what it is looked up by. */
export interface Word {
  /** Where it stands in the text, in UTF-16 units. */
  readonly start: number;
  /** `subscription`, `start` and `date` of `subscription_start_date`. */
  readonly parts: readonly Part[];
  /** The same in one, `subscriptionstartdate`, where there are several: who writes it so means exactly that. */
  readonly whole?: string | undefined;
}

interface Part {
  /** What the index has it under. */
  readonly term: string;
  /** Where it stands in its word. */
  readonly from: number;
  readonly to: number;
}

/**
 * Letters and digits, held together by what stands inside names: `start_date`, `Get-Item`, `l’abonnement`.
 * `C++` and `C#` are names of their own.
 */
const runs = /[\p{L}\p{M}\p{N}_]+(?:['’-][\p{L}\p{M}\p{N}_]+)*(?:\+\+|#)?/gu;

/** Between parts of a name, and where `camelCase` and `HTTPServer` change. */
const seams = /[_'’-]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;

/** Longer ones are hashes and encoded data; they are told apart by their beginning. */
const longest = 40;

interface Analysed extends Pick<Word, 'parts' | 'whole'> {
  readonly terms: readonly string[];
}

/** Texts say the same words over and over. Emptied before it outgrows the index. */
const known = new Map<string, Analysed>();
const mostKnown = 200_000;

/** The words of a text, in order: the same for what is indexed and for what a reader types. */
export function* textWords(text: string): Generator<Word> {
  for (const { 0: run, index: start } of text.matchAll(runs)) {
    const { parts, whole } = analyse(run);
    if (parts.length > 0) yield { start, parts, whole };
  }
}

/** A text in runs of letters, each of which is one word or several; for the index, where only their number counts. */
export function wordRuns(text: string): readonly string[] {
  return text.match(runs) ?? [];
}

/** The terms of a run. */
export function runTerms(run: string): readonly string[] {
  return analyse(run).terms;
}

function analyse(run: string): Analysed {
  const cached = known.get(run);
  if (cached) return cached;
  if (known.size >= mostKnown) known.clear();
  const { parts, whole } = split(run);
  const terms = [...parts.map(({ term }) => term), ...(whole === undefined ? [] : [whole])];
  const analysed = { parts, whole, terms };
  known.set(run, analysed);
  return analysed;
}

function split(run: string): Pick<Word, 'parts' | 'whole'> {
  if (/^[A-Z]?[a-z]+$/.test(run)) return { parts: [part(run.toLowerCase(), 0, run.length)] };
  const bare = run.replace(/(\+\+|#)$/, '');
  if (bare !== run) {
    return bare.length > 1 ? analyse(bare) : { parts: [part(fold(run), 0, run.length)] };
  }
  const parts: Part[] = [];
  let names = 0;
  let from = 0;
  for (const { 0: seam, index: to } of [...run.matchAll(seams), { 0: '', index: run.length }]) {
    if (to > from) {
      parts.push(...nameParts(run.slice(from, to), from));
      names += 1;
    }
    from = to + seam.length;
  }
  return names > 1 ? { parts, whole: limited(fold(run.replace(seams, ''))) } : { parts };
}

function nameParts(name: string, from: number): Part[] {
  const folded = fold(name);
  const found = characterPairs(folded);
  if (found === undefined) return [part(withoutArticle(folded), from, from + name.length)];
  // Where folding has changed the length, as with half-width kana, places inside are not known.
  const placed = folded.length === name.length;
  return found.map(({ term, from: start, to }) =>
    placed ? part(term, from + start, from + to) : part(term, from, from + name.length),
  );
}

function part(term: string, from: number, to: number): Part {
  return { term: limited(term), from, to };
}

function limited(term: string): string {
  return term.length > longest ? term.slice(0, longest) : term;
}

/** Arabic writes "the" on to its word. */
function withoutArticle(term: string): string {
  return term.length > 4 && term.startsWith('ال') ? term.slice(2) : term;
}
