import type { SiteConfig } from '../../config/index.js';
import { sitePath } from '../../diagnostics/site-path.js';
import type { BuildCache } from '../cache/index.js';
import { siteRoot } from '../config/site-root.js';
import { type Compilation, compileOnce } from '../theme/cached-compilation.js';
import { blockFiles, blockFolders } from './block-files.js';
import { compileBlocks } from './compile-blocks.js';
import type { CompiledBlocks } from './compiled-blocks.js';

/**
 * Returns the blocks of a site, from the cache if no input has changed; undefined if it has none.
 * @throws DiagnosticError if a block cannot be compiled
 */
export async function compileSiteBlocks(
  config: SiteConfig,
  { blocks: store }: Pick<BuildCache, 'blocks'>,
): Promise<Compilation<CompiledBlocks> | undefined> {
  const { siteDir, extendedDirs } = config;
  const files = blockFiles(blockFolders(siteDir, extendedDirs));
  if (files.length === 0) return undefined;
  const names = files.map(({ file }) => sitePath(siteDir, file));
  return compileOnce('blocks', names, { siteDir, ...siteRoot(config) }, store, () =>
    compileBlocks(config),
  );
}
