/** Minimum length of words to correct, because short words have too many neighbours. */
const minWordLength = 4;

/** Maximum number of corrections for a word. */
const maxCorrections = 3;

/** Distance of a letter that is doubled, or not, by mistake: the most frequent slip, as in `adress`. */
const doublingDistance = 0.9;

/**
 * Added to the cost of another first letter, because typing errors rarely affect it: `docker` is not a mistyped `worker`.
 */
const firstLetterCost = 0.5;

/** Maximum distance of a word with another first letter. */
const maxFirstLetterDistance = 1.25;

/** Added to the cost of a prefix, so that a complete word at the same distance is preferred. */
const prefixCost = 0.25;

/**
 * Returns the words nearest to a misspelled one: at distance 1, or up to 2 if it has six letters or more. An
 * insertion, deletion, substitution or transposition counts 1 (Damerau–Levenshtein distance,
 * optimal string alignment), a doubled letter slightly less.
 * @param isIncomplete whether the word may be incomplete, so that it is compared with prefixes as well
 */
export function nearestWords(
  misspelled: string,
  words: readonly string[],
  isIncomplete: boolean,
): readonly string[] {
  const letters = [...misspelled];
  if (letters.length < minWordLength) return [];
  const limit = letters.length < 6 ? 1 : 2;
  const candidates = words.flatMap((word) => {
    const distance = editDistance(letters, word, limit, isIncomplete);
    // A short word without its first letter has too little left to compare.
    const differsInFirstLetter = word[0] !== misspelled[0];
    if (
      differsInFirstLetter &&
      (letters.length <= minWordLength || distance > maxFirstLetterDistance)
    )
      return [];
    const cost = distance + (differsInFirstLetter ? firstLetterCost : 0);
    return distance <= limit ? [{ word, cost }] : [];
  });
  const minCost = Math.min(...candidates.map(({ cost }) => cost));
  return candidates
    .filter(({ cost }) => cost === minCost)
    .sort((one, other) => one.word.length - other.word.length || (one.word < other.word ? -1 : 1))
    .slice(0, maxCorrections)
    .map(({ word }) => word);
}

/** Returns the edit distance of two words; if it exceeds `limit`, any number above it. */
function editDistance(
  letters: readonly string[],
  word: string,
  limit: number,
  isIncomplete: boolean,
): number {
  if (word.length < letters.length - limit) return limit + 1;
  if (!isIncomplete && word.length > letters.length + limit) return limit + 1;
  // Ignores the rest of a longer word, because the input may be a prefix.
  const width = Math.min(word.length, letters.length + limit);
  let rowBeforePrevious: number[] = [];
  let previousRow = Array.from({ length: width + 1 }, (_, index) => index);
  for (const [row, letter] of letters.entries()) {
    const currentRow = [row + 1];
    for (let column = 1; column <= width; column += 1) {
      const same = letter === word[column - 1];
      const swapped =
        row > 0 &&
        column > 1 &&
        letter === word[column - 2] &&
        letters[row - 1] === word[column - 1];
      currentRow.push(
        Math.min(
          cost(previousRow, column) + (letter === letters[row - 1] ? doublingDistance : 1),
          cost(currentRow, column - 1) +
            (word[column - 1] === word[column - 2] ? doublingDistance : 1),
          cost(previousRow, column - 1) + (same ? 0 : 1),
          swapped ? cost(rowBeforePrevious, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    // Checks two rows, because a transposition skips one.
    if (Math.min(...currentRow, ...previousRow) > limit) return limit + 1;
    rowBeforePrevious = previousRow;
    previousRow = currentRow;
  }
  const whole = width === word.length ? cost(previousRow, width) : limit + 1;
  return isIncomplete ? Math.min(whole, Math.min(...previousRow) + prefixCost) : whole;
}

function cost(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
