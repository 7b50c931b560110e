import type { Place } from '../../../diagnostics/diagnostic.js';
import { lineStarts, positionAt } from '../../../diagnostics/index.js';

/** A range of a source, by offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Returns the place of a range of one of the site's theme files. */
export function placeInTheme(file: string, text: string, { start, end }: Span): Place {
  const starts = lineStarts(text);
  return {
    file: `theme/${file}`,
    start: positionAt(starts, start),
    end: positionAt(starts, end),
  };
}
