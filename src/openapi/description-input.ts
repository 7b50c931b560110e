import type { SourceFile } from '../files/source-file.js';

/** The file of a description, with all that is changed in it before it is read. */
export interface DescriptionInput extends SourceFile {
  /** Overlay files, in the order in which they are applied. */
  readonly overlays?: readonly SourceFile[] | undefined;
  /** Where it was pulled from. */
  readonly url?: string | undefined;
  /** Where redirects from `url` led; its references are resolved against this URL. */
  readonly location?: string | undefined;
  /** Pulled files that it may refer to: paths relative to the site folder, by URL. */
  readonly pulled?: Readonly<Record<string, string>> | undefined;
}
