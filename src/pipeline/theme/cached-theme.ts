import { packageFolder } from '../../files/index.js';
import {
  type CachedCompilation,
  type Compilation,
  type CompilationStore,
  compileWithCache,
} from './cached-compilation.js';
import { compileTheme } from './compile-theme.js';
import type { CompiledTheme } from './compiled-theme.js';
import type { SiteRoot } from './sheet-urls.js';

export type ThemeStore = CompilationStore<CompiledTheme>;

/**
 * Returns the theme with the site's overrides, from the cache if no input has changed.
 * @throws DiagnosticError if a file of the theme is invalid
 */
export function compileOverlaidTheme(
  siteDir: string,
  root: SiteRoot,
  store: ThemeStore | undefined,
): Promise<Compilation<CompiledTheme>> {
  return compileWithCache([], { siteDir, ...root }, store, async () => {
    const { theme, inputs } = await compileTheme(siteDir, root);
    return { value: theme, inputs };
  });
}

/** docsgen's theme as compiled from its sources. */
let ownTheme:
  | { readonly key: string; readonly value: CachedCompilation<CompiledTheme> }
  | undefined;
const ownStore: ThemeStore = {
  find: () => ownTheme,
  keep: (_, kept) => {
    ownTheme = kept;
  },
};

/**
 * Returns docsgen's theme without overrides, compiled once a process. Only docsgen's repository has no precompiled one,
 * after its sources were edited and in tests.
 */
export function compilePackageTheme(): Promise<Compilation<CompiledTheme>> {
  return compileOverlaidTheme(packageFolder, { baseUrl: '/', staticDirs: [] }, ownStore);
}
