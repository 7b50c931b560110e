/** A node of the Markdown tree (mdast): `type`, and what nodes of that type have, such as `url` or `value`. */
export interface MarkdownNode {
  readonly type: string;
  children?: MarkdownNode[];
  value?: string;
  url?: string;
  data?: object;
  [property: string]: unknown;
}

/** What a transform knows about its page. */
export interface TransformedPage {
  /** Relative to the site's folder: `content/docs/moons.md`. */
  readonly path: string;
  /** As written, before it is checked. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The docs version: `2.0`, or `current`. */
  readonly version: string;
  readonly locale: string;
  /** Returns the text of a file of the site, on which the page then depends; undefined if it does not exist. */
  readonly read: (path: string) => string | undefined;
}

/** A change of the syntax tree of pages. */
export interface TransformDefinition {
  /** Types of the nodes without which a page stays as it is: `['link', 'text']`. */
  readonly nodes: readonly string[];
  /** Changes the tree. The same tree and page give the same result. */
  readonly transform: (tree: MarkdownNode, page: TransformedPage) => void;
}
