import { readRecord, writeRecord } from '../up-to-date/record-file.js';
import type { PackEntry } from './pack-entry.js';
import { type EntrySpan, type SpanColumns, SpanTable } from './span-table.js';

/** Where the entries of a pack lie: to find thousands of them, one has to be read in place of each. */
interface Index extends SpanColumns {
  /** Where the last entry begins, by which it is seen whether the index belongs to the pack. */
  readonly last: number;
  readonly end: number;
}

/** Fewer entries are found as quickly. */
const worthIndex = 64;

/**
 * What a pack's index says; undefined where there is none, or one of another state of the pack. What was added since
 * comes after its end. Wrong places do no harm, as each value is held against its digest.
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

/** @param before where entries lie that the file had already */
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
  if (last === 0 || spans.size < worthIndex) return;
  const index: Index = { last, end, ...spans.columns() };
  writeRecord(packFile(pack), index);
}

function packFile(pack: string): string {
  return `${pack}.index`;
}
