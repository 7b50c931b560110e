/** A file or folder to write: its final path, and a function that creates it at a given path. */
export interface FrozenFile {
  /** Relative to the site's folder. */
  readonly to: string;
  readonly make: (at: string) => Promise<void>;
}
