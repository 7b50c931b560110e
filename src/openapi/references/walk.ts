import { isObject, type JsonObject, nodeReference } from '../json.js';
import { pointerTo } from '../pointer.js';
import { type Kind, kindField, type ObjectField } from './object-model.js';

/** An object of the description, and what it is according to the place where it stands. */
export interface Visited {
  readonly kind: Kind;
  readonly node: JsonObject;
  readonly pointer: string;
  /** The target, where the object is (or also is) a reference. */
  readonly reference: string | undefined;
  /** The key of the field that holds it, above maps and lists: `allOf`, `properties`. */
  readonly field: string;
}

/** A map or a list that is a reference as a whole, which authors do although it is not in the specification. */
export interface VisitedField {
  readonly field: readonly ['list' | 'map', Kind];
  readonly node: JsonObject;
  readonly pointer: string;
  readonly reference: string;
}

/**
 * Visits every object of a description that the specification gives a meaning to, in the order of the
 * file. Examples, defaults and extensions are data and not entered; references are not followed.
 */
export function walkReferences(
  root: unknown,
  kind: Kind,
  visit: (visited: Visited) => void,
  at = '',
  visitField: (visited: VisitedField) => void = () => {},
): void {
  // A YAML alias makes one object stand in two places; one inside itself would never end.
  const ancestors = new Set<object>();
  const enter = (value: unknown, kind: Kind, pointer: string, field: string): void => {
    if (!isObject(value) || ancestors.has(value)) return;
    ancestors.add(value);
    visit({ kind, node: value, pointer, reference: nodeReference(value, kind), field });
    for (const [key, child] of Object.entries(value)) {
      if (key.startsWith('x-')) continue;
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
      visitField({ field, node: value, pointer, reference });
    }
    if (shape === 'list' ? !Array.isArray(value) : !isObject(value)) return;
    for (const [key, child] of Object.entries(value as object)) {
      if (shape === 'map' && kind !== 'schema' && key.startsWith('x-')) continue;
      enter(child, kind, pointerTo(pointer, key), name);
    }
  };
  enter(root, kind, at, '');
}
