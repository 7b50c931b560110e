/** A JSON value, such as an example or default. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asJsonList(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
