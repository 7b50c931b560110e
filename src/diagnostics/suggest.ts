import { distance } from 'fastest-levenshtein';

/** Share of the letters that may differ. With a third, most suggestions for names of components were other things. */
const similarShare = 1 / 4;

/**
 * Returns the candidate with the most similar spelling, or undefined if none is similar enough: at most a share of the
 * letters (and always one) may differ, or two may be swapped. Ignores case.
 */
export function suggest(
  written: string,
  candidates: Iterable<string>,
  share = similarShare,
): string | undefined {
  return new Spellings(candidates, share).nearest(written);
}

/** Returns "did you mean x?", or undefined if no candidate is similar. */
export function didYouMean(written: string, candidates: Iterable<string>): string | undefined {
  const nearest = suggest(written, candidates);
  return nearest === undefined ? undefined : `did you mean ${nearest}?`;
}

/**
 * Returns the hints for names of other tools.
 *
 * @param sameAs these names, by what docsgen has instead
 */
export function foreignKeyHints(
  sameAs: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(sameAs).flatMap(([own, others]) =>
      others.map((other) => [other, `for ${other}, write ${own}`] as const),
    ),
  );
}

interface Spelling {
  readonly text: string;
  readonly folded: string;
  readonly index: number;
}

/** Candidates of equal length. */
interface Group {
  readonly spellings: Spelling[];
  /** Letter counts of each spelling, `places` numbers each; several letters can share a number. */
  letters: Uint16Array;
}

const letterBuckets = 32;

/** Maximum characters. Longer names get no suggestion, because the comparison is quadratic in their length. */
const maxNameLength = 200;

/** Candidates prepared for many lookups: a large site has thousands of candidates and of broken links. */
export class Spellings {
  readonly #byLength = new Map<number, Group>();

  readonly #share: number;

  constructor(candidates: Iterable<string>, share = similarShare) {
    this.#share = share;
    let index = 0;
    for (const text of candidates) {
      const folded = text.toLowerCase();
      const group = this.#byLength.get(folded.length) ?? { spellings: [], letters: noLetters };
      this.#byLength.set(folded.length, group);
      group.spellings.push({ text, folded, index });
      index += 1;
    }
  }

  /**
   * As {@link suggest}; among equally similar candidates, returns the first.
   *
   * @param length length of what the author wrote, if `written` was completed: a share of it may differ
   */
  nearest(written: string, length = written.length): string | undefined {
    if (written.length > maxNameLength) return undefined;
    const wanted = written.toLowerCase();
    const letters = countLetters([wanted]);
    let best: (Spelling & { readonly changes: number }) | undefined;
    // A difference in length is a lower bound for the number of changes.
    for (let more = 0; more <= (best?.changes ?? this.#mostChanges(length + more)); more += 1) {
      const sizes = more === 0 ? [0] : [-more, more];
      for (const size of sizes) {
        const limit = this.#mostChanges(Math.max(length, length + size));
        const group = this.#group(wanted.length + size);
        for (const [place, spelling] of group?.spellings.entries() ?? []) {
          const fewest = (differing(letters, group?.letters ?? noLetters, place) + more) / 2;
          if (fewest > (best?.changes ?? Math.max(limit, 2))) continue;
          const changes = distance(wanted, spelling.folded);
          if (best && (changes - best.changes || spelling.index - best.index) > 0) continue;
          if (changes <= limit || (changes === 2 && isSwapped(wanted, spelling.folded))) {
            best = { ...spelling, changes };
          }
        }
      }
    }
    return best?.text;
  }

  #mostChanges(length: number): number {
    return Math.max(1, Math.floor(length * this.#share));
  }

  #group(length: number): Group | undefined {
    const group = this.#byLength.get(length);
    if (group && group.letters.length === 0 && length > 0) {
      group.letters = countLetters(group.spellings.map(({ folded }) => folded));
    }
    return group;
  }
}

const noLetters = new Uint16Array();

function countLetters(words: readonly string[]): Uint16Array {
  const letters = new Uint16Array(words.length * letterBuckets);
  for (const [number, word] of words.entries()) {
    for (let index = 0; index < word.length; index += 1) {
      const place = number * letterBuckets + (word.charCodeAt(index) % letterBuckets);
      letters[place] = (letters[place] ?? 0) + 1;
    }
  }
  return letters;
}

/** Returns the number of letters that only one of the words has. One change accounts for at most two of them. */
function differing(word: Uint16Array, others: Uint16Array, number: number): number {
  let sum = 0;
  for (
    let place = 0, other = number * letterBuckets;
    place < letterBuckets;
    place += 1, other += 1
  ) {
    sum += Math.abs((word[place] ?? 0) - (others[other] ?? 0));
  }
  return sum;
}

function isSwapped(one: string, other: string): boolean {
  return [...one].sort().join('') === [...other].sort().join('');
}
