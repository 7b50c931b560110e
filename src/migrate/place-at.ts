import type { Place } from '../diagnostics/diagnostic.js';
import { lineStarts, positionAt } from '../diagnostics/index.js';

/** Returns the place of a range of a text; it ends with its line at the latest. */
export function placeAt(file: string, text: string, offset: number, length: number): Place {
  const starts = lineStarts(text);
  const [line = ''] = text.slice(offset).split('\n', 1);
  const end = offset + Math.min(length, line.length);
  return { file, start: positionAt(starts, offset), end: positionAt(starts, end) };
}
