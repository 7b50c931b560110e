import type { Place, Position } from '../diagnostics/diagnostic.js';
import type { TextBadge } from './badge.js';
import type { DocHeading, Fragment } from './fragment.js';

/** The validated front matter of a Markdown file. Names follow Docusaurus. */
export interface FrontMatter {
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly title_meta?: string | undefined;
  readonly sidebar_label?: string | undefined;
  readonly sidebar_position?: number | undefined;
  readonly sidebar_class_name?: string | undefined;
  readonly icon?: string | undefined;
  readonly sidebar_badge?: TextBadge | undefined;
  readonly slug?: string | undefined;
  readonly description?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
  readonly image?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly hide_title?: boolean | undefined;
  readonly hide_table_of_contents?: boolean | undefined;
  readonly toc_min_heading_level?: number | undefined;
  readonly toc_max_heading_level?: number | undefined;
  /** The id of a document, or null for none. */
  readonly pagination_next?: string | null | undefined;
  readonly pagination_prev?: string | null | undefined;
  readonly pagination_label?: string | undefined;
  /** A URL, or null for no edit link. */
  readonly custom_edit_url?: string | null | undefined;
  readonly last_update?:
    | { readonly date?: string | undefined; readonly author?: string | undefined }
    | undefined;
  readonly draft?: boolean | undefined;
  readonly unlisted?: boolean | undefined;
  /** The name of a sidebar, or null for none. */
  readonly displayed_sidebar?: string | null | undefined;
  readonly redirect_from?: readonly string[] | undefined;
  /** For a post: ISO 8601 date with an optional time. */
  readonly date?: string | undefined;
  /** For a post: keys from the authors file, or inline authors. */
  readonly authors?: readonly (string | FrontMatterAuthor)[] | undefined;
  /** The author of a post in the Docusaurus syntax before `authors`. */
  readonly author?: string | undefined;
  readonly author_title?: string | undefined;
  readonly author_url?: string | undefined;
  readonly author_image_url?: string | undefined;
  /** Values of the keys that the site has declared itself; absent if there are none. */
  readonly own?: Readonly<Record<string, unknown>> | undefined;
}

/** What a text says about the head of its page with tags. Front matter overrides it. */
export interface TextHead
  extends Pick<FrontMatter, 'title_meta' | 'description' | 'keywords' | 'image'> {
  readonly imagePlace?: Place | undefined;
}

/** An author in front matter; with a `key`, overrides for that author of the authors file. */
export interface FrontMatterAuthor {
  readonly key?: string | undefined;
  readonly name?: string | undefined;
  readonly title?: string | undefined;
  readonly url?: string | undefined;
  readonly image_url?: string | undefined;
  readonly email?: string | undefined;
}

/** A code block that can be checked against the API description. */
export interface CodeExample {
  /** As written, in lower case; `sh` for all shells. */
  readonly language: string;
  /** Values from the info string: an operationId (or `none`), `request` or `response`, a status. */
  readonly operation?: string | undefined;
  readonly body?: string | undefined;
  readonly status?: string | undefined;
  /** The code without line markers. */
  readonly text: string;
  /** Position of the block with its fences. */
  readonly place: Place;
  /** Start of each line in its source file. */
  readonly lines: readonly Position[];
  /** The included file, relative to the site folder, if the code is not written in the block. */
  readonly file?: string | undefined;
}

/**
 * The metadata of a Markdown file: small, so that all documents of a large site fit into memory. Its content is the
 * {@link DocText}. Plain JSON.
 */
export interface Doc {
  /** Relative to the site folder: `content/docs/pagination.md`. */
  readonly path: string;
  /** Digest of the file and its includes; equal digests mean equal text. */
  readonly digest: string;
  readonly meta: FrontMatter;
  /** Positions of the front matter values by key, for later diagnostics. */
  readonly metaPlaces: Readonly<Record<string, Place>>;
  /** From the front matter, else from a level-1 heading that opens the text, else from the file name. */
  readonly title: string;
  /** The title with inline markup. */
  readonly titleHtml: string;
  /** Included files, relative to the site folder; they are inputs of the document. */
  readonly includes: readonly string[];
  /** Names of the site's blocks that the text uses, which are inputs as well; absent if there are none. */
  readonly blocks?: readonly string[] | undefined;
  /** Whether `<!-- truncate -->` marks an excerpt for lists. */
  readonly hasExcerpt: boolean;
  /** The operations that the text uses, for their pages; absent if there are none. */
  readonly operations?:
    | {
        /** Names in code blocks and in embeds. */
        readonly shown: readonly string[];
        /** Link targets that may be operations: `op:createPrice`, `/api/prices/create-price`. */
        readonly linked: readonly string[];
      }
    | undefined;
  /** Set for a page from a React component. */
  readonly component?:
    | {
        /** Paths of its style sheets in the output folder. */
        readonly styles: readonly string[];
        /** Paths of the scripts that make its islands interactive. */
        readonly scripts: readonly string[];
        /** Whether it renders the heading of the page itself. */
        readonly hasTitle: boolean;
      }
    | undefined;
  /** Set if the file was parsed before; otherwise computed on demand. */
  readonly digests?: DocDigests | undefined;
}

/** Digests that detect changes of a document without its text. */
export interface DocDigests {
  /** Digest of everything but the text. */
  readonly own: string;
  /** Digest of what other pages may show. */
  readonly shared: string;
}

/** The content of a Markdown file, which only its own page and exports need. Plain JSON. */
export interface DocText extends Fragment {
  readonly headings: readonly DocHeading[];
  /** `text` by section without headings: before the first of `headings`, then after each of them. */
  readonly sections: readonly string[];
  /** All ids that links can target, including headings. */
  readonly anchors: readonly string[];
  /** The one of `anchors` that the title of the page has, which is not in the body; absent if it has none. */
  readonly titleId?: string | undefined;
  /** Code blocks that show, or may show, a request or response; absent if there are none. */
  readonly codeExamples?: readonly CodeExample[] | undefined;
  /** The text before `<!-- truncate -->`, if the document has that comment. Its ids are separate. */
  readonly excerpt?: Fragment | undefined;
}

/** A Markdown file, parsed independently of other files. */
export interface ParsedDoc {
  readonly doc: Doc;
  readonly text: DocText;
}

/** Returns the content of a document by its path, see {@link Doc}. */
export type TextOf = (file: string) => DocText;
