const usual = /^(?:[a-z-]|\d{1,15}(?!\d))*$/;

let collator: Intl.Collator | undefined;

/**
 * Compares file names as people order them: whatever the case of letters, and `step-2` before `step-10`. The names that
 * most sites have are compared by their characters, in the same order, because a collator takes 5 ms to load its rules.
 */
export function compareNames(a: string, b: string): number {
  if (usual.test(a) && usual.test(b))
    return compareCharacters(withLongNumbers(a), withLongNumbers(b));
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(a, b);
}

function withLongNumbers(name: string): string {
  return name.replace(/\d+/g, (digits) => digits.padStart(15, '0'));
}

function compareCharacters(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
