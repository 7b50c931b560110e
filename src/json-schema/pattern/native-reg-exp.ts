/** The native constructor, available even while `withLinearPatterns` replaces the global one. */
export const NativeRegExp = RegExp;
