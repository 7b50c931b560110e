import type { ApiSchema } from '../../../openapi/api/schema.js';
import { fullBudget } from '../page-state/page-budget.js';
import { nodeLimits } from '../page-state/page-state.js';
import { nestedSchemas } from './nested-schemas.js';
import type { SchemaContext } from './schema-context.js';
import { schemaSize } from './schema-size.js';
import { inlineDepth, type OpenedSchema, type SchemaState } from './schema-state.js';

/**
 * How readers meet an object, which decides its share of the page's budget. Main ones are the first alternative of a
 * schema, and what a body only wraps.
 */
export type Priority = 'main' | 'required' | 'optional' | 'chosen later';

const budgetShares: Readonly<Record<Priority, number>> = {
  main: 2,
  required: 2,
  optional: 1,
  'chosen later': 0,
};

/** Number of alternatives up to which small ones are shown where they stand. */
const maxInlineOptions = 4;

/** @param index of `count` alternatives */
export function optionPriority({ index, count }: { index: number; count: number }): Priority {
  if (index === 0) return 'main';
  return count > maxInlineOptions ? 'chosen later' : 'optional';
}

/** Number of fields and alternatives of objects that are shown where they stand. */
const maxInlineSize = 8;
const maxRequiredSize = 20;
/** The same for the main objects of a light page: a picker or a wrapper without fields has nothing to show. */
const maxMainSize = 60;

/** Number of fields of a body up to which it may be a wrapper: a list with a cursor, a count and links. */
const maxWrapperFields = 6;

/**
 * Returns the field that a body only wraps, if it has more contents than are shown where they stand: the only one that
 * has, or the only one that a request must send.
 */
export function wrappedField<
  Field extends Pick<ApiSchema['properties'][number], 'required' | 'schema'>,
>(fields: readonly Field[], context: SchemaContext): Field | undefined {
  const required = context.direction === 'request' ? fields.filter((field) => field.required) : [];
  const candidates = required.length === 1 ? required : fields;
  if (candidates.length > maxWrapperFields) return undefined;
  const isLarge = ({ schema }: Field): boolean => {
    const own = context.schemas.resolve(schema).schema;
    const inner = own.items ? context.schemas.resolve(own.items).schema : own;
    return partCount(inner, context) > maxInlineSize;
  };
  const [large, ...others] = candidates.filter(isLarge);
  return others.length === 0 ? large : undefined;
}

function partCount(schema: ApiSchema, context: SchemaContext): number {
  const { hiddenFields, hiddenAlternatives = 0 } = schemaSize(schema, context);
  return hiddenFields + hiddenAlternatives;
}

/** Whether the only contents of an object are values of any name: a line about them is as long as a link to it. */
function isMap(schema: ApiSchema): boolean {
  const [part, ...others] = nestedSchemas(schema);
  const isOnlyPart = schema.properties.length + schema.alternatives.length + others.length === 0;
  return isOnlyPart && part?.kind === 'values';
}

/**
 * Opens small objects and required ones that would only be linked, while the page's budget lasts. The fields of a
 * schema come in display order, so the required ones come first, and their share is twice as large.
 */
export function openInPlace(
  opened: OpenedSchema,
  { level }: SchemaState,
  context: SchemaContext,
  priority: Priority,
): OpenedSchema {
  const { schema, expandable, recursive } = opened;
  if (expandable || recursive || level === 0 || level >= inlineDepth) return opened;
  if (isMap(schema)) return { ...opened, expandable: true };
  const { opensBelow } = context;
  if (opensBelow === 'nothing' || context.depth === 0) return opened;
  const share = budgetShares[priority];
  if (opensBelow !== undefined && share < 2) return opened;
  const size = partCount(schema, context);
  const { shown, budget } = context.page;
  const limits = nodeLimits(context.schemas.size, context.page);
  const left = fullBudget.nodes - shown.nodes - shown.smallNodes - shown.mainNodes;
  if (size === 0 || size > left) return opened;
  const isLenient = share === 2 && opensBelow !== 'small required';
  const isSmall = size <= (isLenient ? maxRequiredSize : maxInlineSize);
  if (isSmall && shown.smallNodes + size <= limits.expandedNodes * share) {
    shown.smallNodes += size;
    return { ...opened, expandable: true };
  }
  const isMain = priority === 'main' && budget.opensMainObjects;
  if (!isMain || size > maxMainSize) return opened;
  shown.mainNodes += size;
  return { ...opened, expandable: true };
}
