import path from 'node:path';
import type { Plugin } from 'esbuild';
import { sitePath } from '../../diagnostics/site-path.js';
import { packageTheme } from '../theme/theme-overlay.js';

/** When the script of an island loads. */
const moments = ['load', 'visible'];

const islandModule = path.join(packageTheme, 'site-islands/Island.tsx');
const registry = path.join(packageTheme, 'site-islands/registry.ts');
const namespace = 'docsgen-island';

/** The module that makes the islands of a page interactive. */
export const islandScript = path.join(packageTheme, 'site-islands/main.ts');

/**
 * Returns a plugin that wraps components that are imported with `{ island: 'load' }` or `{ island: 'visible' }`: the
 * build renders them, and the browser makes them interactive.
 *
 * @param islands receives the absolute path of each component by its name
 */
export function islandImports(siteDir: string, islands: Map<string, string>): Plugin {
  return {
    name: 'island-imports',
    setup(build) {
      build.onResolve({ filter: /./ }, async ({ path: wanted, with: attributes, ...where }) => {
        const { island: moment } = attributes;
        if (moment === undefined) return undefined;
        if (!moments.includes(moment)) {
          const text = `island is ${JSON.stringify(moment)}, expected ${moments.map((one) => JSON.stringify(one)).join(' or ')}`;
          return { errors: [{ text }] };
        }
        const { path: file, errors } = await build.resolve(wanted, where);
        if (errors.length > 0) return { errors };
        const name = sitePath(siteDir, file).replace(/\.\w+$/, '');
        islands.set(name, file);
        return { path: file, namespace, pluginData: { name, moment } };
      });
      build.onLoad({ filter: /./, namespace }, ({ path: file, pluginData }) => {
        const { name, moment } = pluginData as { readonly name: string; readonly moment: string };
        return {
          contents: `import { island } from ${JSON.stringify(islandModule)};
import Component from ${JSON.stringify(file)};
export default island(Component, ${JSON.stringify(name)}, ${JSON.stringify(moment)});`,
          resolveDir: path.dirname(file),
          watchFiles: [file],
        };
      });
    },
  };
}

/** Returns a plugin that replaces the theme's empty list of island components by those that pages import. */
export function islandRegistry(components: ReadonlyMap<string, string>): Plugin {
  const entries = [...components]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, file]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(file)}),`);
  return {
    name: 'island-registry',
    setup(build) {
      build.onLoad({ filter: /[\\/]site-islands[\\/]registry\.ts$/ }, ({ path: file }) =>
        file === registry
          ? { contents: `export const components = {${entries.join('\n')}};`, loader: 'js' }
          : undefined,
      );
    },
  };
}
