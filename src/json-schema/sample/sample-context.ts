import { holdsOnlyAbsent, isAbsent, type Perspective } from '../direction.js';
import type { Json, JsonObject } from '../json.js';
import type { Defs } from '../references.js';
import { createMatcher } from '../validation/index.js';
import type { PropertyNames } from './property-schemas.js';

/** The discriminator value of a named schema, such as `petType: Dog`. */
export interface Mark {
  readonly property: string;
  readonly value: string;
}

/** The schemas that extend a named one with `allOf`, distinguished by the value of a property. */
export interface Inheritance {
  /** Returns the mark that identifies a named schema among those with the same base. */
  discriminatorMark(name: string): Mark | undefined;
  /** Returns the named schemas that extend a base, with their marks. */
  derivedSchemas(name: string): readonly (Mark & { readonly schema: string })[];
}

/** What generating a value needs to know about the schemas. */
export interface SampleContext extends Inheritance {
  readonly defs: Defs;
  readonly direction: Perspective;
  /** What {@link readOnce} has found. */
  readonly found: {
    readonly names: WeakMap<JsonObject, PropertyNames>;
    readonly values: WeakMap<JsonObject, Json | undefined>;
  };
  /** Whether a value matches a schema. */
  isValid(value: Json, schema: Json): boolean;
  /** Whether a property with this schema is absent in the direction. */
  isAbsent(schema: Json): boolean;
  /** Whether there is nothing to put into an object or list in the direction. */
  holdsNothing(schema: Json): boolean;
}

/** @param onCheck called for each schema that is compared with a value */
export function createSampleContext(
  defs: Defs,
  direction: Perspective,
  inheritance: Inheritance,
  onCheck: () => void,
): SampleContext {
  return {
    ...inheritance,
    defs,
    direction,
    found: { names: new WeakMap(), values: new WeakMap() },
    isValid: createMatcher(defs, direction, onCheck),
    isAbsent: (schema) => direction !== 'both' && isAbsent(schema, direction, defs),
    holdsNothing: (schema) => direction !== 'both' && holdsOnlyAbsent(schema, direction, defs),
  };
}

/** Reads something of schemas; of a single one only once, because many examples show the same objects. */
export function readOnce<Found>(
  found: WeakMap<JsonObject, Found>,
  schemas: readonly JsonObject[],
  read: () => Found,
): Found {
  const [schema] = schemas;
  if (schema === undefined || schemas.length > 1) return read();
  const known = found.get(schema);
  if (known !== undefined || found.has(schema)) return known as Found;
  const fresh = read();
  found.set(schema, fresh);
  return fresh;
}
