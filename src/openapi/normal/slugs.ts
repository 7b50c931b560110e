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

/** Gives out slugs, each once. All are in lower case, so they differ on file systems that ignore case too. */
export function makeSlugger(reserved: readonly string[] = []): (name: string) => string {
  const taken = new Set(reserved);
  return (name) => {
    const base = kebabCase(name) || 'untitled';
    let slug = base;
    for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`;
    taken.add(slug);
    return slug;
  };
}
