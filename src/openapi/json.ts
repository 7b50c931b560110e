import { isObject } from '../json-schema/json.js';

/** Returns the value as text, including unquoted numbers and booleans such as `version: 1.0`. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** Returns the value as a name or title, without quotes around the whole; undefined if it is blank. */
export function titleText(value: unknown): string | undefined {
  const text = asText(value)?.replace(/^"([^"]+)"$/, '$1');
  return text?.trim() === '' ? undefined : text;
}

/** Returns the value of an own property, so that names such as `constructor` work. */
export function valueAt(object: unknown, key: string): unknown {
  if (Array.isArray(object)) return /^\d+$/.test(key) ? object[Number(key)] : undefined;
  return isObject(object) && Object.hasOwn(object, key) ? object[key] : undefined;
}

/**
 * Returns the target of a reference node; undefined for other nodes. In a schema, `$dynamicRef`
 * counts as `$ref`: public descriptions do not bind it in the schemas that refer to it.
 */
export function nodeReference(node: unknown, kind?: string): string | undefined {
  const target = valueAt(node, '$ref');
  if (typeof target === 'string') return target;
  const dynamic = kind === 'schema' ? valueAt(node, '$dynamicRef') : undefined;
  return typeof dynamic === 'string' ? dynamic : undefined;
}
