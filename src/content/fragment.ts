import type { Place } from '../diagnostics/diagnostic.js';

/**
 * HTML with holes. A file is turned into HTML before the site knows its routes; what only the whole site
 * can say (where a link leads, what a schema looks like) stays a numbered hole until the page is planned.
 * `text` has one entry more than `holes`: text[0] holes[0] text[1] … text[n].
 */
export interface Template {
  readonly text: readonly string[];
  readonly holes: readonly Hole[];
}

/**
 * A hole in a {@link Template}, with an index into the fragment's `references` or `embeds`.
 * `reference` stands inside a quoted attribute; `label` is the text of a link that was written without one
 * (`[](op:createPrice)`); `size` stands inside an image's tag, where ` width="…" height="…"` may go.
 */
export interface Hole {
  readonly kind: 'reference' | 'label' | 'size' | 'embed';
  readonly index: number;
}

/**
 * A link or an asset as the author wrote it. Its hole stands inside a quoted attribute (`href`, `src`);
 * whoever fills it escapes the value.
 */
export interface Reference {
  readonly kind: 'link' | 'image';
  /** As written, character references decoded: `./price.md#fields`, `/docs`, `op:createPrice`, `https://…`. */
  readonly target: string;
  readonly place: Place;
}

/** A block that is rendered from the API description, asked for by `::schema[…]` or `::operation[…]`. */
export interface DocEmbed {
  readonly kind: 'schema' | 'operation';
  /** The schema's name or the operation's id. */
  readonly name: string;
  /** The directive's attributes, such as `{depth=2}`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly place: Place;
}

/**
 * A stretch of the Markdown that a text was written in, or something in it that only the whole site can say:
 * an address (`link`, `image`), the text of a link that was written without one (`label`), a block from the
 * API description.
 */
export type MarkdownPart =
  | string
  | {
      readonly kind: 'link' | 'image' | 'label';
      /** As written. */
      readonly target: string;
      /** Where it is written. */
      readonly file: string;
    }
  | {
      readonly kind: 'embed';
      readonly embed: DocEmbed;
      /** What every line after the first begins with, because of the list or quotation around it. */
      readonly indent: string;
    };

/** A piece of Markdown as HTML with holes, and what fills them. */
export interface Fragment {
  readonly body: Template;
  readonly references: readonly Reference[];
  readonly embeds: readonly DocEmbed[];
  /** The words without markup, for descriptions and search. Blocks are separated by newlines. */
  readonly text: string;
  /**
   * The same as Markdown: as it was written, without front matter, opening title and comments, with included
   * files in their places. Absent where there is nothing but `text`.
   */
  readonly markdown?: readonly MarkdownPart[] | undefined;
  /** In order; of a text below a title that is not its own, from depth 2 on. Absent where there are none. */
  readonly headings?: readonly DocHeading[] | undefined;
}

/** A heading of a text; the page's title is not among them. */
export interface DocHeading {
  /** 1 to 6. */
  readonly depth: number;
  readonly id: string;
  /** Plain words. */
  readonly text: string;
  /** The words with their inline markup (code, emphasis), links removed. */
  readonly html: string;
  /** The author gave the id. */
  readonly isChosen?: boolean | undefined;
}
