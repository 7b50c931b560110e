import { isObject } from '../../json-schema/json.js';
import type { BundledDocument } from '../bundled-document.js';
import { pointerTo } from '../pointer.js';
import { kindField, kindName, type ObjectKind } from '../references/object-model.js';

/** A value that is not the object or list that the specification wants. */
export interface StructureMismatch {
  readonly pointer: string;
  /** `parameters`, `parameters[0]` */
  readonly name: string;
  readonly value: unknown;
  /** `an object`, `a schema` */
  readonly wanted: string;
  /** Whether the API can be used without it: `license: MIT` must not fail the build. */
  readonly isMinor: boolean;
  /** Whether it is a list of schemas by position, as in JSON Schema before 2020-12. */
  readonly isTuple: boolean;
}

const minorKinds: ReadonlySet<ObjectKind> = new Set([
  'contact',
  'license',
  'externalDocs',
  'example',
  'xml',
]);

/** Returns the values that are not objects, or lists of objects, although the specification wants them. */
export function structureMismatches({
  objects,
}: Pick<BundledDocument, 'objects'>): readonly StructureMismatch[] {
  return objects.flatMap(({ kind, node, pointer }) =>
    Object.entries(node).flatMap(([key, value]) => fieldMismatches(kind, key, value, pointer)),
  );
}

function fieldMismatches(
  kind: ObjectKind,
  key: string,
  value: unknown,
  pointer: string,
): readonly StructureMismatch[] {
  const field = kindField(kind, key);
  if (field === undefined || field === 'data') return [];
  const at = pointerTo(pointer, key);
  const isTuple = key === 'items' && Array.isArray(value) && value.every(isObject);
  const mismatch = (wanted: string, isMinor: boolean): readonly StructureMismatch[] => [
    { pointer: at, name: key, value, wanted, isMinor, isTuple },
  ];
  if (typeof field === 'string') {
    return isOfKind(value, field) ? [] : mismatch(shapeName(field), minorKinds.has(field));
  }
  const [shape, item] = field;
  const isMinor = minorKinds.has(item);
  if (shape === 'list' && !Array.isArray(value)) return mismatch('a list', isMinor);
  if (shape === 'map' && !isObject(value)) return mismatch('an object', isMinor);
  return Object.entries(value as object).flatMap(([name, child]) => {
    if (isOfKind(child, item) || name.startsWith('x-')) return [];
    const called = shape === 'list' ? `${key}[${name}]` : name;
    const wanted = kindName(item);
    const below = { pointer: pointerTo(at, name), name: called, value: child };
    return [{ ...below, wanted, isMinor, isTuple: false }];
  });
}

/** Avoids a message in which the kind only repeats the field name. */
function shapeName(kind: ObjectKind): string {
  const name = kindName(kind);
  return / /.test(name) ? name : 'an object';
}

/**
 * A schema may also be a boolean (JSON Schema 2020-12, section 4.3.2; in Swagger 2.0, as the value
 * of `additionalProperties`).
 */
function isOfKind(value: unknown, kind: ObjectKind): boolean {
  const isSchema = kind === 'schema' || kind === 'swaggerSchema';
  return isObject(value) || (isSchema && typeof value === 'boolean');
}
