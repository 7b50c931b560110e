import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { compileTheme } from './compile-theme.js';
import type { CompiledTheme } from './compiled-theme.js';
import { digest } from './fingerprint.js';
import type { SiteRoot } from './sheet-urls.js';
import { packageTheme, themeFolders } from './theme-overlay.js';

/** A compiled theme with its inputs, as it is cached. */
export interface CachedTheme {
  readonly theme: CompiledTheme;
  /** See {@link fileName}. */
  readonly inputs: readonly string[];
}

/** Stores compiled themes by name, with a key of their inputs. */
export interface ThemeStore {
  find(name: string): { readonly key: string; readonly value: CachedTheme } | undefined;
  keep(name: string, kept: { readonly key: string; readonly value: CachedTheme }): void;
}

const ownFolder = path.dirname(packageTheme);
const ownPrefix = 'docsgen:';
const shelfName = 'theme';

/**
 * Returns the theme with the site's overrides, from the cache if no input has changed.
 * @throws DiagnosticError if a file of the theme is invalid
 */
export async function compileOverlaidTheme(
  siteDir: string,
  root: SiteRoot,
  shelf: ThemeStore | undefined,
): ReturnType<typeof compileTheme> {
  const known = shelf?.find(shelfName);
  if (known && known.key === inputsKey(known.value.inputs, siteDir, root)) {
    const { theme, inputs } = known.value;
    return { theme, inputs: inputs.map((name) => nameFile(name, siteDir)) };
  }
  const compiler = await import('./compile-theme.js');
  const compiled = await compiler.compileTheme(siteDir, root);
  const inputs = compiled.inputs.map((file) => fileName(file, siteDir)).toSorted();
  const { theme } = compiled;
  shelf?.keep(shelfName, { key: inputsKey(inputs, siteDir, root), value: { theme, inputs } });
  return compiled;
}

/**
 * Returns the key of a theme's inputs: contents of the files and of their packages' `package.json`,
 * names of all files in the site's theme (a new file may override one that was used), and the
 * targets of root-relative paths.
 */
function inputsKey(
  inputs: readonly string[],
  siteDir: string,
  { baseUrl, staticDirs, extendedDirs }: SiteRoot,
): string {
  const packages = inputs.flatMap((name) => {
    const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(name) ?? [];
    return folder === undefined ? [] : [`${folder}/package.json`];
  });
  const names = [...new Set([...inputs, ...packages, 'package.json'])];
  const digests = names.map((name) => [name, fileDigest(nameFile(name, siteDir))]);
  const own = themeFolders(siteDir, extendedDirs).map((folder) =>
    existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String).toSorted() : [],
  );
  const statics = staticDirs.map((folder) => portable(path.relative(siteDir, folder)));
  return digest(JSON.stringify([own, digests, baseUrl, statics]));
}

function fileDigest(file: string): string | undefined {
  try {
    return digest(readFileSync(file));
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
