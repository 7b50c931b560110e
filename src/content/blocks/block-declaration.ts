import type { Place } from '../../diagnostics/diagnostic.js';
import type { ObjectSchema } from './standard-schema.js';

/** A block of the site: what a text can write, without the code that draws it. */
export interface BlockDeclaration {
  /** `price-table`, as in `:::price-table`. */
  readonly name: string;
  /** `PriceTable`, as in `<PriceTable>`. */
  readonly tag: string;
  /** Relative to the site's folder. */
  readonly file: string;
  /** Digest of the component and of everything that it imports. */
  readonly digest: string;
}

/** A block that is ready for use. */
export interface SiteBlock extends BlockDeclaration {
  readonly schema: ObjectSchema | undefined;
  /**
   * Returns HTML with an element `slotTag` for each content that the component shows.
   *
   * @throws whatever the component throws
   */
  readonly render: (
    attributes: Readonly<Record<string, unknown>>,
    slots: readonly BlockSlotName[],
    isInline: boolean,
  ) => RenderedBlock;
}

/** Content from the text: between the fences of a block, and in its brackets. */
export type BlockSlotName = 'children' | 'label';

/** The element that stands for a slot's content in a block's HTML. */
export const slotTag: Readonly<Record<BlockSlotName, string>> = {
  children: 'docsgen-children',
  label: 'docsgen-label',
};

interface RenderedBlock {
  readonly html: string;
  /** Names of event handlers, which static HTML cannot have: `onClick`. */
  readonly handlers: readonly string[];
}

/** The blocks of a site. */
export interface SiteBlocks {
  readonly declarations: readonly BlockDeclaration[];
  /** Loads the code of a block. */
  readonly load: (name: string) => SiteBlock | undefined;
  /** Returns the places that the stack of an error names, the innermost first. */
  readonly placesOf: (error: unknown) => readonly Place[];
}

/** A block with valid attributes, before it is rendered. */
export interface PendingBlock {
  readonly block: SiteBlock;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Whether it is part of a line of text. */
  readonly isInline: boolean;
  /** As written: `:::pricing` or `<Pricing>`. */
  readonly name: string;
}

/** The values of a tag that stands for a block, and the places of its attributes. */
export interface TagValues {
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly placeOf: (word: string) => Place | undefined;
}
