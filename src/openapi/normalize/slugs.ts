import { separateAcronyms } from '../../text/words.js';

/**
 * Converts a name to lower-case words with hyphens: `HTTPValidationError` →
 * `http-validation-error`, `Global IPs` → `global-ips`. Empty if it has no words.
 */
export function kebabCase(name: string): string {
  const words = name.normalize('NFC').replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1-$2');
  return separateAcronyms(words, '-')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * Maximum slug length in bytes: file names are limited to 255 bytes, including a number and an
 * extension.
 */
const maxSlugBytes = 180;

/** Shortens a slug, preferably at a word boundary. */
function shortened(slug: string, maxBytes = maxSlugBytes): string {
  if (Buffer.byteLength(slug) <= maxBytes) return slug;
  let short = '';
  for (const character of slug) {
    if (Buffer.byteLength(short + character) > maxBytes) break;
    short += character;
  }
  return short.replace(/-[^-]{0,20}$/, '');
}

/** Whether a name contains words for a slug. */
export function hasWords(name: string): boolean {
  return kebabCase(name) !== '';
}

/** `/api/schemas/…`, `/api/all` and `/api/changes` are other pages than those of tags. */
const reservedTagSlugs = ['schemas', 'all', 'changes'];

/** An object that needs a slug. */
export interface NamedObject {
  readonly name: string;
  /** Distinguishes objects whose names contain the same words: `GET /planets`. */
  readonly place?: string;
}

/**
 * Returns a unique slug for each object, in order. Slugs are lower case, so they are also unique on
 * case-insensitive file systems.
 *
 * Slugs do not depend on the order or on objects with other words, so URLs stay stable when a
 * description is sorted or extended. Among objects with the same words, the one with the shortest
 * place gets the plain slug; the others append their place, or a number if that is not unique.
 */
export function uniqueSlugs(
  all: readonly NamedObject[],
  reserved: readonly string[] = [],
): string[] {
  const taken = new Set(reserved);
  const slugs: string[] = all.map(() => '');
  const bases = all.map(({ name }) => shortened(kebabCase(name)) || 'untitled');
  const waiting: number[] = [];
  for (const index of [...all.keys()].sort((a, b) => compare(all[a], all[b]))) {
    const base = bases[index] ?? '';
    if (taken.has(base)) waiting.push(index);
    else slugs[index] = base;
    taken.add(base);
  }
  for (const index of waiting) {
    const base = withPlace(bases[index] ?? '', all[index]?.place);
    let slug = base;
    for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`;
    slugs[index] = slug;
    taken.add(slug);
  }
  return slugs;
}

/** Returns the slug of each tag by its name. A description with webhooks lists them at `/api/webhooks`. */
export function tagSlugs(
  tags: ReadonlySet<string>,
  { hasWebhooks }: { readonly hasWebhooks: boolean },
): ReadonlyMap<string, string> {
  const names = [...tags].map((name) => ({ name }));
  const reserved = hasWebhooks ? [...reservedTagSlugs, 'webhooks'] : reservedTagSlugs;
  const slugs = uniqueSlugs(names, reserved);
  return new Map(names.map(({ name }, index) => [name, slugs[index] ?? '']));
}

function withPlace(base: string, place = ''): string {
  const words = shortened(kebabCase(place), maxSlugBytes / 2);
  if (words === '' || base.endsWith(words)) return base;
  return `${shortened(base, maxSlugBytes - Buffer.byteLength(words) - 1)}-${words}`;
}

/**
 * Sorts by shortest place; without places, lower-case names come first because they are closest to
 * the slug.
 */
function compare({ name, place = '' }: NamedObject = none, other: NamedObject = none): number {
  const { place: otherPlace = '' } = other;
  if (place.length !== otherPlace.length) return place.length - otherPlace.length;
  if (place !== otherPlace) return place < otherPlace ? -1 : 1;
  return name === other.name ? 0 : name > other.name ? -1 : 1;
}

const none: NamedObject = { name: '' };
