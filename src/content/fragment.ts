import type { Place } from '../diagnostics/diagnostic.js';

/**
 * HTML with placeholders. A file is converted before the site knows its routes; values that depend on the site (link
 * URLs, schemas) stay numbered placeholders until the page is built. `text` has one more entry than `placeholders`:
 * text[0] placeholders[0] text[1] … text[n].
 */
export interface Template {
  readonly text: readonly string[];
  readonly placeholders: readonly Placeholder[];
}

/**
 * A placeholder in a {@link Template}, with an index into the fragment's `references` or `embeds`. `reference` is inside
 * of a quoted attribute; `label` is the text of a link written without one (`[](op:createPrice)`); `size` is inside of
 * an image tag, for ` width="…" height="…"`.
 */
export interface Placeholder {
  readonly kind: 'reference' | 'label' | 'size' | 'embed';
  readonly index: number;
}

/**
 * A link or asset as written. Its placeholder is inside of a quoted attribute (`href`, `src`), so the value must be
 * escaped.
 */
export interface Reference {
  readonly kind: 'link' | 'image';
  /** As written, with character references decoded: `./price.md#fields`, `/docs`, `op:createPrice`, `https://…`. */
  readonly target: string;
  readonly place: Place;
}

/** A block rendered from the API description. */
export type DocEmbed = NamedEmbed | DiagramEmbed;

/** `::schema[…]` or `::operation[…]`. */
export interface NamedEmbed {
  readonly kind: 'schema' | 'operation';
  /** Name of the schema, or id of the operation. */
  readonly name: string;
  /** The directive's attributes, such as `{depth=2}`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly place: Place;
}

/** `::api-diagram{…}`: schemas and their references as a drawing. */
export interface DiagramEmbed {
  readonly kind: 'api-diagram';
  readonly schemas: readonly {
    readonly name: string;
    readonly place: Place | undefined;
    /** The page to link to, instead of the page of the schema. */
    readonly link?: WrittenName | undefined;
  }[];
  /** Declared references, in addition to those that docsgen finds. */
  readonly references: readonly {
    readonly schema: string;
    readonly field: string;
    readonly target: string;
    readonly place: Place | undefined;
  }[];
  /** Name of the schema to highlight. */
  readonly current?: WrittenName | undefined;
  readonly place: Place;
}

interface WrittenName {
  readonly text: string;
  readonly place: Place | undefined;
}

/**
 * A part of a text's Markdown: a string, or a value that depends on the site: a URL (`link`, `image`), the text of a
 * link written without one (`label`), or an embed from the API description.
 */
export type MarkdownPart =
  | string
  | {
      readonly kind: 'link' | 'image' | 'label';
      /** As written. */
      readonly target: string;
      /** The file that contains it. */
      readonly file: string;
    }
  | {
      readonly kind: 'embed';
      readonly embed: DocEmbed;
      /** Prefix of every line after the first, from an enclosing list or quotation. */
      readonly indent: string;
    };

/** A piece of Markdown as HTML with placeholders, and their references. */
export interface Fragment {
  readonly body: Template;
  readonly references: readonly Reference[];
  readonly embeds: readonly DocEmbed[];
  /** Plain text for descriptions and search. Newlines separate blocks. */
  readonly text: string;
  /**
   * The Markdown source without front matter, opening title and comments, with includes expanded. Absent if it equals
   * `text`.
   */
  readonly markdown?: readonly MarkdownPart[] | undefined;
  /**
   * Headings in document order; from level 2 if the text is below a title from another source. Absent if there are
   * none.
   */
  readonly headings?: readonly DocHeading[] | undefined;
}

/** A heading of a text, without the page title. */
export interface DocHeading {
  /** 1 to 6. */
  readonly depth: number;
  readonly id: string;
  /** Plain text. */
  readonly text: string;
  /** The text with inline markup (code, emphasis), without links. */
  readonly html: string;
  /** Whether the author set the id explicitly. */
  readonly isChosen?: boolean | undefined;
}
