import path from 'node:path';
import type { OutputFile } from '../../files/output-file.js';
import type { PageResult } from '../../site/index.js';
import type { CompiledBlocks } from '../blocks/compiled-blocks.js';
import type { BuiltTheme } from './index.js';

/** Returns the theme's files that at least one page may load. */
export function themeFiles(theme: BuiltTheme, pages: readonly PageResult[]): readonly OutputFile[] {
  const isTried = pages.some(({ traits }) => traits.hasTryIt);
  const isSearched = pages.some(({ page }) => page.searchManifest !== undefined);
  const linked = linkedSheets(pages);
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

/** Returns the style sheets of the site's own blocks that at least one page loads, and what these refer to. */
export function blockSheetFiles(
  blocks: CompiledBlocks | undefined,
  pages: readonly PageResult[],
): readonly OutputFile[] {
  if (!blocks) return [];
  const linked = linkedSheets(pages);
  const sheets = blocks.files.filter((file) => linked.has(fileName(file.path)));
  const assets = blocks.assets.filter((asset) =>
    sheets.some(({ contents }) => contents.includes(fileName(asset.path))),
  );
  return [...sheets, ...assets.map(assetFile)];
}

export function assetFile(asset: CompiledBlocks['assets'][number]): OutputFile {
  return { path: asset.path, contents: Buffer.from(asset.base64, 'base64') };
}

/** Returns the names of the style sheets that pages load. */
function linkedSheets(pages: readonly PageResult[]): ReadonlySet<string> {
  const sheets = new Set(pages.flatMap(({ traits }) => traits.styles));
  return new Set([...sheets].map(fileName));
}

/** The file name is unique, because it contains a digest. */
function fileName(url: string): string {
  return path.posix.basename(url);
}
