import type { Parent, PhrasingContent, RootContent } from 'mdast';
import type { Options } from 'remark-rehype';
import type { PendingBlock, TagValues } from './blocks/block-declaration.js';
import type { Literal } from './tags/literal.js';

/** Handlers that convert Markdown nodes to HTML nodes, by type. */
export type Handlers = NonNullable<Options['handlers']>;
export type NodeHandler = NonNullable<Handlers['code']>;
export type State = Parameters<NodeHandler>[0];

/** A file in place of a tag. */
export interface TagInclude {
  readonly target: string;
  /** What names mean in the file. */
  readonly values: Readonly<Record<string, Literal>>;
  /** The content of the tag, for `{children}`. */
  readonly children?: readonly RootContent[] | undefined;
  /** The tag, if it is in a line of text. */
  readonly inlineTag?: string | undefined;
}

/** A word with its long form. */
interface Abbreviation extends Parent {
  type: 'abbreviation';
  children: PhrasingContent[];
}

declare module 'hast' {
  interface Data {
    /** Whether raw HTML is a block, not part of a paragraph. */
    isBlock?: boolean | undefined;
  }
  interface ElementData {
    /** Set if its children are finished HTML, which other plugins skip. `text` is their plain text. */
    finished?: { readonly text: string } | undefined;
    /** Whether it is the heading that opens the text. */
    opensText?: boolean | undefined;
    /** Text to show if no children are left. */
    whenEmpty?: string | undefined;
    /** Whether it is a tab, whose first child is its label. */
    isTab?: boolean | undefined;
    /** A block of the site whose contents, `children` and `label`, are its two children. */
    siteBlock?: PendingBlock | undefined;
  }
}

declare module 'mdast' {
  interface Data {
    /** Whether a tag stands for it, so that it has no fences in the source. */
    isTag?: boolean | undefined;
    /** The tag that stands for a block of the site. */
    tag?: TagValues | undefined;
    /** The file that a tag includes, and what names mean in it. */
    include?: TagInclude | undefined;
  }
  interface RootContentMap {
    abbreviation: Abbreviation;
  }
  interface PhrasingContentMap {
    abbreviation: Abbreviation;
  }
  interface CodeData {
    /** The displayed code: an included file, or the code without line markers. */
    shown?: string | undefined;
  }
  interface HeadingData {
    /** Whether it is the heading that opens the text. */
    opensText?: boolean | undefined;
  }
}
