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
  readonly letters: Letters;
  readonly index: number;
}

/** How often each letter stands in a word; letters may share a place. */
type Letters = Uint8Array;
const places = 32;

/** Candidates to be asked for more than once: a large site has thousands of them, and of broken links. */
export class Spellings {
  readonly #byLength = new Map<number, Spelling[]>();

  constructor(candidates: Iterable<string>) {
    let index = 0;
    for (const written of candidates) {
      const folded = written.toLowerCase();
      const spelling = { written, folded, letters: lettersOf(folded), index };
      const { length } = folded;
      const others = this.#byLength.get(length);
      if (others) others.push(spelling);
      else this.#byLength.set(length, [spelling]);
      index += 1;
    }
  }

  /**
   * As {@link suggest}; of several that are as near, the first.
   *
   * @param length of what the author wrote, where it has been completed: its third may differ
   */
  nearest(written: string, length = written.length): string | undefined {
    const wanted = written.toLowerCase();
    const letters = lettersOf(wanted);
    let best: (Spelling & { readonly changes: number }) | undefined;
    // What is longer or shorter differs in that many letters at least.
    for (let more = 0; more <= (best?.changes ?? mostChanges(length + more)); more += 1) {
      const sizes = more === 0 ? [0] : [-more, more];
      for (const size of sizes) {
        const limit = mostChanges(Math.max(length, length + size));
        for (const spelling of this.#byLength.get(wanted.length + size) ?? []) {
          if (fewestChanges(letters, spelling.letters) > (best?.changes ?? Math.max(limit, 2)))
            continue;
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
}

function lettersOf(word: string): Letters {
  const letters = new Uint8Array(places);
  for (let index = 0; index < word.length; index += 1) {
    const place = word.charCodeAt(index) % places;
    letters[place] = Math.min(255, (letters[place] ?? 0) + 1);
  }
  return letters;
}

/** A change gives a word one letter more, one less, or one instead of another. */
function fewestChanges(one: Letters, other: Letters): number {
  let more = 0;
  let less = 0;
  for (let place = 0; place < places; place += 1) {
    const difference = (one[place] ?? 0) - (other[place] ?? 0);
    if (difference > 0) more += difference;
    else less -= difference;
  }
  return Math.max(more, less);
}

function mostChanges(length: number): number {
  return Math.max(1, Math.floor(length / 3));
}

function isSwapped(one: string, other: string): boolean {
  return [...one].sort().join('') === [...other].sort().join('');
}
