import type { UserConfig } from './config/index.js';
import type { BlockDefinition } from './content/blocks/define-block.js';
import type { ObjectSchema } from './content/blocks/standard-schema.js';
import type { TransformDefinition } from './content/plugins/define-transform.js';

export type { UserConfig } from './config/index.js';
export type { BlockContent, BlockDefinition } from './content/blocks/define-block.js';
export type {
  ObjectSchema,
  SchemaOutput,
  StandardSchema,
} from './content/blocks/standard-schema.js';
export type {
  MarkdownNode,
  TransformDefinition,
  TransformedPage,
} from './content/plugins/define-transform.js';
export type { Diagnostic, Place } from './diagnostics/diagnostic.js';

/** Gives an editor the types of `docsgen.config.ts`. Returns what it is given. */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}

/** Defines the block of a file in `blocks/`, with types for its component. Returns what it is given. */
export function defineBlock<Schema extends ObjectSchema | undefined = undefined>(
  block: BlockDefinition<Schema>,
): BlockDefinition<Schema> {
  return block;
}

/** Defines the transform of a file that `markdown.transforms` names. Returns what it is given. */
export function defineTransform(transform: TransformDefinition): TransformDefinition {
  return transform;
}
