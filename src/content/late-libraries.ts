import { createRequire } from 'node:module';
import type { renderMermaidSVG } from 'beautiful-mermaid';
import type { Root } from 'hast';
import type rehypeRaw from 'rehype-raw';
import type { Options, renderToString } from 'temml';

// Uses CommonJS, because texts are rendered synchronously. The first use loads a library, which saves a tenth of a second
// in each thread of a site without it; `scripts/bundle.mjs` makes the files.
const load = createRequire(import.meta.url);

/**
 * Draws a Mermaid diagram and returns the library's SVG, which is not yet cleaned. The library and its layout engine are
 * 1.6 MB.
 *
 * @throws Error if the library cannot read the source
 */
export function renderMermaid(source: string): string {
  const library: { readonly renderMermaidSVG: typeof renderMermaidSVG } = load(
    '../../lib/bundle/mermaid.cjs',
  );
  return library.renderMermaidSVG(source, { transparent: true, padding: 8 });
}

/**
 * Converts a formula in TeX to the library's MathML, which is not yet cleaned. The library is 170 kB.
 *
 * @throws Error if the library cannot read the formula; `position` is the offset, where the library knows it
 */
export function renderTex(tex: string, options: Options): string {
  const library: { readonly renderToString: typeof renderToString } = load(
    '../../lib/bundle/temml.cjs',
  );
  return library.renderToString(tex, options);
}

/** The file that a text is parsed for. */
export type ParsedFile = Parameters<ReturnType<typeof rehypeRaw>>[1];

/** Parses the raw nodes of a tree as HTML (WHATWG). The library and its parser are 230 kB. */
export function parseRawHtml(tree: Root, file: ParsedFile): Root {
  const library: { readonly rehypeRaw: typeof rehypeRaw } = load('../../lib/bundle/raw-html.cjs');
  return library.rehypeRaw()(tree, file);
}
