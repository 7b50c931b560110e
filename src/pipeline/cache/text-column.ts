/** Texts one after the other; in one where all are equally long, as digests are: so thousands are read at once. */
export type TextColumn = readonly string[] | { readonly length: number; readonly joined: string };

export function toTextColumn(texts: readonly string[]): TextColumn {
  const length = texts[0]?.length ?? 0;
  return texts.every((text) => text.length === length) ? { length, joined: texts.join('') } : texts;
}

/** The text in a row; empty where there is none. */
export function textAt(texts: TextColumn, row: number): string {
  if (!('joined' in texts)) return texts[row] ?? '';
  return texts.joined.slice(row * texts.length, (row + 1) * texts.length);
}
