import type { DocText, TextOf } from '../content/doc.js';
import { type FilePart, fromJson, readPart } from './cache/index.js';

/** A page asks for its text, and for those of a few others, several times in a row. */
const recently = 16;

/** A text as JSON, or where that lies on the disk. */
export type PortableText = Uint8Array | FilePart;

/**
 * What the files of a site say. Thousands of texts as values are too much for memory, so each is kept as the JSON
 * that it came as, and made into a value when somebody asks for it.
 */
export class DocTexts {
  readonly #bytes: Map<string, () => Uint8Array>;
  readonly #recent = new Map<string, DocText>();

  /** @param bytes give a {@link DocText} as JSON, by path of the file */
  constructor(bytes: ReadonlyMap<string, () => Uint8Array> = new Map()) {
    this.#bytes = new Map(bytes);
  }

  /**
   * Each as JSON, by path, for other threads.
   *
   * @param partOf tells where on the disk a text lies that has been put there
   */
  all(partOf: (file: string) => FilePart | undefined): ReadonlyMap<string, PortableText> {
    return new Map([...this.#bytes].map(([file, bytes]) => [file, partOf(file) ?? bytes()]));
  }

  /** What {@link all} has given. */
  static from(texts: ReadonlyMap<string, PortableText>): DocTexts {
    const portableTextBytes = (text: PortableText) => () =>
      'handle' in text ? readPart(text) : text;
    return new DocTexts(new Map([...texts].map(([file, text]) => [file, portableTextBytes(text)])));
  }

  add(file: string, text: DocText): void {
    const bytes = Buffer.from(JSON.stringify(text));
    this.#bytes.set(file, () => bytes);
  }

  /** The same, with nothing remembered of what files said before. */
  renewed(): DocTexts {
    return new DocTexts(this.#bytes);
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
