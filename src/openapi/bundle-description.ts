import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { asObject } from '../json-schema/json.js';
import type { UnmatchedSelection } from './api/api.js';
import type { BundledDocument, Version } from './bundled-document.js';
import { filterDocument, isSelective } from './filter/filter-document.js';
import type { PartFilter } from './filter/selection.js';
import { isInternal } from './internal-parts.js';
import { checkReferences } from './references/check.js';
import { collectReferences } from './references/collect.js';
import { type Access, openFiles } from './references/files.js';
import { createReferenceFollower } from './references/follow-reference.js';
import { joinFiles } from './references/join-files.js';
import type { ObjectKind } from './references/object-model.js';
import { type VisitedObject, walkReferences } from './references/walk.js';
import { type Locator, makeLocator, type SourcePointer } from './source/locate.js';
import type { ParsedSource } from './source/parse-source.js';
import { upgradeSwagger } from './upgrade/upgrade.js';

/** A description in one document, in its original and in OpenAPI 3 form. */
export interface Bundle {
  readonly original: BundledDocument;
  /** Identical to `original`, except for Swagger 2.0. */
  readonly current: BundledDocument;
  /** Maps a pointer into `current` to a pointer into `original`. */
  before(pointer: string): string;
  /** The document combines several files, contains rewritten references or is a part of the whole. */
  readonly isRewritten: boolean;
  /** References in examples were replaced by their targets, which may multiply their size. */
  readonly hasExampleData: boolean;
  /** Values of the filter that select nothing. */
  readonly unmatched: readonly UnmatchedSelection[];
  /** Absolute paths and URLs of all files. */
  readonly locations: readonly string[];
  /** Length of all files, by which limits grow. */
  readonly characters: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** A document with the source positions of its parts. */
type LocatedDocument = Pick<BundledDocument, 'document' | 'locator'>;

/** Reads all files of a description, combines them, selects the parts to show, and upgrades Swagger 2.0. */
export async function bundleDescription(
  file: ParsedSource,
  version: Version,
  access: Access,
  filter: PartFilter = {},
): Promise<Bundle> {
  const rootKind = version === '2.0' ? 'swagger' : 'description';
  const { whole, ...read } = await readFiles(file, rootKind, access);
  const indexed = indexObjects(file.file, version, whole, rootKind);
  const { shown, unmatched } = selectParts(indexed, rootKind, filter);
  const isRewritten = read.isRewritten || shown !== indexed;
  const original = shown === indexed ? indexed : indexObjects(file.file, version, shown, rootKind);
  const bundle = { ...read, isRewritten, unmatched, original };
  if (version !== '2.0') return { ...bundle, current: original, before: (pointer) => pointer };
  const { document, before } = upgradeSwagger(shown.document);
  const upgraded = { document, locator: mappedLocator(shown.locator, before) };
  const current = indexObjects(file.file, version, upgraded, 'description');
  return { ...bundle, current, before };
}

/** Reads the files that references name and combines all into one document. */
async function readFiles(file: ParsedSource, rootKind: ObjectKind, access: Access) {
  const files = openFiles(file, access);
  const follow = createReferenceFollower(files);
  const collected = await collectReferences(file, rootKind, files, follow);
  const { hasExampleData, spread } = collected;
  const { diagnostics } = checkReferences(collected, follow);
  const { document, moved } =
    spread || hasExampleData
      ? joinFiles(file, rootKind, follow, collected)
      : { document: asObject(file.value), moved: new Map<string, SourcePointer>() };
  const whole: LocatedDocument = {
    document,
    locator: makeLocator(file, follow, (pointer) => moved.get(pointer)),
  };
  return {
    whole,
    isRewritten: spread,
    hasExampleData,
    locations: [...files.sources.keys()],
    characters: [...files.sources.values()].reduce(
      (total, one) => total + (one?.text.length ?? 0),
      0,
    ),
    diagnostics: [...files.diagnostics, ...collected.diagnostics, ...diagnostics],
  };
}

/** Removes the parts that a filter does not select, and internal ones. */
function selectParts(
  whole: BundledDocument,
  rootKind: ObjectKind,
  filter: PartFilter,
): { readonly shown: LocatedDocument; readonly unmatched: readonly UnmatchedSelection[] } {
  const isWhole = !isSelective(filter) && !whole.objects.some(({ node }) => isInternal(node));
  if (isWhole) return { shown: whole, unmatched: [] };
  const { document, before, unmatched } = filterDocument(whole.document, rootKind, filter);
  return { shown: { document, locator: mappedLocator(whole.locator, before) }, unmatched };
}

/** Returns a locator for a document whose pointers `before` maps to those of the located one. */
function mappedLocator(locator: Locator, before: (pointer: string) => string): Locator {
  return {
    locate: (pointer, on) => locator.locate(before(pointer), on),
    origin: (pointer) => locator.origin(before(pointer)),
    written: (pointer) => locator.written(before(pointer)),
  };
}

/** Lists the objects of a document, such as operations and schemas. */
function indexObjects(
  file: string,
  version: Version,
  { document, locator }: LocatedDocument,
  rootKind: ObjectKind,
): BundledDocument {
  const objects: VisitedObject[] = [];
  walkReferences(document, rootKind, { object: (visited) => objects.push(visited) });
  const kinds = new Map(objects.map(({ pointer, kind }) => [pointer, kind]));
  return { file, version, document, objects, kinds, locator };
}
