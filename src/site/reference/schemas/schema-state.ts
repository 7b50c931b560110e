import type { ApiSchema, NamedSchema } from '../../../openapi/api/schema.js';
import type { Ancestor, SchemaContext } from './schema-context.js';

/** The position of a node in the tree of a page's schema. */
export interface SchemaState {
  /** 0 for the root schema, 1 for its properties. */
  readonly level: number;
  readonly depth: Depth;
  /** The enclosing named schemas, innermost first. */
  readonly ancestors: Ancestor | undefined;
  /** Known types of the value, which a subschema need not repeat. */
  readonly impliedTypes?: readonly string[] | undefined;
}

/** The number of levels to show, for named schemas (which have their own pages) and for all schemas. */
export interface Depth {
  readonly named: number;
  readonly all: number;
}

/** A node with its references resolved, and whether its content is shown. */
export interface OpenedSchema {
  readonly schema: ApiSchema;
  /** The named schema that it references. */
  readonly named: NamedSchema | undefined;
  readonly recursive: boolean;
  readonly expandable: boolean;
  /** State of its child nodes. */
  readonly below: SchemaState;
}

/** Maximum level of inline schemas, which have no page to link to. */
export const inlineDepth = 8;

export function rootState(depth: Depth, name?: string): SchemaState {
  const ancestors = name === undefined ? undefined : { name, parent: undefined };
  return { level: 0, depth, ancestors };
}

export function openSchema(
  node: ApiSchema,
  state: SchemaState,
  context: SchemaContext,
  id?: string,
): OpenedSchema {
  const { schema, named } = context.schemas.resolve(node);
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
      ancestors: named ? { name: named.name, id, parent: state.ancestors } : state.ancestors,
    },
  };
}

function isIn(name: string, ancestors: Ancestor | undefined): boolean {
  for (let one = ancestors; one; one = one.parent) if (one.name === name) return true;
  return false;
}
