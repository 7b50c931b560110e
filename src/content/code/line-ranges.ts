export interface LineRanges {
  readonly lines: ReadonlySet<number>;
  /** What is wrong with the ranges: `reaches beyond the last line, 4`. */
  readonly problem?: string | undefined;
}

/** Parses ranges such as `1,3-5`. Lines count from 1; lines beyond the code are omitted. */
export function parseLineRanges(written: string, lineCount: number): LineRanges {
  const lines = new Set<number>();
  let problem: string | undefined;
  for (const part of written.split(',')) {
    const [, from = '', to = from] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    const first = Number(from);
    const last = Number(to);
    if (from === '') problem ??= `is not made of line numbers: ${part.trim() || 'nothing'}`;
    else if (first === 0) problem ??= 'begins at line 0; lines count from 1';
    else if (last < first) problem ??= `ends before it begins: ${first}-${last}`;
    else if (last > lineCount) problem ??= `reaches beyond the last line, ${lineCount}`;
    for (let line = Math.max(first, 1); line <= Math.min(last, lineCount); line += 1)
      lines.add(line);
  }
  return { lines, problem };
}
