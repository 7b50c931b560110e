/** Arguments and types after a name: `(path, options)`, `[object]`, `<T>`; what stands in angle brackets alone is an element. */
const signatures = /(?<=\S\s*)\([^()]*\)|(?<=\S\s*)\[[^[\]]*\]|(?<=[\p{L}\p{N}_$])<[^<>]*>/gu;

/** Signatures lie in each other, `open([window, ]options)`, but seldom deeper. */
const mostNested = 4;

/** A heading without the arguments and types that stand after names: `jest.mock` of `jest.mock(path, factory)`. */
export function withoutSignatures(heading: string): string {
  let text = heading;
  for (let depth = 0; depth < mostNested; depth += 1) {
    const shorter = text.replace(signatures, '');
    if (shorter === text) break;
    text = shorter;
  }
  return text.trim();
}

/** What a heading may be called: all of it, without signatures, and each of several names: `open() & close()`. */
export function headingNames(heading: string): readonly string[] {
  const called = withoutSignatures(heading);
  const pieces = called.split(/\s*[&/|,]\s+/);
  const areNames = pieces.length > 1 && pieces.every((piece) => /^\S+$/.test(piece));
  return [...new Set([heading, called, ...(areNames ? pieces : [])])];
}
