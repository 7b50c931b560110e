/** A JSON value, such as an example or default. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return isObject(value);
}

export function asJsonList(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a string without quotes, and any other value as JSON. */
export function textOrJson(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** An object with unvalidated content. */
export type RawObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is RawObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value as an object; any other value counts as empty. */
export function asObject(value: unknown): RawObject {
  return isObject(value) ? value : {};
}

/** Returns the value as a list; any other value counts as empty. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
