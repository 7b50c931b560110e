import { asObject } from '../../json-schema/json.js';
import { nodeReference } from '../json.js';
import { pointerTo } from '../pointer.js';
import type { FollowReference, SourcePointer } from '../source/locate.js';
import type { ParsedSource } from '../source/parse-source.js';
import { findTarget } from './follow-reference.js';
import type { ObjectKind } from './object-model.js';

/** Sections of the component kinds; other kinds are inlined where they are referenced. */
export const sections: Partial<Record<ObjectKind, string>> = {
  callback: '/components/callbacks',
  example: '/components/examples',
  header: '/components/headers',
  link: '/components/links',
  mediaType: '/components/mediaTypes',
  parameter: '/components/parameters',
  requestBody: '/components/requestBodies',
  response: '/components/responses',
  schema: '/components/schemas',
  securityScheme: '/components/securitySchemes',
  swaggerParameter: '/parameters',
  swaggerResponse: '/responses',
  swaggerSchema: '/definitions',
};

export interface Components {
  /** Pointers of all components of the root file. */
  readonly names: ReadonlySet<string>;
  /** Components that only refer to a part of another file, which takes over their name. */
  readonly aliases: ReadonlyMap<string, SourcePointer>;
}

/** Collects the components of the root file, to which parts of other files may already belong. */
export function knownComponents(root: ParsedSource, follow: FollowReference): Components {
  const names = new Set<string>();
  const aliases = new Map<string, SourcePointer>();
  const taken = new Set<string>();
  for (const [kind, section] of Object.entries(sections) as [ObjectKind, string][]) {
    const resolved = findTarget({ source: root, pointer: section }, follow);
    const written = nodeReference(resolved?.value);
    const next =
      resolved && written !== undefined
        ? follow(resolved.source, written, resolved.pointer)
        : resolved;
    const target = next && findTarget(next, follow);
    for (const [name, value] of Object.entries(asObject(target?.value))) {
      const pointer = pointerTo(section, name);
      names.add(pointer);
      const reference = nodeReference(value, kind);
      if (target === undefined || reference === undefined) {
        if (target !== undefined && target.source !== root) {
          aliases.set(pointer, { source: target.source, pointer: pointerTo(target.pointer, name) });
        }
        continue;
      }
      if (Object.keys(asObject(value)).length > 1) continue;
      const from = pointerTo(target.pointer, name);
      const end = findComponent(follow(target.source, reference, from), kind, root, follow);
      if (end === undefined || end.source === root || taken.has(targetKey(end))) continue;
      taken.add(targetKey(end));
      aliases.set(pointer, end);
    }
  }
  return { names, aliases };
}

export function targetKey({ source, pointer }: SourcePointer): string {
  return `${source.file}#${pointer}`;
}

/**
 * Follows a chain of references without siblings to its end. A target within the root file keeps
 * its own name.
 */
export function findComponent(
  first: SourcePointer | undefined,
  kind: ObjectKind,
  root: ParsedSource,
  follow: FollowReference,
): SourcePointer | undefined {
  const start = first && findTarget(first, follow);
  let target = start;
  for (let hops = 0; target !== undefined && hops < 50; hops += 1) {
    const written = nodeReference(target.value, kind);
    if (written === undefined || Object.keys(asObject(target.value)).length > 1) break;
    const next = follow(target.source, written, target.pointer);
    const found = next && findTarget(next, follow);
    if (found === undefined) break;
    target = found;
  }
  return start?.source === root && target?.source === root ? start : target;
}
