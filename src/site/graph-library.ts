import { createRequire } from 'node:module';
import type * as dagre from '@dagrejs/dagre';

// Uses CommonJS, because diagrams are laid out synchronously; `scripts/bundle.mjs` makes the file.
const load = createRequire(import.meta.url);

/** Returns the library that lays out graphs. Only a site with a diagram of its API loads it. */
export function graphLibrary(): Pick<typeof dagre, 'Graph' | 'layout'> {
  return load('../../lib/bundle/dagre.cjs');
}
