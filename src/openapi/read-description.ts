import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Description, Version } from './description.js';
import { asObject, type JsonObject } from './json.js';
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

/** A description in one document, as it came and in the form of OpenAPI 3. */
export interface ReadDescription {
  readonly written: Description;
  /** The same as `written`, unless that is Swagger. */
  readonly current: Description;
  /** The pointer into `written` of a pointer into `current`. */
  before(pointer: string): string;
  /** It was put together of several files, or references in it were rewritten. */
  readonly isAssembled: boolean;
  /** References in its examples have been replaced by what they lead to, which may multiply. */
  readonly hasExampleData: boolean;
  /** Locations of all its files: absolute paths and URLs. */
  readonly locations: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads all files of a description and makes one document of them. */
export async function readDescription(
  source: DescriptionFile,
  version: Version,
  access: Access,
): Promise<ReadDescription> {
  const rootKind = version === '2.0' ? 'swagger' : 'description';
  const files = openFiles(source, access);
  const follow = createFollow(files);
  const collected = await collectReferences(source, rootKind, files, follow);
  const { diagnostics } = checkReferences(collected, follow);
  const { document, moved } =
    collected.spread || collected.hasExampleData
      ? assemble(source, rootKind, follow, collected)
      : { document: asObject(source.value), moved: new Map<string, Target>() };
  const locator = makeLocator(source, follow, (pointer) => moved.get(pointer));
  const written = describe(source.file, version, document, rootKind, locator);
  const found = [...files.diagnostics, ...collected.diagnostics, ...diagnostics];
  const locations = [...files.sources.keys()];
  const { hasExampleData, spread: isAssembled } = collected;
  const read = { written, isAssembled, hasExampleData, locations, diagnostics: found };
  if (version !== '2.0') return { ...read, current: written, before: (pointer) => pointer };
  const { document: upgraded, before } = upgradeSwagger(document);
  const upgradedLocator: Locator = {
    locate: (pointer, on) => locator.locate(before(pointer), on),
    origin: (pointer) => locator.origin(before(pointer)),
    written: (pointer) => locator.written(before(pointer)),
  };
  const current = describe(source.file, version, upgraded, 'description', upgradedLocator);
  return { ...read, current, before };
}

function describe(
  file: string,
  version: Version,
  document: JsonObject,
  rootKind: Kind,
  locator: Locator,
): Description {
  const objects: Visited[] = [];
  walkReferences(document, rootKind, (visited) => objects.push(visited));
  const kinds = new Map(objects.map(({ pointer, kind }) => [pointer, kind]));
  return { file, version, document, objects, kinds, locator };
}
