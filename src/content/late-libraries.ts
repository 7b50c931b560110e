import { createRequire } from 'node:module';
import type { renderMermaidSVG } from 'beautiful-mermaid';
import type { Options, renderToString } from 'temml';

// Uses CommonJS, because texts are rendered synchronously. The first use loads a library; `scripts/bundle.mjs` makes the
// files.
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
