import { type SourceText, sliceText } from '../source-text.js';

/** A CSV line: its unquoted cells and its original text. */
export interface CsvRow {
  readonly cells: readonly Cell[];
  readonly line: SourceText;
}

export interface Cell {
  readonly text: string;
  /** Includes the quotation marks. */
  readonly source: SourceText;
}

/** Reads comma-separated values (RFC 4180) and skips empty lines. */
export function readCsv(written: SourceText): readonly CsvRow[] {
  const { text } = written;
  const rows: CsvRow[] = [];
  let cells: Cell[] = [];
  let begin = 0;
  // A quoted cell with doubled inner quotation marks or an unquoted cell, and its delimiter.
  for (const match of text.matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g)) {
    const [, cell = '', end = ''] = match;
    const { index } = match;
    if (index >= text.length && cells.length === 0) break;
    const value = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell.trim();
    cells.push({ text: value, source: sliceText(written, index, index + cell.length) });
    if (end === ',') continue;
    const line = sliceText(written, begin, index + cell.length);
    if (line.text.trim() !== '') rows.push({ cells, line });
    begin = index + cell.length + end.length;
    cells = [];
  }
  return rows;
}
