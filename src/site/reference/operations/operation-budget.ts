import type { Operation } from '../../../openapi/api/operation.js';
import type { ApiSchema } from '../../../openapi/api/schema.js';
import type { OperationContext } from '../api-views/operation-context.js';
import {
  isWithinPage,
  leastBudget,
  type PageBudget,
  pageBudgets,
  smallestBudget,
} from '../page-state/page-budget.js';
import { createPageState } from '../page-state/page-state.js';
import { nestedSchemas } from '../schemas/nested-schemas.js';
import type { RenderDescription } from '../texts/render-description.js';
import { buildOperationView } from './build-operation-view.js';

/** The context of an operation's view, without what a budget decides. */
type BudgetContext = Omit<OperationContext, 'page' | 'renderDescription'>;

/**
 * Returns the largest budget with which the page of an operation stays within `maxPageBytes`, or else the smallest.
 *
 * @param listed number of pages that the sidebar lists
 */
export function operationBudget(
  operation: Operation,
  context: BudgetContext,
  listed: number,
): PageBudget {
  const fits = (budget: PageBudget) => fitsPage(operation, context, listed, budget);
  return pageBudgets.slice(0, -1).find(fits) ?? smallestBudget;
}

/** Number of nodes of schemas that fit every page; pages of public descriptions show more than 300 in place. */
const maxSurelyShown = 200;

/**
 * Whether the page of an operation has no room for all schemas that are written inside of it, which have no page of
 * their own. Cheap for most operations, unlike choosing the budget.
 */
export function hidesFields(operation: Operation, context: BudgetContext, listed: number): boolean {
  const areMany = inlineNodes(operation) > maxSurelyShown;
  return areMany && !fitsPage(operation, context, listed, leastBudget);
}

function fitsPage(
  operation: Operation,
  context: BudgetContext,
  listed: number,
  budget: PageBudget,
): boolean {
  const renderDescription: RenderDescription = (fragment) => fragment?.text;
  const page = createPageState([], budget);
  const view = buildOperationView(operation, { ...context, renderDescription, page });
  return isWithinPage(view, listed);
}

function inlineNodes({ parameters, requestBody, responses, callbacks = [] }: Operation): number {
  const media = [...(requestBody?.media ?? []), ...responses.flatMap((response) => response.media)];
  return (
    total(parameters, ({ schema }) => schemaNodes(schema)) +
    total(media, ({ schema, itemSchema }) => schemaNodes(schema) + schemaNodes(itemSchema)) +
    total(callbacks, ({ operations }) => total(operations, inlineNodes))
  );
}

/** Counts a schema and those inside of it, without the named ones. */
function schemaNodes(schema: ApiSchema | undefined): number {
  if (schema === undefined) return 0;
  const { properties, alternatives, items } = schema;
  return (
    1 +
    total(properties, (property) => schemaNodes(property.schema)) +
    total(nestedSchemas(schema), (nested) => schemaNodes(nested.schema)) +
    total(alternatives, ({ schemas }) => total(schemas, schemaNodes)) +
    schemaNodes(items)
  );
}

function total<Item>(list: readonly Item[], count: (item: Item) => number): number {
  return list.reduce((sum, item) => sum + count(item), 0);
}
