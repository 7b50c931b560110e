/** A file of the site. `path` is relative to the output folder, with `/` between names. */
export interface OutputFile {
  readonly path: string;
  /** May be computed on demand if `key` is set. */
  readonly contents: string | Uint8Array;
  /** Files of the same path and key have the same contents. */
  readonly key?: string | undefined;
  /** The static file that this one is a copy of, relative to the site folder. */
  readonly source?: string | undefined;
}
