import { readRecord, writeRecord } from '../../files/record-file.js';

/** Location of a value in a pack. */
export interface EntrySpan {
  readonly key: string;
  readonly digest: string;
  /** Offset and length of the value in bytes. */
  readonly at: number;
  readonly length: number;
}

/** An entry, as parsed from its header line. */
export interface PackEntry {
  readonly name: string;
  readonly span: EntrySpan;
  /** Offset of the next entry. */
  readonly end: number;
}

/** Index of a pack: one record to read instead of one header line per entry. */
interface Index {
  readonly spans: readonly (readonly [name: string, span: EntrySpan])[];
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
): { readonly spans: Map<string, EntrySpan>; readonly end: number } | undefined {
  const index = readRecord<Index>(packFile(pack));
  if (index === undefined) return undefined;
  const { last, end } = index;
  const spans = new Map(index.spans);
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
  before: ReadonlyMap<string, EntrySpan> = new Map(),
): void {
  const spans = new Map([...before, ...fresh]);
  if (last === 0 || spans.size < minIndexedEntries) return;
  const index: Index = { last, end, spans: [...spans] };
  writeRecord(packFile(pack), index);
}

function packFile(pack: string): string {
  return `${pack}.index`;
}
