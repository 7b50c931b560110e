import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { UnmatchedSelection } from './api/api.js';
import type { Description, Version } from './description.js';
import { filterDocument, isSelective } from './filter/filter-document.js';
import type { PartFilter } from './filter/selection.js';
import { asObject, type RawObject } from './json.js';
import { assemble } from './references/assemble.js';
import { checkReferences } from './references/check.js';
import { collectReferences } from './references/collect.js';
import { type Access, openFiles } from './references/files.js';
import type { Kind } from './references/object-model.js';
import { createFollow } from './references/target.js';
import { type Visited, walkReferences } from './references/walk.js';
import { type Locator, makeLocator, type Target } from './source/locate.js';
import type { DescriptionFile } from './source/parse.js';
import { upgradeSwagger } from './upgrade/upgrade.js';

/** A description in one document, in its original and in OpenAPI 3 form. */
export interface ReadDescription {
  readonly written: Description;
  /** Identical to `written`, except for Swagger 2.0. */
  readonly current: Description;
  /** Maps a pointer into `current` to a pointer into `written`. */
  before(pointer: string): string;
  /** The document combines several files, contains rewritten references or is a part of the whole. */
  readonly isAssembled: boolean;
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

/** Reads all files of a description and combines them into one document. */
export async function readDescription(
  source: DescriptionFile,
  version: Version,
  access: Access,
  filter: PartFilter = {},
): Promise<ReadDescription> {
  const rootKind = version === '2.0' ? 'swagger' : 'description';
  const files = openFiles(source, access);
  const follow = createFollow(files);
  const collected = await collectReferences(source, rootKind, files, follow);
  const { diagnostics } = checkReferences(collected, follow);
  const { document: whole, moved } =
    collected.spread || collected.hasExampleData
      ? assemble(source, rootKind, follow, files.declared, collected)
      : { document: asObject(source.value), moved: new Map<string, Target>() };
  const wholeLocator = makeLocator(source, follow, (pointer) => moved.get(pointer));
  const isPart = isSelective(filter);
  const shown = isPart ? filterDocument(whole, rootKind, filter) : undefined;
  const document = shown?.document ?? whole;
  const locator = shown ? mappedLocator(wholeLocator, shown.before) : wholeLocator;
  const written = describe(source.file, version, document, rootKind, locator);
  const found = [...files.diagnostics, ...collected.diagnostics, ...diagnostics];
  const locations = [...files.sources.keys()];
  const characters = [...files.sources.values()].reduce(
    (total, file) => total + (file?.text.length ?? 0),
    0,
  );
  const { hasExampleData, spread } = collected;
  const isAssembled = spread || isPart;
  const unmatched = shown?.unmatched ?? [];
  const read = {
    written,
    isAssembled,
    hasExampleData,
    locations,
    characters,
    unmatched,
    diagnostics: found,
  };
  if (version !== '2.0') return { ...read, current: written, before: (pointer) => pointer };
  const { document: upgraded, before } = upgradeSwagger(document);
  const upgradedLocator = mappedLocator(locator, before);
  const current = describe(source.file, version, upgraded, 'description', upgradedLocator);
  return { ...read, current, before };
}

/** Returns a locator for a document whose pointers `before` maps to those of the located one. */
function mappedLocator(locator: Locator, before: (pointer: string) => string): Locator {
  return {
    locate: (pointer, on) => locator.locate(before(pointer), on),
    origin: (pointer) => locator.origin(before(pointer)),
    written: (pointer) => locator.written(before(pointer)),
  };
}

function describe(
  file: string,
  version: Version,
  document: RawObject,
  rootKind: Kind,
  locator: Locator,
): Description {
  const objects: Visited[] = [];
  walkReferences(document, rootKind, (visited) => objects.push(visited));
  const kinds = new Map(objects.map(({ pointer, kind }) => [pointer, kind]));
  return { file, version, document, objects, kinds, locator };
}
