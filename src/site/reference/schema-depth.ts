import type { ApiSchema } from '../../openapi/api/schema.js';
import { contextBudget } from './page-budget.js';
import { resolveSchema } from './resolved-schema.js';
import type { SchemaContext } from './schema-context.js';
import { fieldsOf, schemaParts } from './schema-parts.js';
import { type Depth, openSchema, rootState, type SchemaState } from './schema-state.js';

/** Values are many where they are listed, but each is short. */
const valuesPerNode = 8;

interface Node {
  readonly schema: ApiSchema;
  readonly state: SchemaState;
}

/**
 * How deep a schema is shown, one level at least unless the page has too many of them, and takes what that needs from
 * what the page has left. First named schemas are linked instead of expanded, then all levels end. All of a level is
 * shown or nothing of it, so that fields beside each other are treated alike.
 */
export function depthWithin(root: ApiSchema, context: SchemaContext, name?: string): Depth {
  const budget = contextBudget(context);
  if (name === undefined && budget.first <= 0) return { named: 1, all: 0 };
  const isRepeated = name === undefined && hasPage(root, context);
  const most = isRepeated ? Math.min(budget.repeated, budget.all) : budget.all;
  for (let named = context.depth; ; named -= 1) {
    const room = named > 1 ? Math.min(budget.roomy, most) : most;
    // Where named schemas are expanded, all or nothing is: it is enough to know that there is no room for all.
    const sizes = levelSizes(root, context, named, named > 1 ? room : budget.all, name);
    let total = 0;
    let levels = 0;
    for (const size of sizes) {
      if (levels > 0 && total + size > room) break;
      total += size;
      levels += 1;
    }
    const isWhole = levels === sizes.length;
    if (!isWhole && named > 1) continue;
    budget.first -= sizes[0] ?? 0;
    budget.all -= total;
    budget.roomy -= total;
    if (isRepeated) budget.repeated -= total;
    return { named, all: isWhole ? Number.POSITIVE_INFINITY : levels };
  }
}

/** Whether all of a schema, or of what an array holds, stands on the page of a named schema, too. */
function hasPage(root: ApiSchema, context: SchemaContext): boolean {
  const { schema, named } = resolveSchema(root, context.schemas);
  return named !== undefined || (schema.items !== undefined && hasPage(schema.items, context));
}

/**
 * How many nodes there are on each level; where they become more than `most`, all that follow count as infinite. The
 * first level is always counted, and what follows it is looked for.
 */
function levelSizes(
  root: ApiSchema,
  context: SchemaContext,
  named: number,
  most: number,
  name: string | undefined,
): readonly number[] {
  const sizes: number[] = [];
  let total = 0;
  let level: readonly Node[] = [
    { schema: root, state: rootState({ named, all: Number.POSITIVE_INFINITY }, name) },
  ];
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

/** What is shown one level below a node; the items of an array are on the level of the array. */
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
    ...fieldsOf(schema, context),
    ...schemaParts(schema),
    ...schema.alternatives.flatMap(({ schemas }) => schemas.map((option) => ({ schema: option }))),
  ]
    .map((inner): Node => ({ schema: inner.schema, state: opened.below }))
    .concat(items);
}
