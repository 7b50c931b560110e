import { closest, distance } from 'fastest-levenshtein';

/**
 * The candidate nearest to what was written, or undefined where none is near enough to be meant: at most a
 * third of the letters (and always one) may differ, or two may be swapped; case aside.
 */
export function suggest(written: string, candidates: Iterable<string>): string | undefined {
  const wanted = written.toLowerCase();
  const byFold = new Map<string, string>();
  for (const candidate of candidates) {
    // What is much longer or shorter differs in that many letters at least: it need not be compared.
    if (Math.abs(candidate.length - wanted.length) > mostChanges(wanted, candidate)) continue;
    byFold.set(candidate.toLowerCase(), candidate);
  }
  if (byFold.size === 0) return undefined;
  const nearest = closest(wanted, [...byFold.keys()]);
  const limit = mostChanges(wanted, nearest);
  const changes = distance(wanted, nearest);
  const near = changes <= limit || (changes === 2 && letters(wanted) === letters(nearest));
  return near ? byFold.get(nearest) : undefined;
}

/** "did you mean x?", or undefined where nothing is near. */
export function didYouMean(written: string, candidates: Iterable<string>): string | undefined {
  const nearest = suggest(written, candidates);
  return nearest === undefined ? undefined : `did you mean ${nearest}?`;
}

function mostChanges(wanted: string, candidate: string): number {
  return Math.max(1, Math.floor(Math.max(wanted.length, candidate.length) / 3));
}

function letters(word: string): string {
  return [...word].sort().join('');
}
