import path from 'node:path';
import { type BuildOptions, type BuildResult, build, type OutputFile, type Plugin } from 'esbuild';
import type { TextFile as SiteFile } from './compiled-theme.js';
import { fingerprintedName } from './fingerprint.js';

/** Browsers with `light-dark()`, which has no older form: all since spring 2024. */
export const browserOptions: BuildOptions = {
  minify: true,
  platform: 'browser',
  target: ['es2022', 'chrome123', 'safari17.5', 'firefox128'],
};

interface BrowserScript {
  readonly script: SiteFile;
  /** What the script loads when it is needed, and what those scripts share with each other. */
  readonly parts: readonly ScriptPart[];
  readonly results: readonly BuildResult[];
}

interface ScriptPart extends SiteFile {
  /** Absolute paths of the modules, loaded by the script, that load it in turn or are it. */
  readonly neededBy: readonly string[];
}

/**
 * Compiles a module for the browser. What it imports by `import()` becomes scripts of their own. They share code
 * with each other but none with the module itself: a shared file would be one more request before the page comes
 * to life.
 *
 * @param entry absolute path
 */
export async function buildScript(
  name: string,
  entry: string,
  common: BuildOptions,
): Promise<BrowserScript> {
  const lazy = new Map<string, string>();
  const main = await build({
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

/** Ends the bundle at each `import()`; its target becomes a placeholder for a file that is not yet made. */
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
  return build({
    ...common,
    ...browserOptions,
    define: { ...common.define, 'process.env.NODE_ENV': '"production"' },
    // They are found in no order, and esbuild's output follows theirs.
    entryPoints: [...lazy.keys()].toSorted(),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    format: 'esm',
    splitting: true,
  });
}

interface Part extends ScriptPart {
  /** Absolute path of the module; undefined for what several share. */
  readonly entry: string | undefined;
}

/**
 * The scripts under names of ours: esbuild's fingerprints also tell in which folder the site lies. A script is named
 * after those that it imports, since their names are part of its text.
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
    // Two scripts that load each other cannot both be named after the other.
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
