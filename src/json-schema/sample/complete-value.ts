import { isJsonObject, type Json } from '../json.js';

/**
 * Adds the properties of an example that a value leaves out, in the order of the example. Each item
 * of a list gets those of the example's first item.
 */
export function completeValue(value: Json, example: Json | undefined): Json {
  if (Array.isArray(value) && Array.isArray(example)) {
    return value.map((item: Json) => completeValue(item, example[0]));
  }
  if (!isJsonObject(value) || !isJsonObject(example)) return value;
  const completed = Object.entries(example).map(([name, whole]): readonly [string, Json] => [
    name,
    Object.hasOwn(value, name) ? completeValue(value[name] ?? null, whole) : whole,
  ]);
  const others = Object.entries(value).filter(([name]) => !Object.hasOwn(example, name));
  return Object.fromEntries([...completed, ...others]);
}
