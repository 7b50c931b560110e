import { withoutSignatures } from '../query/heading-names.js';
import { runTerms, wordRuns } from '../query/words.js';
import type { SearchRecord } from '../search-record.js';

/** The words of one page, counted. It depends on nothing but the page. */
export interface PageTerms {
  /** How many terms each section has, its heading's included. */
  readonly lengths: readonly number[];
  /** Each term once. */
  readonly terms: readonly string[];
  /**
   * Where each term stands: the number of a section within the page, times 2, plus 1 where its heading says it;
   * then how often; and so on.
   */
  readonly said: readonly (readonly number[])[];
}

/** Added to how often a section says a term of its short name: more than any section says a word. */
export const nameTimes = 2 ** 20;

/** A heading says what its section is about. */
const headingWeight = 4;

/** A heading of so few words may be all of a query; so may an alias that is a single name, such as an operationId. */
const mostWordsOfName = 4;

/** Counts which section says which terms how often. */
export function countTerms({ aliases, sections }: SearchRecord): PageTerms {
  const said = new Map<string, number[]>();
  const lengths = sections.map(({ heading = '', text }, section) => {
    const headingRuns = wordRuns(section === 0 ? aliases.join(' ') : heading);
    const headingTerms = headingRuns.flatMap(runTerms);
    const inHeading = new Set(headingTerms);
    const inName = new Set(nameRuns(section, headingRuns, heading).flatMap(runTerms));
    for (const term of inHeading) {
      count(said, term, section * 2 + 1, headingWeight + (inName.has(term) ? nameTimes : 0));
    }
    let length = headingTerms.length;
    for (const [run, times] of tally(runsIn(text))) {
      const terms = runTerms(run);
      for (const term of terms) {
        count(said, term, section * 2 + (inHeading.has(term) ? 1 : 0), times);
      }
      length += terms.length * times;
    }
    return length;
  });
  return { lengths, terms: [...said.keys()], said: [...said.values()] };
}

/** The words of a short name; of a heading such as `open(path, options)`, those before its arguments. */
function nameRuns(section: number, runs: readonly string[], heading: string): readonly string[] {
  if (section === 0) return runs.length === 1 ? runs : [];
  if (runs.length <= mostWordsOfName) return runs;
  const called = wordRuns(withoutSignatures(heading));
  return called.length <= mostWordsOfName ? called : [];
}

/** What {@link wordRuns} finds in a text of nothing but ASCII, as most are: in half the time. */
const asciiRuns = /\w+(?:['-]\w+)*(?:\+\+|#)?/g;
const isAscii = /^[\0-\x7f]*$/;

function runsIn(text: string): readonly string[] {
  return isAscii.test(text) ? (text.match(asciiRuns) ?? []) : wordRuns(text);
}

/** How often each run is there, in the order of their first places: a section says most words more than once. */
function tally(runs: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const run of runs) times.set(run, (times.get(run) ?? 0) + 1);
  return times;
}

/** Sections come in order, so that of each term only the last place can be the same. */
function count(said: Map<string, number[]>, term: string, place: number, times: number): void {
  const own = said.get(term);
  if (own === undefined) said.set(term, [place, times]);
  else if (own.at(-2) === place) own.push((own.pop() ?? 0) + times);
  else own.push(place, times);
}
