import { findRecord, keepRecord } from '../last-build/kept-record.js';
import type { Entry, Span } from './pack-entry.js';

/** Where the entries of a pack lie, as columns: to find thousands of them, one has to be read in place of each. */
interface Index {
  /** Where the last entry begins, by which it is seen whether the index belongs to the pack. */
  readonly last: number;
  readonly end: number;
  readonly names: readonly string[];
  readonly keys: readonly string[];
  readonly digests: readonly string[];
  readonly places: readonly number[];
  readonly lengths: readonly number[];
}

/** Fewer entries are found as quickly. */
const worthIndex = 64;

/**
 * What a pack's index says; undefined where there is none, or one of another state of the pack. What was added since
 * comes after its end. Wrong places do no harm, as each value is held against its digest.
 */
export function findIndex(
  pack: string,
  entryAt: (at: number) => Entry | undefined,
): { readonly spans: ReadonlyMap<string, Span>; readonly end: number } | undefined {
  const index = findRecord<Index>(fileOf(pack));
  if (index === undefined) return undefined;
  const { last, end, names, keys, digests, places, lengths } = index;
  const spans = new Map(
    names.map((name, row): [string, Span] => {
      const [key = '', digest = ''] = [keys[row], digests[row]];
      return [name, { key, digest, at: places[row] ?? 0, length: lengths[row] ?? 0 }];
    }),
  );
  const entry = entryAt(last);
  const known = entry && spans.get(entry.name);
  const isSame = entry?.end === end && known?.digest === entry.span.digest;
  return isSame ? { spans, end } : undefined;
}

export function keepIndex(
  pack: string,
  { spans, last, end }: { readonly spans: ReadonlyMap<string, Span> } & Pick<Index, 'last' | 'end'>,
): void {
  if (last === 0 || spans.size < worthIndex) return;
  const all = [...spans.values()];
  const index: Index = {
    last,
    end,
    names: [...spans.keys()],
    keys: all.map(({ key }) => key),
    digests: all.map(({ digest }) => digest),
    places: all.map(({ at }) => at),
    lengths: all.map(({ length }) => length),
  };
  keepRecord(fileOf(pack), index);
}

function fileOf(pack: string): string {
  return `${pack}.index`;
}
