import { nodeReference, valueAt } from '../json.js';
import { lookUp, pointerKeys, pointerOfFragment, pointerTo } from '../pointer.js';
import type { FollowReference, SourcePointer } from '../source/locate.js';
import type { ParsedSource } from '../source/parse-source.js';
import type { Files } from './files.js';
import { absolute, type DeclaredNames, outermostSchema } from './identifiers.js';
import { resolveReference } from './resolve.js';

export interface FoundTarget extends SourcePointer {
  readonly value: unknown;
}

/** Creates a resolver of references between files that have been read. */
export function createReferenceFollower(files: Files): FollowReference {
  const { declared } = files;
  return (source, reference, at) => {
    const resolved = resolveReference(files.fileLocation(source), reference);
    const { fragment } = resolved;
    const resource =
      at !== undefined && declared.hasIds(source)
        ? declared.identifiers(source).enclosingResource(at)
        : undefined;
    if (resolved.kind === 'local') {
      const own = resource && within(source, fragment, declared, { base: resource.pointer });
      return own ?? within(source, fragment, declared, { near: at && outermostSchema(at) });
    }
    const name = reference.replace(/#.*$/, '');
    const identified = identifiedSchema([absolute(name, resource?.id), name], source, files);
    const own =
      identified && within(identified.source, fragment, declared, { base: identified.pointer });
    const target = files.sources.get(resolved.location);
    return own ?? (target && within(target, fragment, declared));
  };
}

/**
 * Returns the schema with one of some identifiers, which take precedence over file locations (JSON Schema 2020-12 core,
 * section 8.2).
 */
function identifiedSchema(
  names: readonly string[],
  source: ParsedSource,
  { declared, sources }: Files,
): SourcePointer | undefined {
  for (const candidate of [source, ...sources.values()]) {
    if (candidate === undefined || !declared.hasIds(candidate)) continue;
    const { ids } = declared.identifiers(candidate);
    for (const name of names) {
      const pointer = ids.get(name);
      if (pointer !== undefined) return { source: candidate, pointer };
    }
  }
  return undefined;
}

/**
 * Resolves a fragment: a JSON pointer relative to the schema at `base`, or an anchor in `base` or
 * close to `near`.
 */
function within(
  source: ParsedSource,
  fragment: string,
  declared: DeclaredNames,
  { base, near = '' }: { readonly base?: string; readonly near?: string | undefined } = {},
): SourcePointer | undefined {
  const pointer = pointerOfFragment(fragment);
  if (pointer === undefined) {
    const anchored = declared.identifiers(source).anchored(fragment, base ?? near);
    return anchored === undefined ? undefined : { source, pointer: anchored };
  }
  if (base === undefined) return { source, pointer };
  // Many authors nevertheless write pointers relative to the file.
  const below = base + pointer;
  return lookUp(source.value, below) === undefined ? undefined : { source, pointer: below };
}

/** Returns the value at a target. References on the way are followed, but not one at the end. */
export function findTarget(
  target: SourcePointer,
  follow: FollowReference,
): FoundTarget | undefined {
  let hops = 0;
  const settle = (found: FoundTarget): FoundTarget | undefined => {
    const reference = nodeReference(found.value);
    if (reference === undefined) return found;
    hops += 1;
    const next = hops > 50 ? undefined : follow(found.source, reference, found.pointer);
    return next && find(next);
  };
  const find = ({ source, pointer }: SourcePointer): FoundTarget | undefined => {
    let found: FoundTarget | undefined = { source, pointer: '', value: source.value };
    for (const key of pointerKeys(pointer)) {
      let value: unknown = found && valueAt(found.value, key);
      if (value === undefined && found) {
        found = settle(found);
        value = found && valueAt(found.value, key);
      }
      if (found === undefined || value === undefined) return undefined;
      found = { source: found.source, pointer: pointerTo(found.pointer, key), value };
    }
    return found;
  };
  return find(target);
}
