/** Where a value lies, and by which digests it is known. */
export interface Span {
  readonly key: string;
  readonly digest: string;
  /** Where the value begins, and how long it is, in bytes. */
  readonly at: number;
  readonly length: number;
}

/** An entry as its line tells it. */
export interface Entry {
  readonly name: string;
  readonly span: Span;
  /** Where the next one begins. */
  readonly end: number;
}
