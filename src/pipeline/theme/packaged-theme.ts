import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { moduleFolder, packageFolder } from '../../files/index.js';
import type { CompiledTheme } from './compiled-theme.js';
import { digest } from './fingerprint.js';

/** In the folder that docsgen is compiled into: where it runs from its sources there is none. */
const ownFile = path.join(moduleFolder, 'theme.json');

/** docsgen's theme as `scripts/compile.mjs` keeps it. */
interface PackagedTheme {
  readonly theme: CompiledTheme;
  /** SHA-256 of the files of `theme/` that went in, by their paths relative to the package. */
  readonly sources: Readonly<Record<string, string>>;
}

/**
 * docsgen's own theme, compiled when docsgen was. Undefined where there is none, or where somebody works on
 * docsgen and has edited the theme since.
 *
 * @returns the theme, and absolute paths of what to watch
 */
export function readPackagedTheme(
  file: string = ownFile,
  packageDir: string = packageFolder,
): { readonly theme: CompiledTheme; readonly inputs: readonly string[] } | undefined {
  if (!existsSync(file)) return undefined;
  const { theme, sources }: PackagedTheme = JSON.parse(readFileSync(file, 'utf8'));
  // Only docsgen's repository has its sources; there the theme may be newer.
  if (!hasSources(packageDir)) return { theme, inputs: [] };
  const inputs = Object.keys(sources).map((name) => path.join(packageDir, name));
  const isCompiled = isUntouched(file, packageDir) || isCurrent(sources, packageDir);
  return isCompiled ? { theme, inputs } : undefined;
}

/**
 * Tells the theme of docsgen's repository from what it was before somebody edited it; undefined in a package that npm
 * has installed, where nobody does.
 */
export function packagedThemeState(
  file: string = ownFile,
  packageDir: string = packageFolder,
): string | undefined {
  if (!hasSources(packageDir)) return undefined;
  if (isUntouched(file, packageDir)) return 'as compiled';
  const digests = themeFiles(packageDir).map((source) => [
    path.relative(packageDir, source),
    digest(readFileSync(source)),
  ]);
  return digest(JSON.stringify(digests));
}

/** What the paths of the files begin with that {@link packagedThemeState} tells of, if it does. */
export function packagedThemeSources(packageDir: string = packageFolder): string | undefined {
  return hasSources(packageDir) ? readThemeFile(packageDir) + path.sep : undefined;
}

function hasSources(packageDir: string): boolean {
  return existsSync(path.join(packageDir, 'src'));
}

function readThemeFile(packageDir: string): string {
  return path.join(packageDir, 'theme');
}

function themeFiles(packageDir: string): readonly string[] {
  return readdirSync(readThemeFile(packageDir), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}${path.sep}${entry.name}`)
    .toSorted();
}

/** Whether nobody has touched a source since all were compiled, so that none of the hundreds need be read. */
function isUntouched(file: string, packageDir: string): boolean {
  const compiled = statSync(file, { throwIfNoEntry: false });
  return (
    compiled !== undefined &&
    themeFiles(packageDir).every((source) => {
      const { mtimeMs, ctimeMs } = statSync(source);
      return Math.max(mtimeMs, ctimeMs) < compiled.mtimeMs;
    })
  );
}

function isCurrent(sources: PackagedTheme['sources'], packageDir: string): boolean {
  return Object.entries(sources).every(([name, known]) => {
    const source = path.join(packageDir, name);
    return existsSync(source) && digest(readFileSync(source)) === known;
  });
}
