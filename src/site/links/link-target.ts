import type { Place } from '../../diagnostics/diagnostic.js';
import type { Asset } from '../input.js';
import type { ApiNames } from '../reference/names.js';

/** Where a link stands: the file it is written in and the page that shows it. */
export interface LinkOrigin {
  readonly file: string;
  readonly route: string;
  /** Of the text itself: its own links mean these first. */
  readonly ids?: readonly string[] | undefined;
}

/** Where a link leads. `title` is the target's name, for links written without a text. */
export interface ResolvedLink {
  readonly url: string;
  /** The page's route, where it is a page of this site. */
  readonly route?: string | undefined;
  readonly title?: string | undefined;
  /** Of the operation that it leads to. */
  readonly method?: string | undefined;
  readonly asset?: Asset | undefined;
}

/** All that links may lead to. */
export interface LinkTargets {
  /** Titles of pages by route. */
  readonly pages: ReadonlyMap<string, string>;
  /** Routes by Markdown file. */
  readonly sources: ReadonlyMap<string, string>;
  /** Output files that are no pages, by path without a leading slash. */
  readonly files: ReadonlyMap<string, Asset>;
  readonly contentAssets: ReadonlyMap<string, Asset>;
  /** Operations and schemas. */
  readonly names: ApiNames;
}

/** A place on a page that something leads to. */
export interface PendingAnchor {
  /** As written. */
  readonly target: string;
  readonly route: string;
  readonly hash: string;
  readonly place?: Place | undefined;
}
