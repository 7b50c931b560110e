import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { moduleFolder, packageFolder } from '../../files/index.js';
import { sha256, valueDigest } from '../../files/sha256.js';
import { lazyOutputFile } from '../files/lazy-output-file.js';
import type { CompiledTheme } from './compiled-theme.js';

/** Exists only in the compiled package. */
const ownFile = path.join(moduleFolder, 'theme.json');

/** docsgen's theme as compiled by `scripts/compile.mjs`. */
interface PackagedTheme {
  /** Its `files` are paths relative to the folder `theme-files` beside it. */
  readonly theme: Omit<CompiledTheme, 'files'> & { readonly files: readonly string[] };
  /** SHA-256 of the inputs in `theme/`, by path relative to the package. */
  readonly sources: Readonly<Record<string, string>>;
}

/**
 * Returns docsgen's precompiled theme. Undefined if there is none, or if the theme's sources have
 * been edited since.
 * @returns the theme, and absolute paths of files to watch
 */
export function readPackagedTheme(
  file: string = ownFile,
  packageDir: string = packageFolder,
): { readonly theme: CompiledTheme; readonly inputs: readonly string[] } | undefined {
  if (!existsSync(file)) return undefined;
  const { theme: packaged, sources }: PackagedTheme = JSON.parse(readFileSync(file, 'utf8'));
  const filesDir = path.join(path.dirname(file), 'theme-files');
  // The path contains a fingerprint.
  const files = packaged.files.map((name) =>
    lazyOutputFile(name, name, () => readFileSync(path.join(filesDir, name), 'utf8')),
  );
  const theme = { ...packaged, files };
  // Only docsgen's repository contains the sources, which may be newer.
  if (!hasSources(packageDir)) return { theme, inputs: [] };
  const inputs = Object.keys(sources).map((name) => path.join(packageDir, name));
  const isCompiled = isUntouched(file, packageDir) || isCurrent(sources, packageDir);
  return isCompiled ? { theme, inputs } : undefined;
}

/**
 * Returns a key that changes when the theme in docsgen's repository is edited; undefined in an
 * installed package.
 */
export function packagedThemeState(
  file: string = ownFile,
  packageDir: string = packageFolder,
): string | undefined {
  if (!hasSources(packageDir)) return undefined;
  if (isUntouched(file, packageDir)) return 'as compiled';
  const digests = listThemeSources(packageDir).map((source) => [
    path.relative(packageDir, source),
    sha256(readFileSync(source)),
  ]);
  return valueDigest(digests);
}

/**
 * Returns the path prefix of the files that {@link packagedThemeState} covers; undefined in an
 * installed package.
 */
export function packagedThemeSources(packageDir: string = packageFolder): string | undefined {
  return hasSources(packageDir) ? themeFolder(packageDir) + path.sep : undefined;
}

function hasSources(packageDir: string): boolean {
  return existsSync(path.join(packageDir, 'src'));
}

function themeFolder(packageDir: string): string {
  return path.join(packageDir, 'theme');
}

function listThemeSources(packageDir: string): readonly string[] {
  return readdirSync(themeFolder(packageDir), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}${path.sep}${entry.name}`)
    .toSorted();
}

/**
 * Whether all sources are older than the compiled theme, so that hundreds of files need not be
 * read.
 */
function isUntouched(file: string, packageDir: string): boolean {
  const compiled = statSync(file, { throwIfNoEntry: false });
  return (
    compiled !== undefined &&
    listThemeSources(packageDir).every((source) => {
      const { mtimeMs, ctimeMs } = statSync(source);
      return Math.max(mtimeMs, ctimeMs) < compiled.mtimeMs;
    })
  );
}

function isCurrent(sources: PackagedTheme['sources'], packageDir: string): boolean {
  return Object.entries(sources).every(([name, known]) => {
    const source = path.join(packageDir, name);
    return existsSync(source) && sha256(readFileSync(source)) === known;
  });
}
