import { isObject, type JsonObject } from '../json.js';
import { pointerTo } from '../pointer.js';
import { type Kind, kindField, type ObjectField } from './object-model.js';

/** Makes another object of one of the description; `pointer` tells where it stands. */
export type MapObject = (value: JsonObject, kind: Kind, pointer: string) => unknown;

/**
 * A copy of an object in which each object below it that the specification gives a meaning to is replaced by
 * what `map` makes of it. Data stays as it is; so does the object itself where nothing changes.
 */
export function mapFields(
  node: JsonObject,
  kind: Kind,
  pointer: string,
  map: MapObject,
): JsonObject {
  let changed: Record<string, unknown> | undefined;
  for (const [key, value] of Object.entries(node)) {
    const field = key.startsWith('x-') ? undefined : kindField(kind, key);
    if (field === undefined || field === 'data') continue;
    const made = mapField(value, field, pointerTo(pointer, key), map);
    if (made === value) continue;
    changed ??= { ...node };
    setOwn(changed, key, made);
  }
  return changed ?? node;
}

/** The same for the value of one field. */
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

/** Sets a key of the object itself, whatever it is called: a schema may be named `__proto__`. */
export function setOwn(object: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(object, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
