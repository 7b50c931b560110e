import type { Options } from 'remark-rehype';

/** How Markdown nodes become HTML nodes, by type. */
export type Handlers = NonNullable<Options['handlers']>;
export type NodeHandler = NonNullable<Handlers['code']>;
export type State = Parameters<NodeHandler>[0];

declare module 'hast' {
  interface Data {
    /** Raw HTML that is a block of its own, not a part of a sentence. */
    isBlock?: boolean | undefined;
  }
  interface ElementData {
    /** Its children are finished HTML, which no other plugin looks into. `text` is what they say. */
    finished?: { readonly text: string } | undefined;
    /** The heading that opens the text. */
    opensText?: boolean | undefined;
    /** Shown where nothing is left of its children. */
    whenEmpty?: string | undefined;
    /** A tab, whose first child says what it is called. */
    isTab?: boolean | undefined;
  }
}

declare module 'mdast' {
  interface CodeData {
    /** What is shown: a file's text, the code without the comments that mark its lines. */
    shown?: string | undefined;
  }
  interface HeadingData {
    /** The heading that opens the text. */
    opensText?: boolean | undefined;
  }
}
