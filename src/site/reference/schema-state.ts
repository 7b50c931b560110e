import type { ApiSchema, NamedSchema } from '../../openapi/api/schema.js';
import { resolveSchema } from './resolved-schema.js';
import type { Ancestor } from './schema-ancestor.js';
import type { SchemaContext } from './schema-context.js';

/** Where in the tree of a page's schema a node stands. */
export interface SchemaState {
  /** 0 for the schema that is shown, 1 for its fields. */
  readonly level: number;
  readonly depth: Depth;
  /** The named schemas that it lies in, the innermost first. */
  readonly ancestors: Ancestor | undefined;
  /** Types that are said of the value already: a rule about it need not say them again, nor that it is any. */
  readonly said?: readonly string[] | undefined;
}

/** How many levels are shown: of what lies in named schemas, which have pages of their own, and of anything. */
export interface Depth {
  readonly named: number;
  readonly all: number;
}

/** A node with its references followed, and whether what it holds is shown. */
export interface OpenedSchema {
  readonly schema: ApiSchema;
  /** The named schema that it refers to. */
  readonly named: NamedSchema | undefined;
  readonly recursive: boolean;
  readonly expandable: boolean;
  /** For what it holds. */
  readonly below: SchemaState;
}

/** Inline schemas have no page to be linked to: they go on, but not for ever. */
const inlineDepth = 8;

export function rootState(depth: Depth, name?: string): SchemaState {
  const ancestors = name === undefined ? undefined : { name, around: undefined };
  return { level: 0, depth, ancestors };
}

export function openSchema(
  node: ApiSchema,
  state: SchemaState,
  context: SchemaContext,
  id?: string,
): OpenedSchema {
  const { schema, named } = resolveSchema(node, context.schemas);
  const recursive = named !== undefined && isIn(named.name, state.ancestors);
  const depth = Math.min(named ? state.depth.named : inlineDepth, state.depth.all);
  return {
    schema,
    named,
    recursive,
    expandable: !recursive && state.level < depth,
    below: {
      level: state.level + 1,
      depth: state.depth,
      ancestors: named ? { name: named.name, id, around: state.ancestors } : state.ancestors,
    },
  };
}

function isIn(name: string, ancestors: Ancestor | undefined): boolean {
  for (let one = ancestors; one; one = one.around) if (one.name === name) return true;
  return false;
}
