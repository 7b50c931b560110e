/**
 * Arguments and types after a name: `(path, options)`, `[object]`, `<T>`. Angle brackets without a
 * name before them are an HTML element.
 */
const signatures = /(?<=\S\s*)\([^()]*\)|(?<=\S\s*)\[[^[\]]*\]|(?<=[\p{L}\p{N}_$])<[^<>]*>/gu;

/** Signatures can be nested, `open([window, ]options)`, but rarely deeper. */
const maxNesting = 4;

/**
 * Returns a heading without the arguments and types after names: `jest.mock` for `jest.mock(path,
 * factory)`.
 */
export function withoutSignatures(heading: string): string {
  let text = heading;
  for (let depth = 0; depth < maxNesting; depth += 1) {
    const shorter = text.replace(signatures, '');
    if (shorter === text) break;
    text = shorter;
  }
  return text.trim();
}

/**
 * Returns the names of a heading: the whole, the whole without signatures, and each of several
 * names as in `open() & close()`.
 */
export function headingNames(heading: string): readonly string[] {
  const called = withoutSignatures(heading);
  const pieces = called.split(/\s*[&/|,]\s+/);
  const areNames = pieces.length > 1 && pieces.every((piece) => /^\S+$/.test(piece));
  return [...new Set([heading, called, ...(areNames ? pieces : [])])];
}
