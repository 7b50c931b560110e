import type { Messages } from '../i18n/message.js';

/** What readers of one language and docs version can search. */
export interface SearchScope {
  /** Path of its manifest below the output folder: `fr/search-index.json`. */
  readonly file: string;
  /** docsgen's own words in its language. */
  readonly texts: Messages;
  readonly records: readonly SearchRecord[];
}

/** What the search knows of one page. */
export interface SearchRecord {
  /** With `baseUrl`. */
  readonly url: string;
  readonly title: string;
  readonly kind: 'doc' | 'category' | 'operation' | 'schema' | 'api' | 'blog';
  /** Labels of what the page lies in, from the outermost: `Import API`, `Invoicing`. */
  readonly trail: readonly string[];
  /** Upper-case HTTP method and path of an operation. */
  readonly method?: string | undefined;
  readonly path?: string | undefined;
  /** What the page can be found by though it does not say it: an operation's id, keywords of front matter. */
  readonly aliases: readonly string[];
  /** In the order of the page, at least one: the first has no heading and holds what stands before it. */
  readonly sections: readonly SearchSection[];
}

export interface SearchSection {
  /** Id of the heading or field, to be linked to. */
  readonly id?: string | undefined;
  readonly heading?: string | undefined;
  /** Plain words, code included. */
  readonly text: string;
}
