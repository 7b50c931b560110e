/** A place in a text where the bytes of its file do not stand for a character. */
export interface InvalidByte {
  /** In the decoded text. */
  readonly offset: number;
  readonly byte: number;
}

/** A file of the site as it was read. `path` is relative to the site's folder, with `/` between names. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** The first byte that is not text; absent where all are. */
  readonly invalidByte?: InvalidByte | undefined;
  /** SHA-256 of the bytes, hex: the key under which everything made from this file can be kept. */
  readonly digest: string;
}

/** A file of the finished site. `path` is relative to the output folder, with `/` between names. */
export interface OutputFile {
  readonly path: string;
  /** Not made before it is asked for, where `key` is known. */
  readonly contents: string | Uint8Array;
  /** Where an earlier build's file of this path had the same key, it had the same contents. */
  readonly key?: string | undefined;
}
