import type { Position } from '../diagnostics/diagnostic.js';
import type { FileRefusal } from '../files/index.js';
import type { SourceFile } from '../files/source-file.js';
import type { Messages } from '../i18n/index.js';
import type { SiteBlocks } from './blocks/block-declaration.js';
import type { highlight } from './highlight/highlight.js';
import type { FindPlugins } from './plugins/site-plugin.js';
import type { TextContext, TextScope } from './text-context.js';

/** Tool whose rule makes the ids of headings. */
export type HeadingIdRule = 'github' | 'vitepress' | 'python-markdown' | 'mintlify' | 'gitbook';

export interface ContentOptions {
  /** Whether raw HTML is kept unchanged, including scripts. */
  readonly trustedHtml: boolean;
  /** Whether sanitized HTML loses its classes: those of API descriptions belong to style sheets of another site. */
  readonly dropClasses?: boolean | undefined;
  /** Whether `.md` files have tags too, as `.mdx` files do. */
  readonly tags?: boolean | undefined;
  /** Rule for the ids of headings; that of GitHub by default. */
  readonly headingIds?: HeadingIdRule | undefined;
  /** Whether `$…$` and `$$…$$` are formulas. */
  readonly math?: boolean | undefined;
  /** Whether `Term`, `: What it means` is a list of definitions. */
  readonly definitionLists?: boolean | undefined;
  /** Directives of the Content-Security-Policy that the site extends. */
  readonly policyDirectives?: readonly string[] | undefined;
  /** Whether readers can enlarge images. */
  readonly imageZoom?: boolean | undefined;
  /** Folders of SVG files besides the site's own, relative to the site folder, the preferred one first. */
  readonly iconFolders?: readonly string[] | undefined;
  /** Returns the names of the icons in these folders and of the site's own, for hints. */
  readonly iconNames?: (() => readonly string[]) | undefined;
  /** Folders of sites that the site extends, relative to its own, the preferred one first: they have tags and terms. */
  readonly extendedFolders?: readonly string[] | undefined;
  /** docsgen's interface messages in the language of the text, such as admonition titles. */
  readonly messages: Messages;
  /**
   * Returns the files that a path can refer to, preferred one first; by default the path itself. Used for translations.
   */
  readonly candidates?: ((path: string) => readonly string[]) | undefined;
  /** Variables and conditions; by default there are none. */
  readonly context?: TextContext | undefined;
  /** Returns the docs version and the locale of a file. */
  readonly scopeOf?: ((path: string) => TextScope) | undefined;
  /** Keys of the front matter that the site has declared itself. */
  readonly ownKeys?: readonly string[] | undefined;
  /** Returns the plugins of a page. */
  readonly pluginsOf?: FindPlugins | undefined;
  /** The blocks of the site. */
  readonly blocks?: SiteBlocks | undefined;
  /** Highlights code; by default each block again. */
  readonly highlight?: typeof highlight | undefined;
  /** Prefix of all ids in a fragment, for several fragments on one page. */
  readonly idPrefix?: string | undefined;
}

/** What the site's configuration says about its Markdown. */
export type MarkdownSettings = Pick<
  ContentOptions,
  | 'trustedHtml'
  | 'tags'
  | 'headingIds'
  | 'math'
  | 'definitionLists'
  | 'policyDirectives'
  | 'imageZoom'
  | 'iconFolders'
  | 'extendedFolders'
>;

/** The content of an included file. */
type IncludedFile = Pick<SourceFile, 'text' | 'invalidByte'>;

/** Reads an included file by its path relative to the site folder; undefined if it does not exist. */
export type ReadInclude = (path: string) => IncludedFile | FileRefusal | undefined;

/** The file that contains a fragment, and the positions of the fragment's offsets in it. */
export interface FragmentOrigin {
  readonly file: string;
  at(offset: number): Position;
  /** Whether the fragment appears below the title of its file, so that its headings start at level 2. */
  readonly isBelowTitle?: boolean | undefined;
}
