import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import type { SiteConfig } from '../../config/index.js';
import { isReservedBlock } from '../../content/index.js';
import { DiagnosticError, startOfFile } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { sitePath } from '../../diagnostics/site-path.js';
import { runEsbuild } from '../../files/run-esbuild.js';
import { sha256 } from '../../files/sha256.js';
import type { BuildCache } from '../cache/index.js';
import { siteRoot } from '../config/site-root.js';
import { docsgenModule } from '../modules/docsgen-module.js';
import { browserOptions } from '../theme/browser-script.js';
import { type Compilation, compileWithCache } from '../theme/cached-compilation.js';
import { compileProblems } from '../theme/compile-problems.js';
import { fingerprintedName } from '../theme/index.js';
import { reactByName } from '../theme/react.js';
import { sheetUrls } from '../theme/sheet-urls.js';
import { themeFolders, themeOverlay } from '../theme/theme-overlay.js';
import { compilerWarnings } from '../theme/theme-warnings.js';
import { type BlockFile, blockFiles, blockFolders } from './block-files.js';
import type { CompiledBlocks } from './compiled-blocks.js';

const registry = 'docsgen:blocks';

const compileOptions = {
  ...browserOptions,
  bundle: true,
  write: false,
  metafile: true,
  format: 'cjs',
  platform: 'node',
  charset: 'utf8',
  jsx: 'automatic',
  tsconfigRaw: {},
  legalComments: 'none',
  sourcemap: 'external',
  sourcesContent: false,
  logLevel: 'silent',
} as const satisfies BuildOptions;

/**
 * Compiles the blocks of a site as its theme is compiled, each with the style sheet that it imports.
 * @returns the blocks, and the absolute paths of all inputs
 * @throws DiagnosticError if a file does not compile
 */
async function compileBlocks(
  config: SiteConfig,
  folders: readonly string[],
  files: readonly BlockFile[],
): Promise<Compilation<CompiledBlocks>> {
  const { siteDir, extendedDirs } = config;
  const urls = sheetUrls(folders, siteRoot(config));
  const overlay = themeOverlay(themeFolders(siteDir, extendedDirs));
  try {
    const entries = files.map(({ name, file }) => [`blocks/${name}`, file]);
    const { outputFiles, metafile, warnings } = await runEsbuild({
      ...compileOptions,
      absWorkingDir: siteDir,
      entryPoints: { registry, ...Object.fromEntries(entries) },
      outdir: siteDir,
      // Otherwise style sheets name the folders of shared themes, and their hashes depend on it.
      minifyWhitespace: true,
      plugins: [urls.plugin, reactByName, registryPlugin(files, siteDir), docsgenModule, overlay],
    });
    const text = (name: string): string =>
      outputFiles.find((file) => file.path === path.join(siteDir, name))?.text ?? '';
    const sheets = files.flatMap(({ name }) => {
      const contents = text(`blocks/${name}.css`);
      const file = fingerprintedName(`block-${name}.css`, contents);
      return contents === '' ? [] : [{ name, path: file, contents }];
    });
    return {
      value: {
        declarations: files.map(({ name, file }) => ({
          name,
          tag: tagName(name),
          file: sitePath(siteDir, file),
          digest: inputsDigest(metafile, file, siteDir),
        })),
        code: text('registry.js'),
        sourceMap: text('registry.js.map'),
        sheets: Object.fromEntries(sheets.map((sheet) => [sheet.name, sheet.path])),
        files: sheets.map(({ path: file, contents }) => ({ path: file, contents })),
        warnings: compilerWarnings(warnings, siteDir),
        assets: urls.assets().map(({ path: file, contents }) => ({
          path: file,
          base64: Buffer.from(contents).toString('base64'),
        })),
      },
      inputs: [
        ...Object.keys(metafile.inputs)
          .filter((name) => !/^[\w-]+:/.test(name))
          .map((name) => path.resolve(siteDir, name)),
        ...urls.inputs(),
      ],
    };
  } catch (error) {
    throw new DiagnosticError(compileProblems(error, siteDir, 'blocks/failed'));
  }
}

/** `price-table` → `PriceTable` */
function tagName(name: string): string {
  return name.replace(/(?:^|[-_]+)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function requireOwnNames(files: readonly BlockFile[], siteDir: string): void {
  const problems = files.flatMap(({ name, file, twin }) => {
    const place = startOfFile(sitePath(siteDir, twin ?? file));
    if (twin !== undefined) {
      const first = sitePath(siteDir, file);
      return [diagnose('blocks/duplicate-name', { name, file: first }, { place })];
    }
    return isReservedBlock(name) ? [diagnose('blocks/reserved-name', { name }, { place })] : [];
  });
  if (problems.length > 0) throw new DiagnosticError(problems);
}

/** One module for all blocks, which evaluates each when it is asked for. Packages that blocks share are in it once. */
function registryPlugin(files: readonly BlockFile[], siteDir: string): Plugin {
  const entries = files.map(
    ({ name, file }) => `${JSON.stringify(name)}: () => require(${JSON.stringify(file)}),`,
  );
  return {
    name: 'block-registry',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^docsgen:blocks$/ }, () => ({ path: registry, namespace: 'docsgen' }));
      onLoad({ filter: /./, namespace: 'docsgen' }, () => ({
        contents: `exports.blocks = { ${entries.join(' ')} };`,
        loader: 'js',
        resolveDir: siteDir,
      }));
    },
  };
}

/** Returns the digest of a file and of everything that it imports. */
function inputsDigest({ inputs }: Metafile, entry: string, siteDir: string): string {
  const reached = new Set<string>();
  const reach = (name: string): void => {
    const input = inputs[name];
    if (!input || reached.has(name)) return;
    reached.add(name);
    for (const { path: imported } of input.imports) reach(imported);
  };
  const first = Object.keys(inputs).find((name) => path.resolve(siteDir, name) === entry);
  if (first !== undefined) reach(first);
  const files = [...reached].filter((name) => !/^[\w-]+:/.test(name) && !name.endsWith('.css'));
  return sha256(
    JSON.stringify(files.map((name) => sha256(readFileSync(path.resolve(siteDir, name))))),
  );
}

/**
 * Returns the blocks of a site, from the cache if no input has changed; undefined if it has none.
 * @throws DiagnosticError if a block cannot be compiled, or has the name of another one or of one of docsgen's blocks
 */
export async function compileSiteBlocks(
  config: SiteConfig,
  { blocks: store }: Pick<BuildCache, 'blocks'>,
): Promise<Compilation<CompiledBlocks> | undefined> {
  const { siteDir, extendedDirs } = config;
  const folders = blockFolders(siteDir, extendedDirs);
  const files = blockFiles(folders);
  if (files.length === 0) return undefined;
  requireOwnNames(files, siteDir);
  const names = files.map(({ file }) => sitePath(siteDir, file));
  return compileWithCache(names, { siteDir, ...siteRoot(config) }, store, () =>
    compileBlocks(config, folders, files),
  );
}
