/** A folder or a file to write: its place in the end, and how it is made at another one. */
export interface FrozenFile {
  /** Relative to the site's folder. */
  readonly to: string;
  readonly make: (at: string) => Promise<void>;
}
