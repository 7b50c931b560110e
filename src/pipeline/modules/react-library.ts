import { createRequire } from 'node:module';
import path from 'node:path';
import type * as react from 'react';
import type * as jsxRuntime from 'react/jsx-runtime';
import type * as reactDomServer from 'react-dom/server';
import { packageFolder } from '../../files/own-folders.js';

interface ReactLibrary {
  readonly react: typeof react;
  readonly 'react/jsx-runtime': typeof jsxRuntime;
  readonly 'react-dom/server': typeof reactDomServer;
  readonly [name: string]: object;
}

// Uses CommonJS, because blocks are rendered synchronously while a text is rendered.
const load = createRequire(import.meta.url);

/**
 * Returns React for the site's blocks. Only a text with such a block loads it, because most sites have none;
 * `scripts/bundle.mjs` makes the file.
 */
export function reactLibrary(): ReactLibrary {
  return load(path.join(packageFolder, 'lib/bundle/react.cjs'));
}
