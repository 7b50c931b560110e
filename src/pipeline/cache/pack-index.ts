import { readRecord, writeRecord } from '../../files/record-file.js';
import type { PackEntry } from './pack-entry.js';
import { type EntrySpan, type SpanColumns, SpanTable } from './span-table.js';

/** Index of a pack: one record to read instead of one header line per entry. */
interface Index extends SpanColumns {
  /** Offset of the last entry, which shows whether the index belongs to this pack. */
  readonly last: number;
  readonly end: number;
}

/** Minimum number of entries; scanning fewer is as fast as reading an index. */
const minIndexedEntries = 64;

/**
 * Returns the pack's index, or undefined if it is missing or belongs to another state of the pack.
 * Entries added since then follow its `end`. Wrong offsets are harmless, because each value's
 * digest is verified.
 */
export function findIndex(
  pack: string,
  entryAt: (at: number) => PackEntry | undefined,
): { readonly spans: SpanTable; readonly end: number } | undefined {
  const index = readRecord<Index>(packFile(pack));
  if (index === undefined) return undefined;
  const { last, end, ...columns } = index;
  const spans = new SpanTable(columns);
  const entry = entryAt(last);
  const known = entry && spans.get(entry.name);
  const isSame = entry?.end === end && known?.digest === entry.span.digest;
  return isSame ? { spans, end } : undefined;
}

/** @param before spans of the entries that the file already had */
export function keepIndex(
  pack: string,
  {
    fresh,
    last,
    end,
  }: { readonly fresh: ReadonlyMap<string, EntrySpan> } & Pick<Index, 'last' | 'end'>,
  before?: SpanTable,
): void {
  const spans = new SpanTable(before?.columns());
  for (const [name, span] of fresh) spans.set(name, span);
  if (last === 0 || spans.size < minIndexedEntries) return;
  const index: Index = { last, end, ...spans.columns() };
  writeRecord(packFile(pack), index);
}

function packFile(pack: string): string {
  return `${pack}.index`;
}
