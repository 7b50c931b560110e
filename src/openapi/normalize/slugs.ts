/** Words in lower case with hyphens: `HTTPValidationError` → `http-validation-error`. Empty without words. */
function kebabCase(name: string): string {
  return name
    .normalize('NFC')
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1-$2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** File names may have 255 bytes on the systems that are used; a number and an ending need some of them. */
const longest = 180;

/** Cut at a word, where there is one near. */
function shortened(slug: string, most = longest): string {
  if (Buffer.byteLength(slug) <= most) return slug;
  let short = '';
  for (const character of slug) {
    if (Buffer.byteLength(short + character) > most) break;
    short += character;
  }
  return short.replace(/-[^-]{0,20}$/, '');
}

/** Whether a name has words that a slug can be made of. */
export function hasWords(name: string): boolean {
  return kebabCase(name) !== '';
}

/** What is to have a slug. */
export interface Named {
  readonly name: string;
  /** What tells it from others whose names have the same words: `GET /planets`. */
  readonly place?: string;
}

/**
 * A slug for each, in their order. All are in lower case, so they differ on file systems that ignore case too.
 *
 * None depends on the order, nor on what has other words: addresses stay when a description is sorted anew or grows.
 * Of those with the same words, the one at the shortest place has them alone; the others add their place, or a number
 * where that does not tell them apart.
 */
export function uniqueSlugs(all: readonly Named[], reserved: readonly string[] = []): string[] {
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

function withPlace(base: string, place = ''): string {
  const words = shortened(kebabCase(place), longest / 2);
  if (words === '' || base.endsWith(words)) return base;
  return `${shortened(base, longest - Buffer.byteLength(words) - 1)}-${words}`;
}

/** Short places first; of names without one, those in small letters, which look most like the slug. */
function compare({ name, place = '' }: Named = none, other: Named = none): number {
  const { place: otherPlace = '' } = other;
  if (place.length !== otherPlace.length) return place.length - otherPlace.length;
  if (place !== otherPlace) return place < otherPlace ? -1 : 1;
  return name === other.name ? 0 : name > other.name ? -1 : 1;
}

const none: Named = { name: '' };
