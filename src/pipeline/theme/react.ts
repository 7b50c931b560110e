import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';
import * as react from 'react';
import * as compilerRuntime from 'react/compiler-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomServer from 'react-dom/server';
import { packageTheme } from './theme-overlay.js';

const require = createRequire(import.meta.url);

/** Begins the names by which a compiled theme requires React: where React lies is no matter of the theme. */
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

/** The one React of docsgen. `react-dom/server` is what it renders with; the rest is what components may ask for. */
const ofReact: Readonly<Record<string, object>> = {
  react,
  'react/compiler-runtime': compilerRuntime,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/server': reactDomServer,
};

/** What a compiled theme requires: React by its name, and what comes with Node. */
export function requireForTheme(name: string): unknown {
  if (!name.startsWith(scheme)) return require(name);
  const wanted = name.slice(scheme.length);
  return ofReact[wanted] ?? require(wanted);
}

/** The one React of docsgen, bundled into what the browser loads: a site's own files need not have it installed. */
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
