import type { Reference } from '../model/index.js';

/** Schemes whose addresses run a script or carry a document when they are followed. */
const unsafeSchemes = new Set(['javascript', 'vbscript', 'data', 'livescript', 'mocha']);

/** `data:` is no danger where it can only be drawn: scripts in an SVG do not run inside of `<img>`. */
const dataImage = /^data:image\/(?:png|jpeg|jpg|gif|webp|avif|svg\+xml)[;,]/i;

/** Whether a browser may be given this address. */
export function isSafeUrl(url: string, kind: Reference['kind']): boolean {
  const scheme = schemeOf(url);
  if (scheme === undefined || !unsafeSchemes.has(scheme)) return true;
  return kind === 'image' && dataImage.test(url.trim());
}

/**
 * The scheme as a browser reads it: control characters and spaces around the address and tabs and line ends
 * anywhere in it do not count (WHATWG URL, "basic URL parser", steps 1 to 3). Once percent-decoded, too:
 * `javascript%3A` is harmless by itself, but not for whoever decodes it.
 */
function schemeOf(url: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what browsers skip.
  const skipped = /^[\u0000-\u0020]+|[\t\n\r]+/g;
  const bare = url.replace(skipped, '').replace(/%3a/i, ':');
  return /^([a-z][a-z\d+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
}
