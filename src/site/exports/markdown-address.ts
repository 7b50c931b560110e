/** Location of a page's Markdown. */
export interface MarkdownAddress {
  /** Path below the output folder: `docs/price.md`. */
  readonly path: string;
  /** With `baseUrl`; absolute if the site's origin is known. */
  readonly url: string;
  /** Whether a file of the static folder replaces it. */
  readonly isReplaced: boolean;
}
