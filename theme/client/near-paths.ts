import { distance } from 'fastest-levenshtein';

/** A page of the site: its path as in a URL, without the address of the site before it, and its title. */
export type KnownPage = readonly [path: string, title: string];

/** Up to this share of a name may be wrong for it to be near. */
const farthest = 0.4;

/**
 * The pages that were probably meant, the nearest first. Two ways lead there: the whole path is spelt nearly so,
 * or the page has moved and its last name is nearly the same.
 *
 * @param path as it was asked for, below the site's address, decoded
 */
export function nearPaths(
  path: string,
  pages: readonly KnownPage[],
  most = 5,
): readonly KnownPage[] {
  const wanted = normalise(path);
  const name = lastSegment(wanted);
  if (name === '') return [];
  return pages
    .map((page) => {
      const known = normalise(decodePath(page[0]));
      const spelling = apart(wanted, known);
      // A page of the same name elsewhere is as good as a misspelt path; the nearer it lies, the better.
      const moved = Math.min(apart(name, lastSegment(known)), apart(name, words(page[1])));
      return { page, far: Math.min(spelling, 0.05 + moved + sharedPart(wanted, known)) };
    })
    .filter(({ far }) => far <= farthest)
    .sort((a, b) => a.far - b.far || a.page[0].length - b.page[0].length)
    .slice(0, most)
    .map(({ page }) => page);
}

/** What people get wrong without meaning another page: case, endings, the sign between words. */
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

/** How much of two texts differs: 0 is the same, 1 has nothing in common. */
function apart(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  return length === 0 ? 0 : distance(a, b) / length;
}

/** Up to 0.1 for paths that share no folder. */
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
    // A stray `%`: it is as good as any other sign.
    return path;
  }
}

/** The part of a large list that a path is looked for in (`src/site/paths.ts` cuts it in the same way). */
export function partOf(path: string): string {
  const name = path.toLowerCase().split('/').filter(Boolean).at(-1) ?? '';
  return /^[a-z0-9]/.test(name) ? name.charAt(0) : '_';
}
