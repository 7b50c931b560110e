import { createHash } from 'node:crypto';

/** Characters of JSON from which on a part is told by its digest. */
const longest = 4000;

/**
 * Tells plain data by a text of a few thousand characters at most. What several places share is read once: an API
 * description, whose schemas share others, may be larger as JSON than a string can be.
 */
export class DataDigests {
  readonly #known = new Map<object, string>();

  of(data: unknown): string {
    if (typeof data !== 'object' || data === null) {
      return shortened(typeof data === 'function' ? '' : (JSON.stringify(data) ?? ''));
    }
    const known = this.#known.get(data);
    if (known !== undefined) return known;
    const text = shortened(this.#written(data));
    this.#known.set(data, text);
    return text;
  }

  #written(data: object): string {
    if (Array.isArray(data)) return `[${data.map((one) => this.of(one)).join()}]`;
    if (data instanceof Map || data instanceof Set) return this.#written([...data]);
    let parts = '';
    for (const [key, value] of Object.entries(data)) {
      if (value !== undefined) parts += `${JSON.stringify(key)}:${this.of(value)},`;
    }
    return `{${parts}}`;
  }
}

function shortened(json: string): string {
  return json.length > longest ? createHash('sha256').update(json).digest('base64url') : json;
}
