import type { DocText, TextOf } from '../../content/doc.js';
import { type FilePart, fromJson, readPart } from '../cache/index.js';

/** Limit of decoded texts: a page reads its own text and a few others several times in a row. */
const maxDecodedTexts = 4;

/** A text as JSON, or its location on disk. */
export type PortableText = Uint8Array | FilePart;

/**
 * Texts of the site's files. Each is stored as JSON and decoded on demand, because thousands of
 * decoded texts do not fit into memory.
 */
export class DocTexts {
  readonly #bytes: Map<string, () => Uint8Array>;
  /**
   * A list, because V8 keeps the entries of a map that grows and shrinks all the time until the next full garbage
   * collection: its old tables lead to the newer ones.
   */
  readonly #recent: { readonly file: string; readonly text: DocText }[] = [];
  /** Index of the oldest text in `#recent`. */
  #oldest = 0;

  /** @param bytes functions that return a {@link DocText} as JSON, by path of the file */
  constructor(bytes: ReadonlyMap<string, () => Uint8Array> = new Map()) {
    this.#bytes = new Map(bytes);
  }

  /**
   * Returns each text as JSON, by path, for other threads.
   * @param partOf returns the location of a text that is already on disk
   */
  all(partOf: (file: string) => FilePart | undefined): ReadonlyMap<string, PortableText> {
    return new Map([...this.#bytes].map(([file, bytes]) => [file, partOf(file) ?? bytes()]));
  }

  /** Creates the texts from the result of {@link all}. */
  static from(texts: ReadonlyMap<string, PortableText>): DocTexts {
    const portableTextBytes = (text: PortableText) => () =>
      'handle' in text ? readPart(text) : text;
    return new DocTexts(new Map([...texts].map(([file, text]) => [file, portableTextBytes(text)])));
  }

  add(file: string, text: DocText): void {
    const bytes = Buffer.from(JSON.stringify(text));
    this.#bytes.set(file, () => bytes);
  }

  /** Returns a copy without decoded texts. */
  renewed(): DocTexts {
    return new DocTexts(this.#bytes);
  }

  readonly textOf: TextOf = (file) => {
    const known = this.#recent.find((one) => one.file === file);
    if (known) return known.text;
    const bytes = this.#bytes.get(file)?.();
    if (!bytes) throw new Error(`No text of ${file}`);
    // The JSON comes from `parseDoc`, in this process or from the cache, where the digest of its
    // inputs is the key.
    const text = fromJson<DocText>(bytes);
    this.#recent[this.#oldest] = { file, text };
    this.#oldest = (this.#oldest + 1) % maxDecodedTexts;
    return text;
  };
}
