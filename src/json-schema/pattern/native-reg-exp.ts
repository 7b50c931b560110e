/** The engine's own regular expressions, also while `withLinearPatterns` has replaced the global ones. */
export const NativeRegExp = RegExp;
