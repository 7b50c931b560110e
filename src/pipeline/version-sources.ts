import type { SourceFile } from '../files/source-file.js';

/** What is known of the versions of the documents before any of them is read. */
export interface VersionSources {
  /** `versions.json`, where there is one. */
  readonly list?: SourceFile | undefined;
  /** Files of `versioned_sidebars`. */
  readonly sidebars: readonly SourceFile[];
  /** Folders in `versioned_docs` and `versioned_openapi`, also among translations: `versioned_docs/version-1.0`. */
  readonly folders: readonly string[];
  /** Of these, the ones that hold documents. */
  readonly filled: readonly string[];
}
