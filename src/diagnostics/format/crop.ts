import { displayWidth, graphemeWidth, splitGraphemes } from './width.js';

/** A printable line with the range to underline, in terminal columns from 0. */
export interface MarkedLine {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const mark = '…';
/** Columns that stay visible before the marked range of a cut line. */
const leadColumns = 20;

/** Cuts a line that is wider than `width` to the part around its marked range. */
export function cropAround(line: MarkedLine, width: number): MarkedLine {
  if (displayWidth(line.text) <= width) return line;
  const start = line.to <= width - 1 ? 0 : Math.max(0, line.from - leadColumns);
  const room = width - (start > 0 ? 1 : 0) - 1;
  const cut = slice(line.text, start, room);
  const shift = cut.start - (start > 0 ? 1 : 0);
  const text = `${start > 0 ? mark : ''}${cut.text}${cut.more ? mark : ''}`;
  const end = displayWidth(text);
  return {
    text,
    from: Math.min(line.from - shift, end - 1),
    to: Math.min(line.to - shift, end),
  };
}

/** Returns the graphemes from column `from` on that fit into `room` columns. */
function slice(
  text: string,
  from: number,
  room: number,
): { readonly text: string; readonly start: number; readonly more: boolean } {
  let column = 0;
  let start = 0;
  let kept = '';
  let used = 0;
  let more = false;
  for (const grapheme of splitGraphemes(text)) {
    const width = graphemeWidth(grapheme);
    if (column >= from) {
      if (kept === '') start = column;
      if (used + width > room) {
        more = true;
        break;
      }
      kept += grapheme;
      used += width;
    }
    column += width;
  }
  return { text: kept, start, more };
}
