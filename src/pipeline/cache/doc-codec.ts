import type { Doc } from '../../content/doc.js';
import type { Diagnostic, Outcome, Place } from '../../diagnostics/diagnostic.js';
import type { ShardCodec } from './sharded-store.js';

/**
 * Line, column and offset of the start, then of the end, of a position in the document's own file.
 */
type Numbers = readonly [number, number, number, number, number, number];

/** Stored form of a document, without the fields that can be derived from the others. */
export type StoredDoc = readonly [
  digest: string,
  meta: Doc['meta'],
  places: Readonly<Record<string, Numbers | Place>>,
  title: string,
  /** Null if it equals the title. */
  titleHtml: string | null,
  includes: readonly string[],
  hasExcerpt: boolean,
  digests: readonly [own: string, shared: string] | null,
  /** Operations that it shows and links to; null for none. */
  operations: readonly [shown: readonly string[], linked: readonly string[]] | null,
  component: Doc['component'] | null,
  diagnostics: readonly Diagnostic[],
  /** Names of the site's own blocks that it uses; null for none. */
  blocks: readonly string[] | null,
];

/**
 * Stores documents in less than half the space of plain JSON, because a build reads thousands of
 * them.
 */
export const docCodec: ShardCodec<Outcome<Doc>, StoredDoc> = {
  store: ({ value, diagnostics }) => {
    const { path, digest, meta, metaPlaces, title, titleHtml, includes, hasExcerpt } = value;
    const { digests, operations, component, blocks } = value;
    return [
      digest,
      meta,
      mapped(metaPlaces, (place) => placeNumbers(place, path)),
      title,
      titleHtml === title ? null : titleHtml,
      includes,
      hasExcerpt,
      digests ? [digests.own, digests.shared] : null,
      operations ? [operations.shown, operations.linked] : null,
      component ?? null,
      diagnostics,
      blocks ?? null,
    ];
  },
  revive: (stored, path) => {
    const [digest, meta, places, title, titleHtml, includes, hasExcerpt, ...rest] = stored;
    const [digests, operations, component, diagnostics, blocks] = rest;
    return {
      value: {
        path,
        digest,
        meta,
        metaPlaces: mapped(places, (place) => numbersPlace(place, path)),
        title,
        titleHtml: titleHtml ?? title,
        includes,
        blocks: blocks ?? undefined,
        hasExcerpt,
        operations: operations ? { shown: operations[0], linked: operations[1] } : undefined,
        component: component ?? undefined,
        digests: digests ? { own: digests[0], shared: digests[1] } : undefined,
      },
      diagnostics,
    };
  },
};

function mapped<T, U>(
  record: Readonly<Record<string, T>>,
  change: (value: T) => U,
): Record<string, U> {
  const changed: Record<string, U> = {};
  for (const key of Object.keys(record)) changed[key] = change(record[key] as T);
  return changed;
}

function placeNumbers(place: Place, path: string): Numbers | Place {
  const { file, start, end } = place;
  if (file !== path || !end || Object.keys(place).length > 3) return place;
  return [start.line, start.column, start.offset, end.line, end.column, end.offset];
}

function numbersPlace(stored: Numbers | Place, file: string): Place {
  if (!isNumbers(stored)) return stored;
  const [line, column, offset, endLine, endColumn, endOffset] = stored;
  return {
    file,
    start: { line, column, offset },
    end: { line: endLine, column: endColumn, offset: endOffset },
  };
}

function isNumbers(stored: Numbers | Place): stored is Numbers {
  return Array.isArray(stored);
}
