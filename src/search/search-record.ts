import type { Messages } from '../i18n/message.js';

/** Searchable pages of one language and docs version. */
export interface SearchScope {
  /** Path of its manifest in the output folder: `fr/search-index.json`. */
  readonly file: string;
  /** Interface messages of its language. */
  readonly messages: Messages;
  readonly records: readonly SearchRecord[];
}

/** Search data of one page. */
export interface SearchRecord {
  /** With `baseUrl`. */
  readonly url: string;
  readonly title: string;
  readonly kind: 'doc' | 'category' | 'operation' | 'schema' | 'api' | 'blog';
  /** Breadcrumb labels, outermost first: `Import API`, `Invoicing`. */
  readonly breadcrumbs: readonly string[];
  /** Upper-case HTTP method and path of an operation. */
  readonly method?: string | undefined;
  readonly path?: string | undefined;
  /** Of an operation without a summary, the first word of its description: `cancels`. */
  readonly verb?: string | undefined;
  /** Terms that are not in the page's text: an operationId, keywords of front matter. */
  readonly aliases: readonly string[];
  /** Queries that the page's author expects it to answer: the keywords of its front matter. */
  readonly keywords?: readonly string[] | undefined;
  /** At least one, in page order. The first one contains the text before the first heading. */
  readonly sections: readonly SearchSection[];
}

export interface SearchSection {
  /** Id of the heading or field, as the link target. */
  readonly id?: string | undefined;
  readonly heading?: string | undefined;
  /** Plain text, including code. */
  readonly text: string;
}
