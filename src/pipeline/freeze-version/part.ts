/** A file or folder to write: its final path, and a function that creates it at another one. */
export interface FrozenFile {
  /** Relative to the site's folder. */
  readonly to: string;
  readonly make: (at: string) => Promise<void>;
}
