import { kindField } from '../references/object-model.js';
import type { VisitedObject } from '../references/walk.js';

/** Returns the keys of an object that are neither fields of its kind nor extensions. */
export function unknownFields({ kind, node, reference }: VisitedObject): readonly string[] {
  if (reference !== undefined || kind === 'callback') return [];
  return Object.keys(node).filter(
    (key) => !key.startsWith('x-') && kindField(kind, key) === undefined,
  );
}

/** Whether a named example contains its value directly, which authors often write instead of `value`. */
export function isBareExample({ kind, node }: VisitedObject, unknown: readonly string[]): boolean {
  return kind === 'example' && unknown.length > 0 && unknown.length === Object.keys(node).length;
}
