import { matchesPattern } from './matches-pattern.js';
import { NativeRegExp } from './native-reg-exp.js';

/** A linear-time replacement for the parts of `RegExp` that `@cfworker/json-schema` uses. */
class LinearPattern {
  readonly source: string;

  constructor(pattern: string, flags?: string) {
    // Throws a SyntaxError for an invalid pattern, as validators expect.
    this.source = new NativeRegExp(pattern, flags).source;
  }

  test(text: string): boolean {
    return matchesPattern(this.source, text);
  }
}

/**
 * Runs a validation by `@cfworker/json-schema` with patterns that cannot hang. The library has no
 * option for regular expressions: it constructs each from the global `RegExp`. Validation is
 * synchronous, so no other code sees the replacement.
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
