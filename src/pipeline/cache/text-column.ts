/**
 * A list of strings; joined if all have the same length, as digests do, because one long string
 * parses faster.
 */
export type TextColumn = readonly string[] | { readonly length: number; readonly joined: string };

export function toTextColumn(texts: readonly string[]): TextColumn {
  const length = texts[0]?.length ?? 0;
  return texts.every((text) => text.length === length) ? { length, joined: texts.join('') } : texts;
}

/** Returns the string in a row, or an empty one if the row is missing. */
export function textAt(texts: TextColumn, row: number): string {
  if (!('joined' in texts)) return texts[row] ?? '';
  return texts.joined.slice(row * texts.length, (row + 1) * texts.length);
}
