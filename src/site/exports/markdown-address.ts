/** Where a page lies as Markdown. */
export interface MarkdownAddress {
  /** Path below the output folder: `docs/price.md`. */
  readonly path: string;
  /** With `baseUrl`; whole where the site's origin is known. */
  readonly url: string;
  /** The static folder has a file of that name, which goes before. */
  readonly isReplaced: boolean;
}
