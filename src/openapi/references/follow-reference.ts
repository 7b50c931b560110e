import { nodeReference, valueAt } from '../json.js';
import { lookUp, pointerKeys, pointerOfFragment, pointerTo } from '../pointer.js';
import type { FollowReference, SourcePointer } from '../source/locate.js';
import type { ParsedSource } from '../source/parse-source.js';
import type { Files } from './files.js';
import { absolute, type DeclaredNames, outermostSchema } from './identifiers.js';
import { type Resolved, resolveReference } from './resolve.js';

export interface FoundTarget extends SourcePointer {
  readonly value: unknown;
}

/** Creates a resolver of references between files that have been read. */
export function createReferenceFollower(files: Files): FollowReference {
  const { declared } = files;
  return (source, reference, at) => {
    const resolved = resolveReference(files.locationOf(source), reference);
    const identified = identify(files, source, reference, resolved, at);
    if (identified !== undefined) return identified;
    if (resolved.kind === 'local') {
      return within(source, resolved.fragment, declared, { near: at && outermostSchema(at) });
    }
    const target = files.sources.get(resolved.location);
    return target && within(target, resolved.fragment, declared);
  };
}

/**
 * Schema identifiers take precedence over file locations (JSON Schema 2020-12 core, section 8.2).
 */
function identify(
  files: Files,
  source: ParsedSource,
  reference: string,
  { kind, fragment }: Resolved,
  at: string | undefined,
): SourcePointer | undefined {
  const { declared } = files;
  const resource =
    at !== undefined && declared.hasIds(source)
      ? declared.identifiers(source).resourceOf(at)
      : undefined;
  if (kind === 'local') {
    return resource && within(source, fragment, declared, { base: resource.pointer });
  }
  const name = reference.replace(/#.*$/, '');
  for (const candidate of [source, ...files.sources.values()]) {
    if (candidate === undefined || !declared.hasIds(candidate)) continue;
    const { ids } = declared.identifiers(candidate);
    const pointer = ids.get(absolute(name, resource?.id)) ?? ids.get(name);
    if (pointer !== undefined) return within(candidate, fragment, declared, { base: pointer });
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
