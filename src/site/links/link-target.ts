import type { Place } from '../../diagnostics/diagnostic.js';
import type { Asset } from '../input.js';
import type { ApiNames } from '../reference/naming/api-names.js';

/** The origin of a link: its file and the page that shows it. */
export interface LinkOrigin {
  readonly file: string;
  readonly route: string;
  /** Ids in the same text; its links prefer these over ids elsewhere on the page. */
  readonly ids?: readonly string[] | undefined;
}

/** A resolved link. `title` is the title of the target, for links without text. */
export interface ResolvedLink {
  readonly url: string;
  /** Route, if it is a page of this site. */
  readonly route?: string | undefined;
  readonly title?: string | undefined;
  /** HTTP method, if it is an operation. */
  readonly method?: string | undefined;
  readonly asset?: Asset | undefined;
}

/** Everything that a link can resolve to. */
export interface LinkTargets {
  /** Titles of pages by route. */
  readonly pages: ReadonlyMap<string, string>;
  /** Routes by path of the Markdown file. */
  readonly sources: ReadonlyMap<string, string>;
  /** Output files that are not pages, by path without a leading slash. */
  readonly files: ReadonlyMap<string, Asset>;
  readonly contentAssets: ReadonlyMap<string, Asset>;
  /** Operations and schemas by name. */
  readonly names: ApiNames;
}

/** A link to an id on a page, to be checked later. */
export interface PendingAnchor {
  /** The target as written. */
  readonly target: string;
  readonly route: string;
  readonly hash: string;
  readonly place?: Place | undefined;
}
