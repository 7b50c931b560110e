import path from 'node:path';
import type { OutputFile } from '../files/source-file.js';
import type { FoundPage } from '../site/index.js';
import type { BuiltTheme } from './theme/index.js';

/** Returns the theme's files that at least one page may load. */
export function themeFiles(theme: BuiltTheme, pages: readonly FoundPage[]): readonly OutputFile[] {
  const isTried = pages.some(({ traits }) => traits.hasTryIt);
  const isSearched = pages.some(({ page }) => page.search !== undefined);
  const sheets = new Set<string>();
  for (const { traits } of pages) for (const sheet of traits.styles) sheets.add(sheet);
  const linked = new Set([...sheets].map(fileName));
  const idle = new Set([
    ...(isTried ? [] : theme.islands['try-it']),
    ...(isSearched ? [] : theme.islands.search),
    ...Object.values(theme.styles).filter((sheet) => !linked.has(fileName(sheet))),
    ...(['consent', 'feedback'] as const)
      .filter((name) => !linked.has(fileName(theme.styles[name])))
      .map((name) => theme.visitorScripts[name]),
  ]);
  return [
    ...theme.files.filter((file) => !idle.has(file.path)),
    // Trying an operation may require a login.
    ...(isTried ? theme.oauthCallback : []),
  ];
}

/** The file name is unique, because it contains a digest. */
function fileName(url: string): string {
  return path.posix.basename(url);
}
