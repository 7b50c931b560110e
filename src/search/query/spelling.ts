/** Words shorter than this are not taken for mistyped: too many others are near. */
const shortest = 4;

/** How many corrections one word may have. */
const most = 3;

/**
 * The words nearest to one that nobody says: one slip of the finger apart, two from six letters on. A slip
 * is a letter too many, too few, another one, or two that changed places (Damerau–Levenshtein, as optimal
 * string alignment).
 *
 * @param typing the word may not be finished: it is compared with the beginnings of others, too
 */
export function nearestWords(
  written: string,
  words: readonly string[],
  typing: boolean,
): readonly string[] {
  const letters = [...written];
  if (letters.length < shortest) return [];
  const limit = letters.length < 6 ? 1 : 2;
  const near = words.flatMap((word) => {
    const distance = slips(letters, word, limit, typing);
    // Fingers rarely miss the first letter; of a short word, too little would be left.
    const isOther = word[0] !== written[0];
    if (isOther && letters.length <= shortest) return [];
    const cost = distance + (isOther ? 0.5 : 0);
    return distance <= limit ? [{ word, cost }] : [];
  });
  const least = Math.min(...near.map(({ cost }) => cost));
  return near
    .filter(({ cost }) => cost === least)
    .sort((one, other) => one.word.length - other.word.length || (one.word < other.word ? -1 : 1))
    .slice(0, most)
    .map(({ word }) => word);
}

/** The number of slips between two words; where there are more than `limit`, some number above it. */
function slips(letters: readonly string[], word: string, limit: number, typing: boolean): number {
  if (word.length < letters.length - limit) return limit + 1;
  if (!typing && word.length > letters.length + limit) return limit + 1;
  // No more of the word than can be near: a beginning may be followed by anything.
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
          at(last, column) + 1,
          at(next, column - 1) + 1,
          at(last, column - 1) + (same ? 0 : 1),
          swapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    // Two rows, as letters that changed places reach over one.
    if (Math.min(...next, ...last) > limit) return limit + 1;
    before = last;
    last = next;
  }
  const whole = width === word.length ? at(last, width) : limit + 1;
  // An unfinished word is a guess: a finished one at the same distance goes before it.
  return typing ? Math.min(whole, Math.min(...last) + 0.25) : whole;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
