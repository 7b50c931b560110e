import path from 'node:path';
import type { SiteConfig } from '../../config/index.js';
import { DiagnosticError, type Place } from '../../diagnostics/diagnostic.js';
import { runEsbuild } from '../../files/run-esbuild.js';
import { valueDigest } from '../../files/sha256.js';
import type { BuildCache } from '../cache/index.js';
import { createConfigLocator } from '../config/config-locator.js';
import { siteRoot } from '../config/site-root.js';
import { docsgenModule } from '../modules/docsgen-module.js';
import { type Compilation, compileWithCache } from '../theme/cached-compilation.js';
import { compileProblems } from '../theme/compile-problems.js';
import type { CompiledPlugin } from './compiled-plugins.js';
import { type DeclaredPlugin, declaredPlugins } from './declared-plugins.js';

interface PluginSite {
  readonly siteDir: string;
  /** Absolute paths of the folders that the site extends, whose packages it may name. */
  readonly extendedDirs: readonly string[];
  /** Returns where the configuration names a plugin. */
  readonly locate: (plugin: DeclaredPlugin) => Place | undefined;
}

/**
 * Bundles each plugin with the packages that it imports, so that a digest identifies what it does and workers can run it.
 * @throws DiagnosticError if a plugin is not found or does not compile
 */
async function compilePlugins(
  declared: readonly DeclaredPlugin[],
  { siteDir, extendedDirs, locate }: PluginSite,
): Promise<Compilation<readonly CompiledPlugin[]>> {
  const names = [...new Set(declared.map(({ plugin }) => plugin))];
  try {
    const { outputFiles, metafile } = await runEsbuild({
      absWorkingDir: siteDir,
      nodePaths: extendedDirs.flatMap(packageFolders),
      entryPoints: Object.fromEntries(names.map((name, index) => [`plugin-${index}`, name])),
      outdir: siteDir,
      bundle: true,
      write: false,
      metafile: true,
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      charset: 'utf8',
      minifyWhitespace: true,
      legalComments: 'none',
      sourcemap: 'external',
      sourcesContent: false,
      logLevel: 'silent',
      tsconfigRaw: {},
      plugins: [docsgenModule],
    });
    const output = (name: string, extension: string): string => {
      const file = path.join(siteDir, `plugin-${names.indexOf(name)}${extension}`);
      return outputFiles.find((one) => one.path === file)?.text ?? '';
    };
    return {
      value: declared.map(({ kind, plugin, options, pages = [], files }) => ({
        kind,
        name: plugin,
        options,
        files,
        code: output(plugin, '.js'),
        sourceMap: plugin.startsWith('.') ? output(plugin, '.js.map') : '',
        pages: [pages].flat(),
        digest: valueDigest([kind, output(plugin, '.js'), options ?? null, files]),
      })),
      inputs: Object.keys(metafile.inputs)
        .filter((name) => !name.startsWith('docsgen-module:'))
        .map((name) => path.resolve(siteDir, name)),
    };
  } catch (error) {
    const problems = compileProblems(error, siteDir, 'plugins/failed');
    throw new DiagnosticError(
      problems.map((problem) => {
        // What the configuration names has no position of its own.
        const missing = declared.find(({ plugin }) => problem.message.includes(`"${plugin}"`));
        if (problem.place || !missing) return problem;
        const hint = 'name an installed package, or the path of a file that begins with ./';
        return { ...problem, place: locate(missing), hint };
      }),
      names.filter((name) => name.startsWith('.')).map((name) => path.resolve(siteDir, name)),
    );
  }
}

/** Returns the folders in which Node.js looks for the packages that modules of a folder import. */
function packageFolders(dir: string): readonly string[] {
  const above = path.dirname(dir);
  return [path.join(dir, 'node_modules'), ...(above === dir ? [] : packageFolders(above))];
}

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
  return compileWithCache(entries, site, store, () =>
    compilePlugins(declared, {
      siteDir: config.siteDir,
      extendedDirs: config.extendedDirs ?? [],
      locate: ({ keys }) => createConfigLocator(config)(keys),
    }),
  );
}
