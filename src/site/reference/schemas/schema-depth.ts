import type { ApiSchema } from '../../../openapi/api/schema.js';
import { nodeLimits } from '../page-state/page-state.js';
import { visibleProperties } from './field-order.js';
import { nestedSchemas } from './nested-schemas.js';
import type { SchemaContext } from './schema-context.js';
import { type Depth, openSchema, rootState, type SchemaState } from './schema-state.js';

/** Enum values that count as one node: there may be many, but each is short. */
const valuesPerNode = 8;

interface Node {
  readonly schema: ApiSchema;
  readonly state: SchemaState;
}

/**
 * Returns how many levels of a schema to show, and takes that much of the page's budget. The schemas of a page are called
 * in reading order, because what comes first gets the budget. At least one level, unless the
 * page has too many of those. First, named schemas are linked instead of expanded, then all levels are cut. A level is
 * shown completely or not at all, so that sibling properties look alike; small and
 * required objects are the exception, see `openInPlace`.
 */
export function claimDepth(root: ApiSchema, context: SchemaContext, name?: string): Depth {
  const { shown } = context.page;
  const limits = nodeLimits(context.schemas.size, context.page);
  if (name === undefined && shown.firstNodes >= limits.firstNodes) return { named: 1, all: 0 };
  const isRepeated = name === undefined && hasPage(root, context);
  const all = limits.nodes - shown.nodes;
  const most = isRepeated ? Math.min(limits.repeatedNodes - shown.repeatedNodes, all) : all;
  for (let named = context.depth; ; named -= 1) {
    const budget = named > 1 ? Math.min(limits.expandedNodes - shown.nodes, most) : most;
    // Named schemas are expanded completely or not at all, so counting can stop once they do not fit.
    const state = rootState({ named, all: Number.POSITIVE_INFINITY }, name);
    const sizes = levelSizes({ schema: root, state }, context, named > 1 ? budget : all);
    let total = 0;
    let levels = 0;
    for (const size of sizes) {
      if (levels > 0 && total + size > budget) break;
      total += size;
      levels += 1;
    }
    const isWhole = levels === sizes.length;
    if (!isWhole && named > 1) continue;
    shown.firstNodes += sizes[0] ?? 0;
    shown.nodes += total;
    if (isRepeated) shown.repeatedNodes += total;
    return { named, all: isWhole ? Number.POSITIVE_INFINITY : levels };
  }
}

/** Whether a schema, or the items of an array, has its own page. */
function hasPage(root: ApiSchema, context: SchemaContext): boolean {
  const { schema, named } = context.schemas.resolve(root);
  return named !== undefined || (schema.items !== undefined && hasPage(schema.items, context));
}

/**
 * Returns the number of nodes on each level. Levels after the total exceeds `most` count as infinite. The first level
 * is always counted completely.
 */
function levelSizes(root: Node, context: SchemaContext, most: number): readonly number[] {
  const sizes: number[] = [];
  let total = 0;
  let level: readonly Node[] = [root];
  while (level.length > 0) {
    if (sizes.length > 1 && total > most) return [...sizes, Number.POSITIVE_INFINITY];
    const next: Node[] = [];
    let size = 0;
    for (const node of level) {
      for (const inner of below(node, context)) {
        next.push(inner);
        size += 1 + inner.schema.enum.length / valuesPerNode;
      }
      if (sizes.length > 0 && next.length > 0 && total + size > most) break;
    }
    if (next.length > 0) sizes.push(size);
    total += size;
    level = next;
  }
  return sizes;
}

/** Returns the nodes one level below; array items are on the level of the array. */
function below({ schema: node, state }: Node, context: SchemaContext): Node[] {
  const opened = openSchema(node, state, context);
  if (opened.recursive) return [];
  const { schema } = opened;
  const items: Node[] =
    schema.items && schema.prefixItems.length === 0
      ? below({ schema: schema.items, state: { ...opened.below, level: state.level } }, context)
      : [];
  if (!opened.expandable) return items;
  return [
    ...visibleProperties(schema, context),
    ...nestedSchemas(schema),
    ...schema.alternatives.flatMap(({ schemas }) => schemas.map((option) => ({ schema: option }))),
  ]
    .map((inner): Node => ({ schema: inner.schema, state: opened.below }))
    .concat(items);
}
