import type { DocText, TextOf } from '../model/index.js';
import { fromJson } from './cache/index.js';

/** A page asks for its text, and for those of a few others, several times in a row. */
const recently = 16;

/**
 * What the files of a site say. Thousands of texts as values are too much for memory, so each is kept as the JSON
 * that it came as, and made into a value when somebody asks for it.
 */
export class Texts {
  readonly #bytes: Map<string, () => Uint8Array>;
  readonly #recent = new Map<string, DocText>();

  /** @param bytes give a {@link DocText} as JSON, by path of the file */
  constructor(bytes: ReadonlyMap<string, () => Uint8Array> = new Map()) {
    this.#bytes = new Map(bytes);
  }

  /** Each as JSON, by path. */
  all(): ReadonlyMap<string, Uint8Array> {
    return new Map([...this.#bytes].map(([file, bytes]) => [file, bytes()]));
  }

  add(file: string, text: DocText): void {
    const bytes = Buffer.from(JSON.stringify(text));
    this.#bytes.set(file, () => bytes);
  }

  readonly textOf: TextOf = (file) => {
    const known = this.#recent.get(file);
    if (known) return known;
    const bytes = this.#bytes.get(file)?.();
    if (!bytes) throw new Error(`No text of ${file}`);
    // Made by `parseDoc`, in this process or, under the digest of its inputs, in another one.
    const text = fromJson<DocText>(bytes);
    this.#recent.set(file, text);
    const [oldest] = this.#recent.keys();
    if (this.#recent.size > recently && oldest !== undefined) this.#recent.delete(oldest);
    return text;
  };
}
