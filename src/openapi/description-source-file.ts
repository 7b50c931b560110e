import type { SourceFile } from '../files/source-file.js';

/** The file of a description, with all that is changed in it before it is read. */
export interface DescriptionSourceFile extends SourceFile {
  /** Overlay files, in the order in which they are applied. */
  readonly overlays?: readonly SourceFile[] | undefined;
}
