import { isJsonObject, type Json, type JsonObject } from '../json.js';

/**
 * Objects of a sample that show none of their properties because of the depth. Unlike an empty list or map, `{}` would
 * be no value that the API sends, so the sample goes without them where the schema allows it.
 */
export class EmptiedObjects {
  readonly #emptied = new Set<JsonObject>();
  readonly #replacements = new Map<JsonObject, null | undefined>();

  /** Records an object without properties. */
  add(value: Json | undefined): void {
    if (isJsonObject(value)) this.#emptied.add(value);
  }

  has(value: Json): boolean {
    return isJsonObject(value) && this.#emptied.has(value);
  }

  /** Records what a property may be instead: null, or undefined if it is optional. */
  replaceable(value: Json, replacement: null | undefined): void {
    if (isJsonObject(value)) this.#replacements.set(value, replacement);
  }

  /** Returns the sample without them, as far as it knows replacements. */
  without(value: Json): Json {
    if (this.#emptied.size === 0) return value;
    if (Array.isArray(value)) {
      return value.filter((item) => !this.has(item)).map((item) => this.without(item));
    }
    if (!isJsonObject(value)) return value;
    const entries = Object.entries(value).flatMap(([name, inner]): [string, Json][] => {
      const shown = this.without(inner);
      const isEmptied = this.has(inner) || (isEmpty(shown) && !isEmpty(inner));
      if (!isEmptied || !isJsonObject(inner) || !this.#replacements.has(inner)) {
        return [[name, shown]];
      }
      const replacement = this.#replacements.get(inner);
      return replacement === undefined ? [] : [[name, replacement]];
    });
    return Object.fromEntries(entries);
  }
}

function isEmpty(value: Json): boolean {
  return isJsonObject(value) && Object.keys(value).length === 0;
}
