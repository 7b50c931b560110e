/** Schemes whose addresses run a script or carry a document when they are followed. */
const unsafeSchemes = new Set(['javascript', 'vbscript', 'data', 'livescript', 'mocha']);

/** The scheme of a URL that no page may link to; undefined of other URLs. */
export function unsafeScheme(url: string): string | undefined {
  const scheme = urlScheme(url);
  return scheme !== undefined && unsafeSchemes.has(scheme) ? scheme : undefined;
}

/**
 * The scheme as a browser reads it: control characters and spaces around the address and tabs and line ends
 * anywhere in it do not count (WHATWG URL, "basic URL parser", steps 1 to 3). Once percent-decoded, too:
 * `javascript%3A` is harmless by itself, but not for whoever decodes it.
 */
export function urlScheme(url: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what browsers skip.
  const skipped = /^[\u0000-\u0020]+|[\t\n\r]+/g;
  const bare = url.replace(skipped, '').replace(/%3a/i, ':');
  return /^([a-z][a-z\d+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
}
