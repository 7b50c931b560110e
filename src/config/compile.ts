import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildFailure, Location, Message, Plugin } from 'esbuild';
import { type Diagnostic, DiagnosticError, type Place } from '../diagnostics/diagnostic.js';
import { diagnose, esbuildPlace, unresolvedImportHint } from '../diagnostics/index.js';
import { sitePath } from '../diagnostics/site-path.js';
import { runEsbuild } from '../files/run-esbuild.js';

/** A configuration bundled as one module without absolute paths. */
export interface CompiledConfig {
  /** Packages are imported as `docsgen-file:` and their URL-encoded path relative to the site. */
  readonly code: string;
  /** Bundled files and imported packages, relative to the site's folder. */
  readonly inputs: readonly string[];
  /** Only if requested; its sources are relative to the site's folder. */
  readonly sourceMap?: string | undefined;
}

/** Replacements for `import.meta.…`, which the evaluated module declares. */
const metaNames = {
  'import.meta.url': '__docsgen_config_url',
  'import.meta.dirname': '__docsgen_config_dirname',
  'import.meta.filename': '__docsgen_config_filename',
};

/** Files that affect esbuild but are not among its inputs. */
const settings = ['package.json', 'tsconfig.json'];

/**
 * Compiles TypeScript and bundles local imports.
 * @param siteDir absolute path
 * @param file relative to it
 * @throws DiagnosticError if the file does not compile
 */
export async function compileConfig(
  siteDir: string,
  file: string,
  { withSourceMap = false } = {},
): Promise<CompiledConfig> {
  const absolute = path.resolve(siteDir, file);
  const packages = new Set<string>();
  try {
    const { outputFiles, metafile } = await runEsbuild({
      entryPoints: [absolute],
      absWorkingDir: siteDir,
      bundle: true,
      outfile: path.join(siteDir, 'docsgen.config.out.js'),
      write: false,
      sourcemap: withSourceMap && 'external',
      metafile: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'silent',
      // JavaScript silently uses the last of duplicate keys.
      logOverride: { 'duplicate-object-key': 'error' },
      define: metaNames,
      plugins: [packagesByPath(siteDir, packages)],
    });
    const local = Object.keys(metafile.inputs).filter((name) => !name.startsWith('docsgen:'));
    return {
      code: outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '',
      inputs: [...new Set([...local, ...packages, ...settings])],
      sourceMap: outputFiles.find(({ path }) => path.endsWith('.map'))?.text,
    };
  } catch (error) {
    if (!(error instanceof Error && 'errors' in error)) throw error;
    const { errors } = error as BuildFailure;
    throw new DiagnosticError(await Promise.all(errors.map((one) => toDiagnostic(one, siteDir))));
  }
}

async function toDiagnostic(
  { text, location, notes }: Message,
  siteDir: string,
): Promise<Diagnostic> {
  const place = location ? await locationPlace(location, siteDir) : undefined;
  const unresolved = unresolvedImportHint(text);
  // The note of esbuild on an unresolved import is about its own options.
  const noted = (unresolved ? [] : notes).map(async (note) => ({
    message: note.text.replace(/:$/, ''),
    place: note.location ? await locationPlace(note.location, siteDir) : undefined,
  }));
  const related = noted.length > 0 ? await Promise.all(noted) : undefined;
  const hint = /^JSON does not support/.test(text)
    ? 'a configuration in TypeScript or JavaScript can have comments and trailing commas'
    : unresolved;
  return diagnose('config/syntax', { problem: text }, { place, related, hint });
}

async function locationPlace(location: Location, siteDir: string): Promise<Place> {
  return esbuildPlace(location, await readFile(path.resolve(siteDir, location.file), 'utf8'));
}

/**
 * Imports packages by path, because a `data:` module cannot resolve them. `docsgen` is replaced by
 * a module with `defineConfig`, so that a configuration loads even if the site has not installed
 * the package.
 */
function packagesByPath(siteDir: string, packages: Set<string>): Plugin {
  return {
    name: 'packages-by-path',
    setup(build) {
      build.onLoad({ filter: /./, namespace: 'docsgen' }, () => ({
        contents: 'export const defineConfig = (config) => config;',
      }));
      build.onResolve(
        { filter: /^[^./]/ },
        async ({ path: name, resolveDir, kind, pluginData }) => {
          if (pluginData === 'resolving' || kind === 'entry-point') return undefined;
          if (name.startsWith('node:')) return { external: true };
          if (name === 'docsgen') return { path: name, namespace: 'docsgen' };
          const found = await build.resolve(name, { resolveDir, kind, pluginData: 'resolving' });
          if (found.errors.length > 0 || !path.isAbsolute(found.path)) return found;
          const relative = sitePath(siteDir, found.path);
          packages.add(relative);
          return { path: `docsgen-file:${encodeURIComponent(relative)}`, external: true };
        },
      );
    },
  };
}
