import { type SourceText, sliceText } from '../source-text.js';

/** A line of a CSV text: its cells without their quotation marks, and the line as it is written. */
export interface CsvRow {
  readonly cells: readonly Cell[];
  readonly line: SourceText;
}

export interface Cell {
  readonly text: string;
  /** With its quotation marks. */
  readonly written: SourceText;
}

/** Reads comma-separated values (RFC 4180); empty lines are passed over. */
export function readCsv(written: SourceText): readonly CsvRow[] {
  const { text } = written;
  const rows: CsvRow[] = [];
  let cells: Cell[] = [];
  let begin = 0;
  // A cell in quotation marks, in which they are doubled, or one without; and what ends it.
  for (const match of text.matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g)) {
    const [, cell = '', end = ''] = match;
    const { index } = match;
    if (index >= text.length && cells.length === 0) break;
    const value = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell.trim();
    cells.push({ text: value, written: sliceText(written, index, index + cell.length) });
    if (end === ',') continue;
    const line = sliceText(written, begin, index + cell.length);
    if (line.text.trim() !== '') rows.push({ cells, line });
    begin = index + cell.length + end.length;
    cells = [];
  }
  return rows;
}
