import type { PhrasingContent, RootContent } from 'mdast';
import type { DocBuilder } from '../doc-builder.js';
import type { TagAttributes, TagNode } from './attributes.js';
import type { Binding } from './scope.js';

/** A component tag during its conversion to Markdown nodes. */
export interface Tag {
  readonly node: TagNode;
  /** As other tools name it, whatever the import calls it. */
  readonly name: string;
  readonly attributes: TagAttributes;
  readonly builder: DocBuilder;
  readonly bindings: ReadonlyMap<string, Binding>;
  /** Returns the converted children. */
  children(): RootContent[];
  /** Returns an attribute as inline content: text, Markdown in text, or markup. */
  label(...names: readonly string[]): PhrasingContent[];
  /** Returns the tags directly inside, without converting them. */
  childTags(): readonly Tag[];
  /** Returns the tags directly inside that are parts of this one, such as tabs, and the content around them. */
  split(isPart: (name: string) => boolean): TagParts;
}

/** The parts of a tag, and its other content, converted. */
export interface TagParts {
  readonly before: readonly RootContent[];
  readonly parts: readonly { readonly tag: Tag; readonly after: readonly RootContent[] }[];
}

/** Converts a tag to Markdown nodes. */
export type ConvertTag = (tag: Tag) => readonly RootContent[];

/** Converters by tag name. */
export type TagTable = Readonly<Record<string, ConvertTag>>;
