import { createRequire } from 'node:module';
import type { Options, renderToString } from 'temml';

// Uses CommonJS, because texts are rendered synchronously. Loaded at the first formula, which saves time in each thread of
// a site without one; `scripts/bundle.mjs` makes the file.
const load = createRequire(import.meta.url);

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
