import { distance } from 'fastest-levenshtein';

/**
 * The candidate nearest to what was written, or undefined where none is near enough to be meant: at most a
 * third of the letters (and always one) may differ, or two may be swapped; case aside.
 */
export function suggest(written: string, candidates: Iterable<string>): string | undefined {
  return new Spellings(candidates).nearest(written);
}

/** "did you mean x?", or undefined where nothing is near. */
export function didYouMean(written: string, candidates: Iterable<string>): string | undefined {
  const nearest = suggest(written, candidates);
  return nearest === undefined ? undefined : `did you mean ${nearest}?`;
}

interface Spelling {
  readonly written: string;
  readonly folded: string;
  readonly index: number;
}

/** Spellings of one length. */
interface Group {
  readonly spellings: Spelling[];
  /** How often each letter stands in each of them, `places` numbers for each; letters may share a place. */
  letters: Uint16Array;
}

const places = 32;

/** Characters. Longer names get no suggestion: comparing takes the square of their length. */
const maxNameLength = 200;

/** Candidates to be asked for more than once: a large site has thousands of them, and of broken links. */
export class Spellings {
  readonly #byLength = new Map<number, Group>();

  constructor(candidates: Iterable<string>) {
    let index = 0;
    for (const written of candidates) {
      const folded = written.toLowerCase();
      const group = this.#byLength.get(folded.length) ?? { spellings: [], letters: noLetters };
      this.#byLength.set(folded.length, group);
      group.spellings.push({ written, folded, index });
      index += 1;
    }
  }

  /**
   * As {@link suggest}; of several that are as near, the first.
   *
   * @param length of what the author wrote, where it has been completed: its third may differ
   */
  nearest(written: string, length = written.length): string | undefined {
    if (written.length > maxNameLength) return undefined;
    const wanted = written.toLowerCase();
    const letters = countLetters([wanted]);
    let best: (Spelling & { readonly changes: number }) | undefined;
    // What is longer or shorter differs in that many letters at least.
    for (let more = 0; more <= (best?.changes ?? mostChanges(length + more)); more += 1) {
      const sizes = more === 0 ? [0] : [-more, more];
      for (const size of sizes) {
        const limit = mostChanges(Math.max(length, length + size));
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
    return best?.written;
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
  const letters = new Uint16Array(words.length * places);
  for (const [number, word] of words.entries()) {
    for (let index = 0; index < word.length; index += 1) {
      const place = number * places + (word.charCodeAt(index) % places);
      letters[place] = (letters[place] ?? 0) + 1;
    }
  }
  return letters;
}

/** Letters of one word that are not in another, and the other way round. A change mends two, or a length. */
function differing(word: Uint16Array, others: Uint16Array, number: number): number {
  let sum = 0;
  for (let place = 0, other = number * places; place < places; place += 1, other += 1) {
    sum += Math.abs((word[place] ?? 0) - (others[other] ?? 0));
  }
  return sum;
}

function mostChanges(length: number): number {
  return Math.max(1, Math.floor(length / 3));
}

function isSwapped(one: string, other: string): boolean {
  return [...one].sort().join('') === [...other].sort().join('');
}
