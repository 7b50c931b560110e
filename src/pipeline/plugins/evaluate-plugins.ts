import { createRequire } from 'node:module';
import picomatch from 'picomatch';
import type { SitePlugin } from '../../content/plugins/site-plugin.js';
import { evaluateModule } from '../modules/evaluate-module.js';
import { framePlaces, stackFrames } from '../modules/stack-places.js';
import type { CompiledPlugin } from './compiled-plugins.js';

const require = createRequire(import.meta.url);

/**
 * Returns a function that gives the plugins of a page by the paths it goes by: its own, and that of its original. Each
 * is evaluated when it runs for the first time.
 */
export function sitePlugins(
  compiled: readonly CompiledPlugin[],
  siteDir: string,
): (paths: readonly string[]) => readonly SitePlugin[] {
  const all = compiled.map(({ pages, code, sourceMap, ...plugin }, index) => {
    const filename = `plugin-${index}`;
    const load = evaluated(code, filename);
    const places = sourceMap === '' ? () => [] : framePlaces(sourceMap, siteDir);
    const placesOf: SitePlugin['placesOf'] = (error) => places(stackFrames(error, filename));
    const matches = pages.length === 0 ? undefined : picomatch([...pages]);
    return { matches, ...plugin, load, placesOf };
  });
  return (paths) => all.filter(({ matches }) => !matches || paths.some((path) => matches(path)));
}

function evaluated(code: string, filename: string): () => unknown {
  let exported: { readonly default?: unknown } | undefined;
  return () => {
    exported ??= evaluateModule<{ readonly default: unknown }>(code, filename, require);
    const { default: main = exported }: { default?: unknown } = Object(exported);
    return main;
  };
}
