import { capitalized } from '../../text/words.js';

/** A segment that says nothing about what a path is about: `v1`, `2024-01`, `v2beta1`, `api`. */
const general = /^(?:v?\d+(?:[.-]\d+)*(?:(?:alpha|beta)\d*)?|api|rest)$/i;

/**
 * Returns a name for what a path is about, by which operations without tags are grouped:
 * `/v1/credit_notes/{id}` → `Credit notes`. Undefined if the path has no name.
 */
export function pathTag(path: string): string | undefined {
  const words = pathWords(segmentsOfResource(path).find((one) => !one.startsWith('{')) ?? '');
  return words === '' ? undefined : capitalized(words);
}

/** Returns the segments of a path without those that say nothing, such as `v1`. */
export function segmentsOfResource(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '' && !general.test(segment));
}

/** Returns the words of a segment: `credit notes` for `credit_notes`. */
export function pathWords(segment: string): string {
  // `users.json`, `users:search` and `Users('{id}')` are about users.
  const [name = ''] = segment.split(/[.:({]/, 1);
  return name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (/^\p{Lu}\p{Ll}/u.test(word) ? word.toLowerCase() : word))
    .join(' ');
}
