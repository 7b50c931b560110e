import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { compileTheme } from './compile-theme.js';
import type { CompiledTheme } from './compiled-theme.js';
import { digest } from './fingerprint.js';
import type { SiteRoot } from './sheet-urls.js';
import { packageTheme } from './theme-overlay.js';

/** A theme with what it was compiled from, as a cache keeps it. */
export interface CachedTheme {
  readonly theme: CompiledTheme;
  /** See {@link fileName}. */
  readonly inputs: readonly string[];
}

/** Where compiled themes are kept, by name, each under a key that tells what it was compiled from. */
export interface ThemeStore {
  find(name: string): { readonly key: string; readonly value: CachedTheme } | undefined;
  keep(name: string, kept: { readonly key: string; readonly value: CachedTheme }): void;
}

const ownFolder = path.dirname(packageTheme);
const ownPrefix = 'docsgen:';
const shelfName = 'theme';

/**
 * The theme with the site's own files in it: the kept one where all that went into it is as it was.
 *
 * @throws DiagnosticError where a file of the theme is wrong
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
 * Tells the sources of a theme from others: the texts of the files that went in, the packages that they belong to,
 * the names of all files that the site has in its theme, since another file may come before one that was used, and
 * where paths from the root lead.
 */
function inputsKey(
  inputs: readonly string[],
  siteDir: string,
  { baseUrl, staticDirs }: SiteRoot,
): string {
  const packages = inputs.flatMap((name) => {
    const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(name) ?? [];
    return folder === undefined ? [] : [`${folder}/package.json`];
  });
  const names = [...new Set([...inputs, ...packages, 'package.json'])];
  const digests = names.map((name) => [name, fileDigest(nameFile(name, siteDir))]);
  const folder = path.join(siteDir, 'theme');
  const own = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
  const statics = staticDirs.map((name) => fileName(name, siteDir));
  return digest(JSON.stringify([own.toSorted(), digests, baseUrl, statics]));
}

function fileDigest(file: string): string | undefined {
  try {
    return digest(readFileSync(file));
  } catch {
    return undefined;
  }
}

/** A path that means the same on another machine: relative to the site, or to docsgen where it lies there. */
function fileName(file: string, siteDir: string): string {
  const isOwn = file.startsWith(ownFolder + path.sep);
  const relative = path
    .relative(isOwn ? ownFolder : siteDir, file)
    .split(path.sep)
    .join('/');
  return isOwn ? ownPrefix + relative : relative;
}

function nameFile(name: string, siteDir: string): string {
  return name.startsWith(ownPrefix)
    ? path.join(ownFolder, name.slice(ownPrefix.length))
    : path.resolve(siteDir, name);
}
