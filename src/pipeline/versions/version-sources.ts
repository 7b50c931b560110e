import type { SourceFile } from '../../files/source-file.js';

/** Sources of the docs versions of a product, before the documents are read. */
export interface VersionSources {
  /** `versions.json`, if it exists. */
  readonly list?: SourceFile | undefined;
  /** Files of `versioned_sidebars`. */
  readonly sidebars: readonly SourceFile[];
  /**
   * Folders in `versioned_docs` and `versioned_openapi`, translations included:
   * `versioned_docs/version-1.0`.
   */
  readonly folders: readonly string[];
  /** Those that contain documents. */
  readonly filled: readonly string[];
}
