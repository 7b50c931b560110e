import { matchesPattern } from './matches-pattern.js';
import { NativeRegExp } from './native-reg-exp.js';

/** What `@cfworker/json-schema` uses of a regular expression, in linear time. */
class LinearPattern {
  readonly source: string;

  constructor(pattern: string, flags?: string) {
    // Throws a SyntaxError for what is no regular expression, as validators expect.
    this.source = new NativeRegExp(pattern, flags).source;
  }

  test(text: string): boolean {
    return matchesPattern(this.source, text);
  }
}

/**
 * Runs a validation by `@cfworker/json-schema` with patterns that cannot hang. The library has no option for
 * regular expressions: it constructs each from the global `RegExp`. As it is synchronous, no other code sees the
 * replacement.
 */
export function withLinearPatterns<Result>(validate: () => Result): Result {
  const replaced = globalThis.RegExp;
  Object.assign(globalThis, { RegExp: LinearPattern });
  try {
    return validate();
  } finally {
    globalThis.RegExp = replaced;
  }
}
