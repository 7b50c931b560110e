import type { RawObject } from '../../json-schema/json.js';
import { pointerOfFragment } from '../pointer.js';
import type { ObjectKind } from './object-model.js';
import type { VisitedObject } from './walk.js';

/** Finds references to an object of another kind, which are not followed. */
export function findKindMismatches(
  objects: readonly VisitedObject[],
  kinds: ReadonlyMap<string, ObjectKind>,
): (node: RawObject) => boolean {
  const found = new Set<RawObject>();
  for (const { node, kind, reference } of objects) {
    const target = reference === undefined ? undefined : pointerOfFragment(reference);
    const actual = target === undefined ? undefined : kinds.get(target);
    if (actual !== undefined && !isCompatibleKind(actual, kind)) found.add(node);
  }
  return (node) => found.has(node);
}

export function isCompatibleKind(actual: ObjectKind, wanted: ObjectKind): boolean {
  return actual === wanted || (actual === 'parameter' && wanted === 'header');
}
