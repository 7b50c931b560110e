import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { foreignSource, framePlaces, isForeignFile } from '../modules/stack-places.js';

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
  const placesOf = sourceMap === undefined ? undefined : framePlaces(sourceMap, siteDir);
  const placed = diagnostics.filter(isThemeFailure).map(({ cause = '', ...rest }) => {
    return { ...rest, place: placesOf?.(cause)[0] ?? rest.place };
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

function isThemeFailure({ code }: Diagnostic): boolean {
  return code === 'theme/render-failed';
}
