/** A byte of a file that is invalid in its encoding. */
export interface InvalidByte {
  /** Offset in the decoded text. */
  readonly offset: number;
  readonly byte: number;
}

/** A source file. `path` is relative to the site's folder, with `/` between names. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** The first invalid byte; absent if all are valid. */
  readonly invalidByte?: InvalidByte | undefined;
  /** SHA-256 of the bytes, hex: a cache key for everything made from this file. */
  readonly digest: string;
}
