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
function shortened(slug: string): string {
  if (Buffer.byteLength(slug) <= longest) return slug;
  let short = '';
  for (const character of slug) {
    if (Buffer.byteLength(short + character) > longest) break;
    short += character;
  }
  return short.replace(/-[^-]{0,20}$/, '');
}

/** Whether a name has words that a slug can be made of. */
export function hasWords(name: string): boolean {
  return kebabCase(name) !== '';
}

/** Gives out slugs, each once. All are in lower case, so they differ on file systems that ignore case too. */
export function makeSlugger(reserved: readonly string[] = []): (name: string) => string {
  const taken = new Set(reserved);
  return (name) => {
    const base = shortened(kebabCase(name)) || 'untitled';
    let slug = base;
    for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`;
    taken.add(slug);
    return slug;
  };
}
