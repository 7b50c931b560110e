import { createRequire } from 'node:module';
import type { directiveFromMarkdown } from 'mdast-util-directive';
import type { directive } from 'micromark-extension-directive';
import type remarkGfm from 'remark-gfm';
import type remarkMath from 'remark-math';
import type remarkParse from 'remark-parse';

// Uses CommonJS, because texts are parsed synchronously. Loaded at the first text that the native parser cannot read, which
// saves time in each thread of a site without any; `scripts/bundle.mjs` makes the file.
const load = createRequire(import.meta.url);

/** The parser of remark and its extensions. */
export interface RemarkLibrary {
  readonly remarkParse: typeof remarkParse;
  readonly remarkGfm: typeof remarkGfm;
  readonly remarkMath: typeof remarkMath;
  readonly directive: typeof directive;
  readonly directiveFromMarkdown: typeof directiveFromMarkdown;
}

/** Loads the library, which is 200 kB. */
export function remarkLibrary(): RemarkLibrary {
  return load('../../lib/bundle/remark.cjs');
}
