import { asObject, isObject, type RawObject } from '../../json-schema/json.js';
import { pointerTo } from '../pointer.js';

/** A reference in a discriminator's mapping or default, which has no `$ref`. */
export interface MappedReference {
  readonly pointer: string;
  readonly reference: string;
}

/** Whether a mapping value is a reference instead of a schema name. */
export function looksLikeReference(text: string): boolean {
  return /[#/]|\.(?:ya?ml|json)$/.test(text);
}

/** Returns the references of a schema's discriminator; other values are schema names. */
export function mappedReferences(schema: RawObject, pointer: string): readonly MappedReference[] {
  const { discriminator } = schema;
  if (!isObject(discriminator)) return [];
  const at = pointerTo(pointer, 'discriminator');
  const entries = Object.entries(asObject(discriminator.mapping)).map(
    ([key, value]) => [pointerTo(at, 'mapping', key), value] as const,
  );
  const all = [
    ...entries,
    [pointerTo(at, 'defaultMapping'), discriminator.defaultMapping] as const,
  ];
  return all.flatMap(([place, value]) =>
    typeof value === 'string' && looksLikeReference(value)
      ? [{ pointer: place, reference: value }]
      : [],
  );
}

/**
 * Returns the schema with the references of its discriminator replaced.
 *
 * @param pointer location of the schema
 * @param replaced new references by pointer
 */
export function withMapping(
  schema: RawObject,
  pointer: string,
  replaced: ReadonlyMap<string, string>,
): RawObject {
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
