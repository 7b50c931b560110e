/** Minimum length of words to correct, because short words have too many neighbours. */
const minWordLength = 4;

/** Maximum number of corrections for a word. */
const maxCorrections = 3;

/** Distance of a letter that is doubled, or not, by mistake: the most frequent slip, as in `adress`. */
const doublingDistance = 0.9;

/**
 * Returns the words nearest to a misspelled one: at distance 1, or up to 2 from six letters on. An
 * insertion, deletion, substitution or transposition counts 1 (Damerau–Levenshtein distance,
 * optimal string alignment), a doubled letter slightly less.
 * @param typing whether the word may be incomplete, so that it is compared with prefixes as well
 */
export function nearestWords(
  written: string,
  words: readonly string[],
  typing: boolean,
): readonly string[] {
  const letters = [...written];
  if (letters.length < minWordLength) return [];
  const limit = letters.length < 6 ? 1 : 2;
  const near = words.flatMap((word) => {
    const distance = slips(letters, word, limit, typing);
    // Typing errors rarely affect the first letter: `docker` is not a mistyped `worker`. A short word
    // would have too little left to compare.
    const isOther = word[0] !== written[0];
    if (isOther && (letters.length <= minWordLength || distance > 1.25)) return [];
    const cost = distance + (isOther ? 0.5 : 0);
    return distance <= limit ? [{ word, cost }] : [];
  });
  const least = Math.min(...near.map(({ cost }) => cost));
  return near
    .filter(({ cost }) => cost === least)
    .sort((one, other) => one.word.length - other.word.length || (one.word < other.word ? -1 : 1))
    .slice(0, maxCorrections)
    .map(({ word }) => word);
}

/** Returns the edit distance of two words; if it exceeds `limit`, any number above it. */
function slips(letters: readonly string[], word: string, limit: number, typing: boolean): number {
  if (word.length < letters.length - limit) return limit + 1;
  if (!typing && word.length > letters.length + limit) return limit + 1;
  // Ignores the rest of a longer word, because the input may be a prefix.
  const width = Math.min(word.length, letters.length + limit);
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, index) => index);
  for (const [row, letter] of letters.entries()) {
    const next = [row + 1];
    for (let column = 1; column <= width; column += 1) {
      const same = letter === word[column - 1];
      const swapped =
        row > 0 &&
        column > 1 &&
        letter === word[column - 2] &&
        letters[row - 1] === word[column - 1];
      next.push(
        Math.min(
          at(last, column) + (letter === letters[row - 1] ? doublingDistance : 1),
          at(next, column - 1) + (word[column - 1] === word[column - 2] ? doublingDistance : 1),
          at(last, column - 1) + (same ? 0 : 1),
          swapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    // Checks two rows, because a transposition skips one.
    if (Math.min(...next, ...last) > limit) return limit + 1;
    before = last;
    last = next;
  }
  const whole = width === word.length ? at(last, width) : limit + 1;
  // Prefers a complete word to a prefix at the same distance.
  return typing ? Math.min(whole, Math.min(...last) + 0.25) : whole;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
