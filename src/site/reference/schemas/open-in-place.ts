import { fullBudget } from '../page-state/page-budget.js';
import { nodeLimits } from '../page-state/page-state.js';
import type { SchemaContext } from './schema-context.js';
import { schemaSize } from './schema-size.js';
import { inlineDepth, type OpenedSchema, type SchemaState } from './schema-state.js';

/** How readers meet an object, which decides its share of the page's budget. */
export type Priority = 'first alternative' | 'required' | 'optional' | 'chosen later';

const budgetShares: Readonly<Record<Priority, number>> = {
  'first alternative': 2,
  required: 2,
  optional: 1,
  'chosen later': 0,
};

/** Number of alternatives up to which small ones are shown where they stand. */
const maxInlineOptions = 4;

/** @param index of `count` alternatives */
export function optionPriority({ index, count }: { index: number; count: number }): Priority {
  if (index === 0) return 'first alternative';
  return count > maxInlineOptions ? 'chosen later' : 'optional';
}

/** Number of fields and alternatives of objects that are shown where they stand. */
const maxInlineSize = 8;
const maxRequiredSize = 20;
/** The same for the first alternatives of a light page: a picker without fields has nothing to show for its choice. */
const maxFirstAlternativeSize = 60;

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
  const { opensBelow } = context;
  if (opensBelow === 'nothing' || context.depth === 0) return opened;
  const share = budgetShares[priority];
  if (opensBelow !== undefined && share < 2) return opened;
  const { hiddenFields, hiddenAlternatives = 0 } = schemaSize(schema, context);
  const size = hiddenFields + hiddenAlternatives;
  const { shown, budget } = context.page;
  const limits = nodeLimits(context.schemas.size, context.page);
  const left = fullBudget.nodes - shown.nodes - shown.smallNodes - shown.firstAlternativeNodes;
  if (size === 0 || size > left) return opened;
  const isLenient = share === 2 && opensBelow !== 'small required';
  const isSmall = size <= (isLenient ? maxRequiredSize : maxInlineSize);
  if (isSmall && shown.smallNodes + size <= limits.expandedNodes * share) {
    shown.smallNodes += size;
    return { ...opened, expandable: true };
  }
  const isFirst = priority === 'first alternative' && budget.opensFirstAlternatives;
  if (!isFirst || size > maxFirstAlternativeSize) return opened;
  shown.firstAlternativeNodes += size;
  return { ...opened, expandable: true };
}
