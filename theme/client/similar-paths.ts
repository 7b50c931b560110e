import { distance } from 'fastest-levenshtein';

/** A page of the site: its URL path relative to the site's root, and its title. */
export type KnownPage = readonly [path: string, title: string];

/** Maximum number of suggestions. */
const maxPaths = 5;

/** Largest distance of a suggestion, from 0 to 1. */
const maxDistance = 0.4;

/**
 * The pages that the reader probably meant, the closest first: the whole path is misspelt, or the page has moved and
 * the last segment is nearly the same.
 *
 * @param path the requested path relative to the site's root, decoded
 */
export function similarPaths(path: string, pages: readonly KnownPage[]): readonly KnownPage[] {
  const wanted = normalise(path);
  const name = lastSegment(wanted);
  if (name === '') return [];
  return pages
    .map((page) => {
      const known = normalise(decodePath(page[0]));
      const spelling = relativeDistance(wanted, known);
      // A page of the same name elsewhere is as likely as a misspelt path, and more likely the more folders they share.
      const moved = Math.min(
        relativeDistance(name, lastSegment(known)),
        relativeDistance(name, words(page[1])),
      );
      return { page, score: Math.min(spelling, 0.05 + moved + sharedPart(wanted, known)) };
    })
    .filter(({ score }) => score <= maxDistance)
    .sort((a, b) => a.score - b.score || a.page[0].length - b.page[0].length)
    .slice(0, maxPaths)
    .map(({ page }) => page);
}

/** Removes differences that do not matter: case, extensions and word separators. */
function normalise(path: string): string {
  return path
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.(html?|mdx?)$/, '')
    .split('/')
    .map(words)
    .filter((name) => name !== '' && name !== 'index')
    .join('/');
}

function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s_+-]+/g, ' ')
    .trim();
}

/** Relative edit distance: 0 for equal texts, 1 for texts with nothing in common. */
function relativeDistance(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  return length === 0 ? 0 : distance(a, b) / length;
}

/** A penalty from 0 to 0.1, the largest for paths that share no folder. */
function sharedPart(a: string, b: string): number {
  const folders = new Set(a.split('/').slice(0, -1));
  if (folders.size === 0) return 0;
  const shared = b.split('/').filter((name) => folders.has(name)).length;
  return 0.1 * (1 - Math.min(1, shared / folders.size));
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A stray `%`: treat it as any other character.
    return path;
  }
}

/** The name of the part of the page list that contains a path; `src/site/pages/not-found-page.ts` splits the list by the same rule. */
export function pageListPart(path: string): string {
  const name = path.toLowerCase().split('/').filter(Boolean).at(-1) ?? '';
  return /^[a-z0-9]/.test(name) ? name.charAt(0) : '_';
}
