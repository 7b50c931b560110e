import { createRequire } from 'node:module';
import type { renderMermaidSVG } from 'beautiful-mermaid';

// Uses CommonJS, because texts are rendered synchronously. Loaded at the first diagram, which saves time in each thread of
// a site without one; `scripts/bundle.mjs` makes the file.
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
