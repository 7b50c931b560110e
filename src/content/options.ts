import type { Position } from '../diagnostics/diagnostic.js';
import type { FileRefusal } from '../files/index.js';
import type { SourceFile } from '../files/source-file.js';
import type { Messages } from '../i18n/index.js';

export interface ContentOptions {
  /** Raw HTML in texts goes to the page as it is, scripts included. */
  readonly trustedHtml: boolean;
  /** docsgen's own words in the language of the text: titles of admonitions, names of links. */
  readonly texts: Messages;
  /** The files that a path may mean, the preferred one first; the path itself if absent. For translations. */
  readonly candidates?: ((path: string) => readonly string[]) | undefined;
  /** Put before every id of a fragment, where several stand on one page. */
  readonly idPrefix?: string | undefined;
}

/** A file that a text includes. */
type IncludedFile = Pick<SourceFile, 'text' | 'invalidByte'>;

/** Reads a file that a text includes, by its path relative to the site's folder; undefined where there is none. */
export type ReadInclude = (path: string) => IncludedFile | FileRefusal | undefined;

/** The file that a fragment stands in, and where in it an offset of the fragment is. */
export interface FragmentOrigin {
  readonly file: string;
  at(offset: number): Position;
  /** The fragment is shown below a title of its own file: its headings begin at the second level. */
  readonly isBelowTitle?: boolean | undefined;
}
