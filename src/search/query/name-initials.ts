import { spacedTerms } from './closeness.js';
import { fold } from './fold.js';
import { singular } from './word-forms.js';
import { wordRuns } from './words.js';

/** Numbers of words of which a name with initials consists; two letters would be too few to mean one name. */
const nameLengths = [3, 4, 5];

/** A segment of a path that may be several words without a separator: `dwarfplanetprobes`. */
const joinedSegment = /^[a-z]{9,}$/;

/**
 * Abbreviations of names of three words or more, which readers type: `dpp` for `DwarfPlanetProbe`, and for
 * `/dwarfplanetprobes` if the title separates its words.
 */
export function nameInitials(title: string, path = ''): readonly string[] {
  const names = wordRuns(title)
    .filter((run) => /^(?:\p{Lu}\p{Ll}+){3,}$/u.test(run))
    .map((run) => fold(run.replace(/\P{Lu}/gu, '')));
  return [...new Set([...names, ...segmentInitials(title, path)])];
}

function segmentInitials(title: string, path: string): readonly string[] {
  const segments = path.split('/').filter((segment) => joinedSegment.test(segment));
  if (segments.length === 0) return [];
  const joined = new Set(segments.map(singular));
  const words = spacedTerms(title).split(' ').map(singular);
  return words
    .flatMap((_, start) => nameLengths.map((length) => words.slice(start, start + length)))
    .filter((name) => joined.has(name.join('')))
    .map((name) => name.map((word) => word.charAt(0)).join(''));
}
