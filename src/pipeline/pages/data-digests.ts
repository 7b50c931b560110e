import { sha256 } from '../../files/sha256.js';

/** Maximum length of a JSON text; longer values are replaced by their digest. */
const maxTextLength = 1000;

/**
 * Returns keys of at most a thousand characters for plain data. Caches the digests of long values, because an API
 * description with shared schemas can exceed the maximum string length as JSON. Short values are serialized again,
 * which is faster than a lookup.
 */
export class DataDigests {
  readonly #known = new Map<object, string>();
  readonly #keys = new Map<string, string>();

  of(data: unknown): string {
    if (typeof data !== 'object' || data === null) {
      const json = typeof data === 'function' ? '' : (JSON.stringify(data) ?? '');
      return json.length > maxTextLength ? jsonDigest(json) : json;
    }
    const known = this.#known.get(data);
    if (known !== undefined) return known;
    const json = this.#written(data);
    if (json.length <= maxTextLength) return json;
    const digest = jsonDigest(json);
    this.#known.set(data, digest);
    return digest;
  }

  #written(data: object): string {
    if (Array.isArray(data)) return `[${data.map((one) => this.of(one)).join()}]`;
    if (data instanceof Map || data instanceof Set) return this.#written([...data]);
    let parts = '';
    for (const [key, value] of Object.entries(data)) {
      if (value !== undefined) parts += `${this.#key(key)}${this.of(value)},`;
    }
    return `{${parts}}`;
  }

  /** Caches serialized property names, of which there are few. */
  #key(name: string): string {
    const known = this.#keys.get(name);
    if (known !== undefined) return known;
    const key = `${JSON.stringify(name)}:`;
    this.#keys.set(name, key);
    return key;
  }
}

function jsonDigest(json: string): string {
  return sha256(json);
}
