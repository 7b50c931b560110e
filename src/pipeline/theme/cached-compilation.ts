import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sha256, valueDigest } from '../../files/sha256.js';
import type { SiteRoot } from './sheet-urls.js';
import { packageTheme, themeFolders } from './theme-overlay.js';

/** Compiled modules with their inputs, as they are cached. */
export interface CachedCompilation<T> {
  readonly value: T;
  /** See {@link fileName}. */
  readonly inputs: readonly string[];
}

/** Name of the only entry in the store of a compilation. */
const entryName = 'compiled';

/** Stores compiled modules with a key of their inputs. */
export interface CompilationStore<T> {
  find(name: string): { readonly key: string; readonly value: CachedCompilation<T> } | undefined;
  keep(name: string, kept: { readonly key: string; readonly value: CachedCompilation<T> }): void;
}

/** Compiled modules, and the absolute paths of all files that they are made from. */
export interface Compilation<T> {
  readonly value: T;
  readonly inputs: readonly string[];
}

interface CompilationSite extends SiteRoot {
  /** Absolute path of the site's folder. */
  readonly siteDir: string;
}

const ownFolder = path.dirname(packageTheme);
const ownPrefix = 'docsgen:';

/**
 * Returns compiled modules, from the cache if no input has changed.
 * @param entries files that are compiled; a new one needs another compilation
 */
export async function compileWithCache<T>(
  entries: readonly string[],
  site: CompilationSite,
  store: CompilationStore<T> | undefined,
  compile: () => Promise<Compilation<T>>,
): Promise<Compilation<T>> {
  const known = store?.find(entryName);
  if (known && known.key === inputsKey(known.value.inputs, entries, site)) {
    const { value, inputs } = known.value;
    return { value, inputs: inputs.map((input) => nameFile(input, site.siteDir)) };
  }
  const started = Date.now();
  const listed = valueDigest(themeFileNames(site));
  const compiled = await compile();
  // The key would be that of the new contents, the value that of the old ones.
  if (listed !== valueDigest(themeFileNames(site))) return compiled;
  if (compiled.inputs.some((file) => hasChangedSince(file, started))) return compiled;
  const inputs = compiled.inputs.map((file) => fileName(file, site.siteDir)).toSorted();
  const { value } = compiled;
  store?.keep(entryName, { key: inputsKey(inputs, entries, site), value: { value, inputs } });
  return compiled;
}

/**
 * Returns the key of the inputs: contents of the files and of their packages' `package.json`, names of all files in the
 * site's theme (a new file may override one that was used), and the targets of root-relative paths.
 */
function inputsKey(
  inputs: readonly string[],
  entries: readonly string[],
  site: CompilationSite,
): string {
  const { siteDir, baseUrl, staticDirs, policySources } = site;
  const packages = inputs.flatMap((name) => {
    const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(name) ?? [];
    return folder === undefined ? [] : [`${folder}/package.json`];
  });
  const names = [...new Set([...inputs, ...packages, 'package.json'])];
  const digests = names.map((name) => [name, fileDigest(nameFile(name, siteDir))]);
  const own = themeFileNames(site);
  const statics = staticDirs.map((folder) => portable(path.relative(siteDir, folder)));
  return valueDigest([own, digests, baseUrl, statics, policySources ?? [], entries]);
}

/** Returns the names of all files in the theme folders of the site, by folder. */
function themeFileNames({ siteDir, extendedDirs }: CompilationSite): readonly string[][] {
  return themeFolders(siteDir, extendedDirs).map((folder) =>
    existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String).toSorted() : [],
  );
}

/** Time by which a file system's clock may be behind. */
const clockLagMs = 20;

/** Whether a file was saved at a time or later; false for what is no file. */
function hasChangedSince(file: string, timeMs: number): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && stats.mtimeMs >= timeMs - clockLagMs;
}

function fileDigest(file: string): string | undefined {
  try {
    return sha256(readFileSync(file));
  } catch {
    return undefined;
  }
}

/** Returns a portable path: relative to the site, or to docsgen for its own files. */
function fileName(file: string, siteDir: string): string {
  const isOwn = file.startsWith(ownFolder + path.sep);
  const relative = portable(path.relative(isOwn ? ownFolder : siteDir, file));
  return isOwn ? ownPrefix + relative : relative;
}

function portable(relative: string): string {
  return relative.split(path.sep).join('/');
}

function nameFile(name: string, siteDir: string): string {
  return name.startsWith(ownPrefix)
    ? path.join(ownFolder, name.slice(ownPrefix.length))
    : path.resolve(siteDir, name);
}
