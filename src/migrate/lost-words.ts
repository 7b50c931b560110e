/** Words: letters and digits, at least two of them. */
const word = /[\p{L}\p{N}]{2,}/gu;

/**
 * Returns the words of a text that are missing in another, each as often as it is missing. Proves that a conversion
 * loses nothing.
 *
 * @param allowed words of a syntax that may disappear, in lower case
 */
export function lostWords(
  before: string,
  after: string,
  allowed: ReadonlySet<string>,
): readonly string[] {
  const counts = new Map<string, number>();
  for (const [found] of after.toLowerCase().matchAll(word))
    counts.set(found, (counts.get(found) ?? 0) + 1);
  const lost: string[] = [];
  for (const [found] of before.toLowerCase().matchAll(word)) {
    const left = counts.get(found) ?? 0;
    if (left > 0) counts.set(found, left - 1);
    else if (!allowed.has(found)) lost.push(found);
  }
  return lost;
}
