import { asObject, isObject, type RawObject } from '../json-schema/json.js';
import { methods } from './methods.js';
import { pointerTo } from './pointer.js';

interface PathOperation {
  /** `GET`; the methods of `additionalOperations` as they are written. */
  readonly method: string;
  readonly pointer: string;
  readonly operation: RawObject;
}

/**
 * Returns the operations of a path item, those of `additionalOperations` (3.2) last.
 * @param pointer of the path item
 */
export function pathOperations(item: RawObject, pointer: string): readonly PathOperation[] {
  const fields = Object.entries(item).filter(([key]) => methods.includes(key));
  const others = Object.entries(asObject(item.additionalOperations));
  return [
    ...fields.map(([key, value]) => [key.toUpperCase(), pointerTo(pointer, key), value] as const),
    ...others.map(
      ([key, value]) => [key, pointerTo(pointer, 'additionalOperations', key), value] as const,
    ),
  ].flatMap(([method, at, operation]) =>
    isObject(operation) ? [{ method, pointer: at, operation }] : [],
  );
}
