import type { SiteConfig } from '../../config/index.js';
import type { BuildCache } from '../cache/index.js';
import { createConfigLocator } from '../config/config-locator.js';
import { siteRoot } from '../config/site-root.js';
import { type Compilation, compileOnce } from '../theme/cached-compilation.js';
import { compilePlugins } from './compile-plugins.js';
import type { CompiledPlugin } from './compiled-plugins.js';
import { declaredPlugins } from './declared-plugins.js';

/**
 * Returns the plugins of a site, from the cache if no input has changed; undefined if it has none.
 * @throws DiagnosticError if a plugin cannot be compiled
 */
export async function compileSitePlugins(
  config: SiteConfig,
  { plugins: store }: Pick<BuildCache, 'plugins'>,
): Promise<Compilation<readonly CompiledPlugin[]> | undefined> {
  const declared = declaredPlugins(config.markdown);
  if (declared.length === 0) return undefined;
  const entries = declared.map((plugin) => JSON.stringify(plugin));
  const site = { siteDir: config.siteDir, ...siteRoot(config) };
  return compileOnce('plugins', entries, site, store, () =>
    compilePlugins(declared, {
      siteDir: config.siteDir,
      locate: ({ keys }) => createConfigLocator(config)(keys),
    }),
  );
}
