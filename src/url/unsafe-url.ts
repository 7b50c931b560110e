/** Schemes whose URLs run a script or embed a document when followed. */
const unsafeSchemes = new Set(['javascript', 'vbscript', 'data', 'livescript', 'mocha']);

/** Returns the scheme of a URL that no page may link to; undefined for safe URLs. */
export function unsafeScheme(url: string): string | undefined {
  const scheme = urlScheme(url);
  return scheme !== undefined && unsafeSchemes.has(scheme) ? scheme : undefined;
}

/**
 * Returns the scheme as a browser parses it: browsers ignore surrounding control characters and
 * spaces, and tabs and line breaks anywhere (WHATWG URL, "basic URL parser", steps 1 to 3). One
 * `%3A` is decoded too: `javascript%3A` is harmless by itself, but not once a later step decodes
 * it.
 */
export function urlScheme(url: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what browsers skip.
  const skipped = /^[\u0000-\u0020]+|[\t\n\r]+/g;
  const bare = url.replace(skipped, '').replace(/%3a/i, ':');
  return /^([a-z][a-z\d+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
}
