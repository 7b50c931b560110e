import { createRequire } from 'node:module';
import type { DomUtils, parseDocument } from 'htmlparser2';

// Uses CommonJS, because pages are joined synchronously. Loaded at the first page that joins others, which saves time in a
// site without any; `scripts/bundle.mjs` makes the file.
const load = createRequire(import.meta.url);

/** Reads HTML to a tree, which can be changed and written. */
export interface HtmlDocumentLibrary {
  readonly DomUtils: typeof DomUtils;
  readonly parseDocument: typeof parseDocument;
}

/** Loads the library, which is 150 kB. */
export function htmlDocumentLibrary(): HtmlDocumentLibrary {
  return load('../../lib/bundle/html-document.cjs');
}
