/** A file of the finished site that is text. Its path carries a fingerprint. */
export interface TextFile {
  readonly path: string;
  readonly contents: string;
}

/** What the theme's sources become: plain data without absolute paths, the same wherever it is made. */
export interface CompiledTheme {
  /** The module that renders pages. It imports React by `docsgen:react` and the like. */
  readonly code: string;
  /** The style sheet of every page, to which the site's accent is still to be added. */
  readonly siteSheet: string;
  /** All others that pages load, by their paths below the output folder. */
  readonly files: readonly TextFile[];
  /** Fonts and pictures that style sheets refer to. */
  readonly assets: readonly { readonly path: string; readonly base64: string }[];
  /** Paths of those files that only an island loads, by its name. */
  readonly islands: Readonly<Record<'search' | 'try-it', readonly string[]>>;
  readonly styles: {
    readonly landing: string;
    readonly embeds: string;
    readonly reference: string;
    readonly blog: string;
  };
  readonly bootScript: string;
  readonly clientScript: string;
  readonly oauthCallback: readonly TextFile[];
}
