import { isObject, type RawObject } from '../../json-schema/json.js';
import { nodeReference } from '../json.js';
import { pointerTo } from '../pointer.js';
import { kindField, type ObjectField, type ObjectKind } from './object-model.js';

/** An object of the description, with the kind that its location implies. */
export interface VisitedObject {
  readonly kind: ObjectKind;
  readonly node: RawObject;
  readonly pointer: string;
  /** Target, if the object has a reference. */
  readonly reference: string | undefined;
  /**
   * Key of the field that contains the object, ignoring map keys and list indexes: `allOf`,
   * `properties`.
   */
  readonly field: string;
}

/**
 * A map or list that consists of a reference, which authors use although the specification does not
 * allow it.
 */
interface VisitedField {
  readonly field: readonly ['list' | 'map', ObjectKind];
  readonly node: RawObject;
  readonly pointer: string;
  readonly reference: string;
}

interface ReferenceVisitor {
  readonly object: (visited: VisitedObject) => void;
  readonly field?: (visited: VisitedField) => void;
}

/**
 * Visits every object of a description that the specification defines, in file order. Skips
 * examples, defaults and extensions, which are data, and does not follow references.
 */
export function walkReferences(
  root: unknown,
  kind: ObjectKind,
  visitor: ReferenceVisitor,
  at = '',
): void {
  // YAML aliases share objects, so an object may contain itself.
  const ancestors = new Set<object>();
  const enter = (value: unknown, kind: ObjectKind, pointer: string, field: string): void => {
    if (!isObject(value) || ancestors.has(value)) return;
    ancestors.add(value);
    visitor.object({ kind, node: value, pointer, reference: nodeReference(value, kind), field });
    for (const [key, child] of Object.entries(value)) {
      const below = kindField(kind, key);
      if (below !== undefined) enterField(child, below, pointerTo(pointer, key), key);
    }
    ancestors.delete(value);
  };
  const enterField = (value: unknown, field: ObjectField, pointer: string, name: string): void => {
    if (field === 'data') return;
    if (typeof field === 'string') {
      enter(value, field, pointer, name);
      return;
    }
    const [shape, kind] = field;
    const reference = nodeReference(value);
    if (reference !== undefined && isObject(value)) {
      visitor.field?.({ field, node: value, pointer, reference });
    }
    if (shape === 'list' ? !Array.isArray(value) : !isObject(value)) return;
    for (const [key, child] of Object.entries(value as object)) {
      if (shape === 'map' && kind !== 'schema' && key.startsWith('x-')) continue;
      enter(child, kind, pointerTo(pointer, key), name);
    }
  };
  enter(root, kind, at, '');
}
