import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildFailure, build, type Plugin } from 'esbuild';
import { diagnose, esbuildPlace } from '../diagnostics/index.js';
import { DiagnosticError } from '../model/index.js';

/**
 * Runs a configuration file and returns what it exports by default: of JSON, what it holds. TypeScript is
 * compiled, local imports are bundled; packages are imported from where they lie. Nothing is written to disk.
 *
 * @throws DiagnosticError when the file is not valid or throws.
 */
export async function evaluateConfig(siteDir: string, file: string): Promise<unknown> {
  const absolute = path.resolve(siteDir, file);
  const code = await compile(siteDir, absolute);
  try {
    const exports: { default?: unknown } = await import(
      `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
    );
    const config: unknown = exports.default;
    return typeof config === 'function' ? await config() : config;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const place = { file, start: { line: 1, column: 1, offset: 0 } };
    throw new DiagnosticError([diagnose('config/failed', { problem }, { place })]);
  }
}

async function compile(siteDir: string, file: string): Promise<string> {
  try {
    const result = await build({
      entryPoints: [file],
      absWorkingDir: siteDir,
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'silent',
      define: {
        'import.meta.url': JSON.stringify(pathToFileURL(file).href),
        'import.meta.dirname': JSON.stringify(path.dirname(file)),
        'import.meta.filename': JSON.stringify(file),
      },
      plugins: [packagesByUrl],
    });
    return result.outputFiles[0]?.text ?? '';
  } catch (error) {
    const source = await readFile(file, 'utf8');
    throw new DiagnosticError(
      (error as BuildFailure).errors.map(({ text, location }) =>
        diagnose(
          'config/syntax',
          { problem: text },
          { place: location ? esbuildPlace(location, source) : undefined },
        ),
      ),
    );
  }
}

/**
 * A module without a file of its own cannot look packages up, so they are given to it by URL. `docsgen`
 * itself gives only `defineConfig`, which returns its argument: it is written in, so that a configuration
 * loads whether or not the site has installed the package.
 */
const packagesByUrl: Plugin = {
  name: 'packages-by-url',
  setup(build) {
    build.onLoad({ filter: /./, namespace: 'docsgen' }, () => ({
      contents: 'export const defineConfig = (config) => config;',
    }));
    build.onResolve({ filter: /^[^./]/ }, async ({ path: name, resolveDir, kind, pluginData }) => {
      if (pluginData === 'resolving' || kind === 'entry-point') return undefined;
      if (name.startsWith('node:')) return { external: true };
      if (name === 'docsgen') return { path: name, namespace: 'docsgen' };
      const found = await build.resolve(name, { resolveDir, kind, pluginData: 'resolving' });
      if (found.errors.length > 0 || !path.isAbsolute(found.path)) return found;
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
};
