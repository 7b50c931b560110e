import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { packageTheme } from './theme-overlay.js';

const require = createRequire(import.meta.url);

/** Begins the names by which a compiled theme imports React: where React lies is no matter of the theme. */
const scheme = 'docsgen:';

/** Leaves the imports of React to {@link withReact}. */
export const reactByName: Plugin = {
  name: 'react-by-name',
  setup(build) {
    build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path: name }) => ({
      path: scheme + name,
      external: true,
    }));
  },
};

/** Gives a theme the one React of docsgen, by URL: it is run without a file from which packages could be found. */
export function withReact(code: string): string {
  return code.replace(
    /(["'])docsgen:(react[\w./-]*)\1/g,
    (_, quote: string, name: string) => quote + pathToFileURL(require.resolve(name)).href + quote,
  );
}

/** The one React of docsgen, bundled into what the browser loads: a site's own files need not have it installed. */
export const reactInBundle: Plugin = {
  name: 'react-in-bundle',
  setup(build) {
    build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path: name, pluginData, ...where }) =>
      pluginData === 'own'
        ? undefined
        : build.resolve(name, { ...where, resolveDir: packageTheme, pluginData: 'own' }),
    );
  },
};
