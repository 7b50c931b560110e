import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CompiledTheme } from './compiled-theme.js';
import { digest } from './fingerprint.js';

const ownFolder = fileURLToPath(new URL('../..', import.meta.url));
/** In the folder that docsgen is compiled into: where it runs from its sources there is none. */
const ownFile = fileURLToPath(new URL('../theme.json', import.meta.url));

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
export function packagedTheme(
  file: string = ownFile,
  packageDir: string = ownFolder,
): { readonly theme: CompiledTheme; readonly inputs: readonly string[] } | undefined {
  if (!existsSync(file)) return undefined;
  const { theme, sources }: PackagedTheme = JSON.parse(readFileSync(file, 'utf8'));
  // Only docsgen's repository has its sources; there the theme may be newer.
  if (!existsSync(path.join(packageDir, 'src'))) return { theme, inputs: [] };
  const inputs = Object.keys(sources).map((name) => path.join(packageDir, name));
  return isCurrent(sources, packageDir) ? { theme, inputs } : undefined;
}

function isCurrent(sources: PackagedTheme['sources'], packageDir: string): boolean {
  return Object.entries(sources).every(([name, known]) => {
    const source = path.join(packageDir, name);
    return existsSync(source) && digest(readFileSync(source)) === known;
  });
}
