import type { ObjectSchema, SchemaOutput } from './standard-schema.js';

/** Content of a block from the text. A component places it like any React element. */
export interface BlockContent {
  readonly type: string;
  readonly props: unknown;
  readonly key: string | null;
}

/** What a component of a block receives besides its attributes. */
interface BlockSlots {
  /** The Markdown between the fences, or in the brackets of an inline block; absent if there is none. */
  readonly children?: BlockContent | undefined;
  /** The text in the brackets: `:::name[Label]`. */
  readonly label?: BlockContent | undefined;
  /** Whether the block is part of a line of text. An attribute of this name takes its place. */
  readonly inline: boolean;
}

type Attributes<Schema> = Schema extends ObjectSchema ? SchemaOutput<Schema> : object;

/** A block of the site. */
export interface BlockDefinition<Schema extends ObjectSchema | undefined = undefined> {
  /** By default that of the file: `blocks/PriceTable.tsx` is `price-table`. */
  readonly name?: string | undefined;
  /** Schema of the attributes, such as Zod's `z.object({ … })`. */
  readonly attributes?: Schema | undefined;
  /** Returns static React elements. */
  readonly component: (
    props: Omit<BlockSlots, keyof Attributes<Schema>> & Attributes<Schema>,
  ) => unknown;
}
