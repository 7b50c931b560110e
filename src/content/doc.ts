import type { Place, Position } from '../diagnostics/diagnostic.js';
import type { DocHeading, Fragment } from './fragment.js';

/** The front matter of a Markdown file, checked. Names follow Docusaurus. */
export interface FrontMatter {
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly sidebar_label?: string | undefined;
  readonly sidebar_position?: number | undefined;
  readonly sidebar_class_name?: string | undefined;
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
  /** Of a post: ISO 8601 date, with or without a time. */
  readonly date?: string | undefined;
  /** Of a post: names from the authors' file, or authors of its own. */
  readonly authors?: readonly (string | WrittenAuthor)[] | undefined;
  /** The only author of a post, as Docusaurus had it before `authors`. */
  readonly author?: string | undefined;
  readonly author_title?: string | undefined;
  readonly author_url?: string | undefined;
  readonly author_image_url?: string | undefined;
}

/** An author as front matter has it; with a `key`, what it adds to that author of the authors' file. */
export interface WrittenAuthor {
  readonly key?: string | undefined;
  readonly name?: string | undefined;
  readonly title?: string | undefined;
  readonly url?: string | undefined;
  readonly image_url?: string | undefined;
  readonly email?: string | undefined;
}

/** A block of code that can be held against the API description. */
export interface CodeExample {
  /** As written, in lower case; `sh` for whatever shell but `powershell`. */
  readonly language: string;
  /** As its info string names them: an operationId (or `none`), `request` or `response`, a status. */
  readonly operation?: string | undefined;
  readonly body?: string | undefined;
  readonly status?: string | undefined;
  /** The code without what only marks its lines. */
  readonly text: string;
  /** The block with its fences. */
  readonly place: Place;
  /** Where each line of the text begins, in the file that it comes from. */
  readonly lines: readonly Position[];
  /** That file, relative to the site's folder, where it is not the block's own. */
  readonly file?: string | undefined;
}

/**
 * A Markdown file as the rest of the site knows it: small, so that those of a large site fit into memory. What it
 * says is its {@link DocText}. Plain JSON.
 */
export interface Doc {
  /** Relative to the site's folder: `content/docs/pagination.md`. */
  readonly path: string;
  /** Of the file and of those that it includes: where it is the same, so is the text. */
  readonly digest: string;
  readonly meta: FrontMatter;
  /** Where each front-matter value stands, by key, to report on it later. */
  readonly metaPlaces: Readonly<Record<string, Place>>;
  /** From the front matter, else the first heading of depth 1 that opens the text, else the file's name. */
  readonly title: string;
  /** The title with its inline markup. */
  readonly titleHtml: string;
  /** Files that the text includes, relative to the site's folder; they count as its input. */
  readonly includes: readonly string[];
  /** The text says with `<!-- truncate -->` what of it stands in lists. */
  readonly hasExcerpt: boolean;
  /** Known where the file was understood before; else they are made when somebody asks. */
  readonly digests?: DocDigests | undefined;
}

/** By what a file can be told from another state of itself without its text. */
export interface DocDigests {
  /** Of all that is known of it but for what it says. */
  readonly own: string;
  /** Of that which pages of other files may show. */
  readonly shared: string;
}

/** What a Markdown file says: needed where it is shown, and nowhere else. Plain JSON. */
export interface DocText extends Fragment {
  readonly headings: readonly DocHeading[];
  /** `text` by section, headings left out: before the first of `headings`, then after each of them. */
  readonly sections: readonly string[];
  /** Every id in the body that a link may point to, headings included. */
  readonly anchors: readonly string[];
  /** Blocks of code that show a request or an answer of the API, or may do so; absent where there are none. */
  readonly codeExamples?: readonly CodeExample[] | undefined;
  /** What stands before `<!-- truncate -->`, where the text has such a comment. Its ids are its own. */
  readonly excerpt?: Fragment | undefined;
}

/** One Markdown file, understood on its own. */
export interface ParsedDoc {
  readonly head: Doc;
  readonly text: DocText;
}

/** Gives what a file says, by its path, which is that of a {@link Doc}. */
export type TextOf = (file: string) => DocText;
