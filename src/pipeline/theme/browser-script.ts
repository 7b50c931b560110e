import path from 'node:path';
import type { BuildOptions, BuildResult, OutputFile, Plugin } from 'esbuild';
import { runEsbuild } from '../../files/run-esbuild.js';
import type { TextFile as SiteFile } from './compiled-theme.js';
import { fingerprintedName } from './fingerprint.js';

/**
 * Minimum browsers: those with `light-dark()`, for which there is no fallback (since spring 2024).
 */
export const browserOptions: BuildOptions = {
  minify: true,
  platform: 'browser',
  target: ['es2022', 'chrome123', 'safari17.5', 'firefox128'],
};

interface BrowserScript {
  readonly script: SiteFile;
  /** Scripts that load on demand, and the chunks that they share. */
  readonly parts: readonly ScriptPart[];
  readonly results: readonly BuildResult[];
}

interface ScriptPart extends SiteFile {
  /** Absolute paths of the lazily loaded modules that need this part. */
  readonly neededBy: readonly string[];
}

/**
 * Bundles a module for the browser. Each `import()` becomes a separate script. These scripts share
 * chunks with each other but not with the main one, because that would add a request before the
 * page becomes interactive.
 * @param entry absolute path
 */
export async function buildScript(
  name: string,
  entry: string,
  common: BuildOptions,
): Promise<BrowserScript> {
  const lazy = new Map<string, string>();
  const main = await runEsbuild({
    ...common,
    ...browserOptions,
    entryPoints: { [name]: entry },
    format: 'esm',
    plugins: [cutAtImports(lazy), ...(common.plugins ?? [])],
  });
  const lazyBuild = lazy.size === 0 ? undefined : await buildParts(lazy, common);
  const parts = lazyBuild ? buildResultParts(lazyBuild, [...lazy.keys()], common) : [];
  let contents = main.outputFiles?.find(isScript)?.text ?? '';
  for (const [source, placeholder] of lazy) {
    const part = parts.find(({ entry }) => entry === source);
    contents = contents.replaceAll(placeholder, `./${path.basename(part?.path ?? '')}`);
  }
  return {
    script: { path: fingerprintedName(`${name}.js`, contents), contents },
    parts: parts.map(({ entry, ...part }) => part),
    results: lazyBuild ? [main, lazyBuild] : [main],
  };
}

/**
 * Returns a plugin that excludes `import()` targets from the bundle and replaces them by
 * placeholders.
 */
function cutAtImports(lazy: Map<string, string>): Plugin {
  return {
    name: 'cut-at-imports',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /.*/ }, async ({ kind, path: name, ...where }) => {
        if (kind !== 'dynamic-import') return undefined;
        const { path: source, errors } = await resolve(name, {
          ...where,
          kind: 'import-statement',
        });
        if (errors.length > 0) return { errors };
        const placeholder = lazy.get(source) ?? `./_lazy-${lazy.size}_`;
        lazy.set(source, placeholder);
        return { path: placeholder, external: true };
      });
    },
  };
}

function buildParts(lazy: ReadonlyMap<string, string>, common: BuildOptions): Promise<BuildResult> {
  return runEsbuild({
    ...common,
    ...browserOptions,
    define: { ...common.define, 'process.env.NODE_ENV': '"production"' },
    // Sorted, because esbuild's output depends on the order of the entry points.
    entryPoints: [...lazy.keys()].toSorted(),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    format: 'esm',
    splitting: true,
  });
}

interface Part extends ScriptPart {
  /** Absolute path of the module; undefined for a shared chunk. */
  readonly entry: string | undefined;
}

/**
 * Renames the scripts, because esbuild's hashes depend on the site's folder. Imports are renamed
 * first, because their names are part of the importing script.
 */
function buildResultParts(
  { outputFiles = [], metafile }: BuildResult,
  loaded: readonly string[],
  common: BuildOptions,
): Part[] {
  const outputs = new Map(
    Object.entries(metafile?.outputs ?? {}).map(([file, output]) => [path.basename(file), output]),
  );
  const texts = new Map(
    outputFiles.filter(isScript).map(({ path: file, text }) => [path.basename(file), text]),
  );
  const files = new Map<string, SiteFile>();
  const name = (file: string): SiteFile => {
    const known = files.get(file);
    if (known) return known;
    let contents = texts.get(file) ?? '';
    // Ends the recursion if two scripts import each other.
    files.set(file, { path: `assets/${file}`, contents });
    for (const { path: imported } of outputs.get(file)?.imports ?? []) {
      const other = path.basename(imported);
      if (texts.has(other)) contents = contents.replaceAll(other, path.basename(name(other).path));
    }
    const plain = file.replace(/-[\dA-Z]{8}(?=\.js$)/, '');
    const made = { path: fingerprintedName(plain, contents), contents };
    files.set(file, made);
    return made;
  };
  const reach = (file: string, reached = new Set<string>()): ReadonlySet<string> => {
    if (reached.has(file)) return reached;
    reached.add(file);
    for (const { path: imported } of outputs.get(file)?.imports ?? []) {
      reach(path.basename(imported), reached);
    }
    return reached;
  };
  const entries = [...texts.keys()].map((file) => {
    const { entryPoint } = outputs.get(file) ?? {};
    return {
      file,
      entry: entryPoint && path.resolve(common.absWorkingDir ?? '', entryPoint),
      reached: reach(file),
    };
  });
  const parts = entries.map(({ file, entry }) => ({
    ...name(file),
    entry,
    neededBy: entries.flatMap((other) =>
      other.entry && loaded.includes(other.entry) && other.reached.has(file) ? [other.entry] : [],
    ),
  }));
  return parts.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function isScript(file: OutputFile): boolean {
  return file.path.endsWith('.js');
}
