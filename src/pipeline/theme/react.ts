import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';
import { reactLibrary } from '../modules/react-library.js';
import { packageTheme } from './theme-overlay.js';

const require = createRequire(import.meta.url);

/** Prefix of React's name in compiled themes, which are independent of React's location. */
const scheme = 'docsgen:';

/** Leaves React to {@link requireForTheme}. */
export const reactByName: Plugin = {
  name: 'react-by-name',
  setup(build) {
    build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path: name }) => ({
      path: scheme + name,
      external: true,
    }));
  },
};

/** Resolves `require` calls of a compiled theme: docsgen's React by name, and Node.js modules. */
export function requireForTheme(name: string, library: LibraryOf = reactModule): unknown {
  if (!name.startsWith(scheme)) return require(name);
  const wanted = name.slice(scheme.length);
  return library(wanted) ?? require(wanted);
}

/** Returns a module of React by its name. */
type LibraryOf = (name: string) => object | undefined;

const reactModule: LibraryOf = (name) => reactLibrary()[name];

/** Bundles docsgen's copy of React into browser scripts, so that a site need not install it. */
export const bundledReact: Plugin = {
  name: 'react-in-bundle',
  setup(build) {
    build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path: name, pluginData, ...where }) =>
      pluginData === 'own'
        ? undefined
        : build.resolve(name, { ...where, resolveDir: packageTheme, pluginData: 'own' }),
    );
  },
};
