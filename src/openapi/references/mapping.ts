import { asObject, isObject, type JsonObject } from '../json.js';
import { pointerTo } from '../pointer.js';

/** A reference of a discriminator, in its mapping or its default, which has no `$ref`, and where it stands. */
export interface MappedReference {
  readonly pointer: string;
  readonly written: string;
}

/** Whether what a discriminator says is a reference, not the name of a schema. */
export function looksLikeReference(written: string): boolean {
  return /[#/]|\.(?:ya?ml|json)$/.test(written);
}

/** The references of a schema's discriminator; what does not look like one is the name of a schema. */
export function mappedReferences(schema: JsonObject, pointer: string): readonly MappedReference[] {
  const { discriminator } = schema;
  if (!isObject(discriminator)) return [];
  const at = pointerTo(pointer, 'discriminator');
  const written = Object.entries(asObject(discriminator.mapping)).map(
    ([key, value]) => [pointerTo(at, 'mapping', key), value] as const,
  );
  const all = [
    ...written,
    [pointerTo(at, 'defaultMapping'), discriminator.defaultMapping] as const,
  ];
  return all.flatMap(([place, value]) =>
    typeof value === 'string' && looksLikeReference(value)
      ? [{ pointer: place, written: value }]
      : [],
  );
}

/**
 * The schema with references of its discriminator replaced.
 *
 * @param pointer where the schema stands
 * @param replaced by pointer
 */
export function withMapping(
  schema: JsonObject,
  pointer: string,
  replaced: ReadonlyMap<string, string>,
): JsonObject {
  if (replaced.size === 0) return schema;
  const { defaultMapping, ...discriminator } = asObject(schema.discriminator);
  const at = pointerTo(pointer, 'discriminator');
  const mapping = Object.entries(asObject(discriminator.mapping)).map(
    ([key, value]) => [key, replaced.get(pointerTo(at, 'mapping', key)) ?? value] as const,
  );
  const fallback = replaced.get(pointerTo(at, 'defaultMapping')) ?? defaultMapping;
  return {
    ...schema,
    discriminator: {
      ...discriminator,
      ...(discriminator.mapping === undefined ? {} : { mapping: Object.fromEntries(mapping) }),
      ...(fallback === undefined ? {} : { defaultMapping: fallback }),
    },
  };
}
