import { withoutSignatures } from '../query/heading-names.js';
import { headingWeight } from '../query/weights.js';
import { runTerms, wordRuns } from '../query/words.js';
import type { SearchRecord } from '../search-record.js';

/** Counted terms of one page. They depend only on the page. */
export interface PageTerms {
  /** Number of terms of each section, its heading included. */
  readonly lengths: readonly number[];
  /** Each term once. */
  readonly terms: readonly string[];
  /**
   * Occurrences of each term, as pairs: the index of a section within the page, times 2, plus 1 if
   * its heading contains the term; then the frequency.
   */
  readonly occurrences: readonly (readonly number[])[];
}

/** Added to the frequency of a term in a section's short name; greater than any real frequency. */
export const nameFrequency = 2 ** 20;

/**
 * A heading with at most this many words may be a whole query, and so may an alias with a single
 * name, such as an operationId.
 */
const maxNameWords = 4;

/** Words that are kept; more would outgrow the index. */
const maxKnownRuns = 200_000;

/** Counts the terms of pages. Analyses each word once, because texts repeat words. */
export class TermCounter {
  readonly #known = new Map<string, readonly string[]>();

  /** Counts the terms of each section. */
  count(record: SearchRecord): PageTerms {
    return countTerms(record, (run) => this.#terms(run));
  }

  #terms(run: string): readonly string[] {
    const known = this.#known.get(run);
    if (known) return known;
    if (this.#known.size >= maxKnownRuns) this.#known.clear();
    const terms = runTerms(run);
    this.#known.set(run, terms);
    return terms;
  }
}

function countTerms(
  { aliases, sections }: SearchRecord,
  termsOf: (run: string) => readonly string[],
): PageTerms {
  const occurrences = new Map<string, number[]>();
  const lengths = sections.map(({ heading = '', text }, section) => {
    const headingRuns = wordRuns(section === 0 ? aliases.join(' ') : heading);
    const headingTerms = headingRuns.flatMap(termsOf);
    const inHeading = new Set(headingTerms);
    const inName = new Set(nameRuns(section, headingRuns, heading).flatMap(termsOf));
    for (const term of inHeading) {
      count(
        occurrences,
        term,
        section * 2 + 1,
        headingWeight + (inName.has(term) ? nameFrequency : 0),
      );
    }
    let length = headingTerms.length;
    for (const [run, frequency] of tally(runsIn(text))) {
      const terms = termsOf(run);
      for (const term of terms) {
        count(occurrences, term, section * 2 + (inHeading.has(term) ? 1 : 0), frequency);
      }
      length += terms.length * frequency;
    }
    return length;
  });
  return { lengths, terms: [...occurrences.keys()], occurrences: [...occurrences.values()] };
}

/**
 * Returns the words of a short name; of a heading such as `open(path, options)`, those before the
 * arguments.
 */
function nameRuns(section: number, runs: readonly string[], heading: string): readonly string[] {
  if (section === 0) return runs.length === 1 ? runs : [];
  if (runs.length <= maxNameWords) return runs;
  const nameOnly = wordRuns(withoutSignatures(heading));
  return nameOnly.length <= maxNameWords ? nameOnly : [];
}

/** Equivalent to {@link wordRuns} for ASCII, the most common case, in half the time. */
const asciiRuns = /\w+(?:['-]\w+)*(?:\+\+|#)?/g;
const isAscii = /^[\0-\x7f]*$/;

function runsIn(text: string): readonly string[] {
  return isAscii.test(text) ? (text.match(asciiRuns) ?? []) : wordRuns(text);
}

/** Counts each run in order of first occurrence, because most words of a section repeat. */
function tally(runs: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1);
  return counts;
}

/** Sections are counted in order, so only the last location of a term can be the same. */
function count(
  occurrences: Map<string, number[]>,
  term: string,
  location: number,
  frequency: number,
): void {
  const pairs = occurrences.get(term);
  if (pairs === undefined) occurrences.set(term, [location, frequency]);
  else if (pairs.at(-2) === location) pairs.push((pairs.pop() ?? 0) + frequency);
  else pairs.push(location, frequency);
}
