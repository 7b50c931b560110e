import { isObject, type RawObject } from '../../json-schema/json.js';
import { pointerTo } from '../pointer.js';
import { kindField, type ObjectField, type ObjectKind } from './object-model.js';

/** Maps one object of the description; `pointer` is its location. */
export type MapObject = (value: RawObject, kind: ObjectKind, pointer: string) => unknown;

/**
 * Returns a copy in which `map` replaces each child object that the specification defines. Plain
 * data stays; without changes, returns the object itself.
 */
export function mapFields(
  node: RawObject,
  kind: ObjectKind,
  pointer: string,
  map: MapObject,
): RawObject {
  let changed: Record<string, unknown> | undefined;
  for (const [key, value] of Object.entries(node)) {
    const field = kindField(kind, key);
    if (field === undefined || field === 'data') continue;
    const made = mapField(value, field, pointerTo(pointer, key), map);
    if (made === value) continue;
    changed ??= { ...node };
    setOwn(changed, key, made);
  }
  return changed ?? node;
}

/** Maps the value of one field. */
export function mapField(
  value: unknown,
  field: ObjectField,
  pointer: string,
  map: MapObject,
): unknown {
  if (field === 'data') return value;
  if (typeof field === 'string') return isObject(value) ? map(value, field, pointer) : value;
  const [shape, kind] = field;
  if (shape === 'list') {
    if (!Array.isArray(value)) return value;
    const made = value.map((item, index) =>
      isObject(item) ? map(item, kind, pointerTo(pointer, index)) : item,
    );
    return made.some((item, index) => item !== value[index]) ? made : value;
  }
  if (!isObject(value)) return value;
  let changed: Record<string, unknown> | undefined;
  for (const [key, child] of Object.entries(value)) {
    if (!isObject(child) || (kind !== 'schema' && key.startsWith('x-'))) continue;
    const made = map(child, kind, pointerTo(pointer, key));
    if (made === child) continue;
    changed ??= { ...value };
    setOwn(changed, key, made);
  }
  return changed ?? value;
}

/** Sets an own property with any name, including `__proto__`. */
export function setOwn(object: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(object, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
