/** An object of a description, its shape not yet known. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as an object; whatever else it is counts as empty. */
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The value as a list; whatever else it is counts as empty. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value as text: also a number or boolean that its author forgot to quote, as in `version: 1.0`. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** The value as a name or a title: a text with nothing but white space is none. */
export function titleOf(value: unknown): string | undefined {
  const text = asText(value);
  return text?.trim() === '' ? undefined : text;
}

/** The value under a key of the object itself; names such as `constructor` are keys like any other. */
export function valueAt(object: unknown, key: string): unknown {
  if (Array.isArray(object)) return /^\d+$/.test(key) ? object[Number(key)] : undefined;
  return isObject(object) && Object.hasOwn(object, key) ? object[key] : undefined;
}

/**
 * The target of a node that is a reference, or undefined. In a schema, `$dynamicRef` counts as `$ref`; where it
 * means something else in a schema that uses this one, `references/dynamic-scope.ts` has seen to it.
 */
export function nodeReference(node: unknown, kind?: string): string | undefined {
  const target = valueAt(node, '$ref');
  if (typeof target === 'string') return target;
  const dynamic = kind === 'schema' ? valueAt(node, '$dynamicRef') : undefined;
  return typeof dynamic === 'string' ? dynamic : undefined;
}
