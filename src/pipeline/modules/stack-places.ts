import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import type { Place } from '../../diagnostics/diagnostic.js';
import { lineStarts, positionAt } from '../../diagnostics/index.js';

/**
 * Returns the frames of an error's stack in an evaluated module, the innermost first: `blocks:20:7 blocks:31:5`.
 * @param filename of the module, without characters that regular expressions treat as special
 */
export function stackFrames(error: unknown, filename: string): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [...stack.matchAll(new RegExp(`\\b${filename}:\\d+:\\d+`, 'g'))].join(' ');
}

/**
 * Returns a function that gives the places of {@link stackFrames} in the files that a module was compiled from, the
 * innermost first. Frames whose file does not exist are left out.
 * @param sourceMap of the module, with paths relative to the site's folder
 */
export function framePlaces(
  sourceMap: string,
  siteDir: string,
): (frames: string) => readonly Place[] {
  let map: SourceMap | undefined;
  const placeOf = (frame: string): Place | undefined => {
    const [, line, column] = frame.split(':').map(Number);
    if (line === undefined || column === undefined) return undefined;
    map ??= new SourceMap(JSON.parse(sourceMap));
    const entry = map.findEntry(line - 1, column - 1);
    if (!('originalSource' in entry)) return undefined;
    const { originalSource: file, originalLine, originalColumn } = entry;
    const source = path.resolve(siteDir, file);
    if (file === foreignSource || !existsSync(source)) return undefined;
    const starts = lineStarts(readFileSync(source, 'utf8'));
    return { file, start: positionAt(starts, (starts[originalLine] ?? 0) + originalColumn) };
  };
  return (frames) => frames.split(' ').flatMap((frame) => placeOf(frame) ?? []);
}

/** In the place of the path of a file that is not the site's. */
export const foreignSource = '../';

/** Whether a path in a compilation, relative to the site's folder, is none of the site's own files. */
export function isForeignFile(file: string): boolean {
  return /node_modules|^\.\.\//.test(file);
}
