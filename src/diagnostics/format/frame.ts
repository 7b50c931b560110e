import type { Place } from '../diagnostic.js';
import { cropAround, type MarkedLine } from './crop.js';
import { neutralize } from './neutralize.js';
import { displayWidth } from './width.js';

/** Styles for the parts of a code frame; each function receives plain text. */
export interface FrameStyle {
  readonly gutter: (text: string) => string;
  readonly mark: (text: string) => string;
}

const tab = '    ';
/** Lines shown at the start and at the end of a long range. */
const headLines = 3;
const tailLines = 2;

/**
 * Returns the numbered lines around a place, with carets under the range:
 *
 *       7 | Prices are
 *     > 8 | See [prices](./prise.md).
 *         |     ^^^^^^^^^^^^^^^^^^^^
 *
 * A place outside of the file, which may have changed since, moves to the nearest line.
 *
 * @param lines all lines of the file, see {@link sourceLines}
 * @param width columns of a line, including its number
 */
export function codeFrame(
  lines: readonly string[],
  place: Place,
  width: number,
  style: FrameStyle,
): string[] {
  const first = Math.min(Math.max(place.start.line, 1), lines.length);
  const last = Math.min(Math.max(place.end?.line ?? first, first), lines.length);
  const digits = String(Math.min(lines.length, last + 1)).length;
  const room = Math.max(20, width - digits - 5);
  const gutter = (label: string | number): string => ` ${String(label).padStart(digits)} | `;

  return shownLines(first, last).flatMap((number) => {
    const whole = lines[number - 1];
    if (number === gap) return [style.gutter(`  ${' '.repeat(digits)} …`)];
    if (whole === undefined) return [];
    const { text: line, shift } = near(whole, number === first ? place.start.column : 1);
    if (number < first || number > last) {
      const { text: shown } = cropAround({ text: visible(line), from: 0, to: 0 }, room);
      return line.trim() === '' ? [] : [style.gutter(` ${gutter(number)}`) + shown];
    }
    const start = number === first ? place.start.column - shift : undefined;
    const end = number === last && place.end ? place.end.column - shift : undefined;
    const point = place.end === undefined;
    const { text: shown, from, to } = cropAround(markedLine(line, start, end, point), room);
    const source = style.mark('>') + style.gutter(gutter(number)) + shown;
    if (to <= from) return [source];
    const carets = ' '.repeat(from) + style.mark('^'.repeat(to - from));
    return [source, style.gutter(` ${gutter('')}`) + carets];
  });
}

/** Returns the lines of a file for {@link codeFrame}. */
export function sourceLines(text: string): readonly string[] {
  return text.split(/\r\n|\n|\r/);
}

/**
 * Maximum characters of a line that are processed. A description on one line can have millions, and `Intl.Segmenter`
 * takes a tenth of a second and much memory for 4,000. Terminals are narrower than this.
 */
const maxLineLength = 800;

/** Returns the part of a very long line around a column; `shift` is the number of characters cut before it. */
function near(line: string, column: number): { readonly text: string; readonly shift: number } {
  if (line.length <= maxLineLength) return { text: line, shift: 0 };
  const shift = Math.max(0, column - 1 - maxLineLength / 4);
  return { text: line.slice(shift, shift + maxLineLength), shift };
}

/** Marks the omitted lines of a long range. */
const gap = 0;

/** Returns the numbers of the lines to show: the range and one line on either side, or both ends of a long range. */
function shownLines(first: number, last: number): readonly number[] {
  const numbers: number[] = [];
  for (let number = Math.max(1, first - 1); number <= last + 1; number += 1) {
    const omitted = number >= first + headLines && number <= last - tailLines;
    if (!omitted) numbers.push(number);
    else if (numbers.at(-1) !== gap) numbers.push(gap);
  }
  return numbers;
}

/**
 * Returns a printable line with its marked range: between two columns, by default from the first to the last visible
 * character, or one character for a point. An empty line is only marked if the range starts on it.
 */
function markedLine(
  line: string,
  startColumn: number | undefined,
  endColumn: number | undefined,
  point: boolean,
): MarkedLine {
  const index = (column: number): number => Math.min(Math.max(column - 1, 0), line.length);
  const start =
    startColumn === undefined ? line.length - line.trimStart().length : index(startColumn);
  const end = endColumn === undefined ? line.trimEnd().length : index(endColumn);
  const offsetColumn = (offset: number): number => displayWidth(visible(line.slice(0, offset)));
  const from = offsetColumn(start);
  const to = offsetColumn(point ? start + 1 : end);
  return { text: visible(line), from, to: startColumn === undefined ? to : Math.max(from + 1, to) };
}

function visible(line: string): string {
  return neutralize(line).replaceAll('\t', tab);
}
