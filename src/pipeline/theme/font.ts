import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OutputFile } from '../../files/output-file.js';
import { fingerprintedName } from './fingerprint.js';
import { packageTheme } from './theme-overlay.js';

/** The characters in the packaged subset; others use the reader's system font. */
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/**
 * Returns Inter as a file of the site and the rules that use it. It is preloaded, and `optional`: text never changes
 * its font once the reader sees it. The fallback has Inter's metrics (https://github.com/rsms/inter), so that pages have the same
 * height in both.
 */
export function interFont(): { readonly file: OutputFile; readonly sheet: string } {
  const contents = readFileSync(path.join(packageTheme, 'fonts/inter-latin.woff2'));
  const file = { path: fingerprintedName('inter-latin.woff2', contents), contents };
  const sheet = [
    `@font-face{font-family:Inter;font-weight:100 900;font-display:optional;src:url(./${path.basename(file.path)})format("woff2");unicode-range:${latin}}`,
    '@font-face{font-family:Inter fallback;src:local(Arial),local(Liberation Sans),local(Roboto);size-adjust:107.12%;ascent-override:90.44%;descent-override:22.52%;line-gap-override:0%}',
    ':root{--font-sans:Inter,"Inter fallback",system-ui,sans-serif}',
  ].join('');
  return { file, sheet };
}
