import { createRequire } from 'node:module';
import type { Root } from 'hast';
import type rehypeRaw from 'rehype-raw';

// Uses CommonJS, because texts are rendered synchronously. Loaded at the first raw HTML, which saves time in each thread of
// a site without any; `scripts/bundle.mjs` makes the file.
const load = createRequire(import.meta.url);

/** The file that a text is parsed for. */
export type ParsedFile = Parameters<ReturnType<typeof rehypeRaw>>[1];

/** Parses the raw nodes of a tree as HTML (WHATWG). The library and its parser are 230 kB. */
export function parseRawHtml(tree: Root, file: ParsedFile): Root {
  const library: { readonly rehypeRaw: typeof rehypeRaw } = load('../../lib/bundle/raw-html.cjs');
  return library.rehypeRaw()(tree, file);
}
