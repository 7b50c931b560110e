import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.js';
import { lineStarts, positionAt } from '../../diagnostics/index.js';

/** Name of the compiled module in stack traces. */
export const themeFilename = 'theme';

/**
 * Gives the failures of a theme's components their place in the site's files, and combines those at the same place, as a
 * component is often on every page. Their cause has the frames of the stack in the compiled theme.
 * @param sourceMap of the compiled theme; absent if the site has no theme files
 */
export function placeThemeFailures(
  diagnostics: readonly Diagnostic[],
  sourceMap: string | undefined,
  siteDir: string,
): readonly Diagnostic[] {
  if (!diagnostics.some(isThemeFailure)) return diagnostics;
  const map = sourceMap === undefined ? undefined : new SourceMap(JSON.parse(sourceMap));
  const placed = diagnostics.filter(isThemeFailure).map(({ cause = '', ...rest }) => {
    return { ...rest, place: map && stackPlace(cause, map, siteDir) };
  });
  return [...diagnostics.filter((found) => !isThemeFailure(found)), ...onePerPlace(placed)];
}

function onePerPlace(failures: readonly Diagnostic[]): readonly Diagnostic[] {
  const byPlace = new Map<string, Diagnostic[]>();
  for (const failure of failures) {
    const { code, place = failure.message } = failure;
    const key = JSON.stringify([code, place]);
    byPlace.set(key, [...(byPlace.get(key) ?? []), failure]);
  }
  return [...byPlace.values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first ?? [];
    const pages = others.length === 1 ? 'one more page' : `${others.length} more pages`;
    return { ...first, message: `${first.message}. The same happens on ${pages}.` };
  });
}

/** In the place of the path of a file that is not the site's. */
const foreignSource = '../';

/**
 * Returns a source map without the paths of docsgen's files, which are not the same on every machine.
 * @param siteThemes absolute paths of the theme folders of the site and of those that it extends
 */
export function ownSourceMap(
  sourceMap: string,
  siteDir: string,
  siteThemes: readonly string[],
): string {
  const { sources, ...map }: { sources: readonly string[] } = JSON.parse(sourceMap);
  const isOwn = (file: string): boolean =>
    !isForeignFile(file) ||
    siteThemes.some((theme) => path.resolve(siteDir, file).startsWith(theme + path.sep));
  const named = sources.map((file) => (isOwn(file) ? file : foreignSource));
  return JSON.stringify({ ...map, names: [], sources: named });
}

/** Whether a path in a compilation, relative to the site's folder, is none of the site's own files. */
export function isForeignFile(file: string): boolean {
  return /node_modules|^\.\.\//.test(file);
}

/** Returns the frames of an error's stack in the compiled theme, `theme:1:200 theme:1:100`. */
export function themeFrames(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [...stack.matchAll(new RegExp(`\\b${themeFilename}:\\d+:\\d+`, 'g'))].join(' ');
}

function isThemeFailure({ code }: Diagnostic): boolean {
  return code === 'theme/render-failed';
}

/** The innermost frame in a file of the site. */
function stackPlace(frames: string, map: SourceMap, siteDir: string): Place | undefined {
  for (const frame of frames.split(' ')) {
    const [, line, column] = frame.split(':').map(Number);
    if (line === undefined || column === undefined) continue;
    const entry = map.findEntry(line - 1, column - 1);
    if (!('originalSource' in entry)) continue;
    const { originalSource: file, originalLine, originalColumn } = entry;
    const source = path.resolve(siteDir, file);
    if (file === foreignSource || !existsSync(source)) continue;
    const starts = lineStarts(readFileSync(source, 'utf8'));
    return { file, start: positionAt(starts, (starts[originalLine] ?? 0) + originalColumn) };
  }
  return undefined;
}
