import { isObject, type JsonObject, objectOf } from '../json.js';
import { pointerTo } from '../pointer.js';

/** A reference in the mapping of a discriminator, which has no `$ref`, and where it stands. */
export interface MappedReference {
  readonly key: string;
  readonly pointer: string;
  readonly written: string;
}

/** The references in a schema's mapping; what does not look like one is the name of a schema. */
export function mappedReferences(schema: JsonObject, pointer: string): readonly MappedReference[] {
  const { discriminator } = schema;
  if (!isObject(discriminator)) return [];
  return Object.entries(objectOf(discriminator.mapping)).flatMap(([key, written]) => {
    if (typeof written !== 'string' || !/[#/]|\.(?:ya?ml|json)$/.test(written)) return [];
    return [{ key, pointer: pointerTo(pointer, 'discriminator', 'mapping', key), written }];
  });
}

/** The schema with references of its mapping replaced. */
export function withMapping(schema: JsonObject, replaced: ReadonlyMap<string, string>): JsonObject {
  if (replaced.size === 0) return schema;
  const discriminator = objectOf(schema.discriminator);
  const mapping = { ...objectOf(discriminator.mapping), ...Object.fromEntries(replaced) };
  return { ...schema, discriminator: { ...discriminator, mapping } };
}
