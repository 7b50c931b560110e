import { uniqueIds } from '../../unique-ids.js';
import { fullBudget, type PageBudget } from './page-budget.js';

/** Schema nodes and example characters that a page shows already. A node is about 600 bytes of HTML. */
interface ShownParts {
  /** Properties, alternatives and other nodes of schemas. */
  nodes: number;
  /** The nodes among them on the first level of a schema. */
  firstNodes: number;
  /** The nodes among them that repeat a named schema's own page. */
  repeatedNodes: number;
  /** The nodes of small and required objects that are shown although others on their level are linked. */
  smallNodes: number;
  /** The nodes of larger main objects that are shown because the page is light. */
  mainNodes: number;
  exampleCharacters: number;
}

/**
 * What the parts of one page share while the page is made. Parts that are built earlier get the plain ids and the budget,
 * so each is a statement of its own, in page order: the order of the properties of a view never matters.
 */
export interface PageState {
  /** Makes an id unique on the page. */
  readonly id: (id: string) => string;
  readonly shown: ShownParts;
  readonly budget: PageBudget;
}

/** @param taken ids that the page already has */
export function createPageState(taken: Iterable<string> = [], budget = fullBudget): PageState {
  return { id: uniqueIds(taken), shown: nothingShown(), budget };
}

/** Returns the state of a part that has a budget of its own on the same page. */
export function createPartState({ id, budget }: PageState): PageState {
  return { id, shown: nothingShown(), budget };
}

function nothingShown(): ShownParts {
  return {
    nodes: 0,
    firstNodes: 0,
    repeatedNodes: 0,
    smallNodes: 0,
    mainNodes: 0,
    exampleCharacters: 0,
  };
}

/** How many nodes a page may show. */
export interface NodeLimits {
  /** Total, so that pages stay below a megabyte. */
  readonly nodes: number;
  /**
   * The first level of a schema is shown beyond the total, up to this number: an operation with two hundred responses
   * of fifty properties each would otherwise be a page of several megabytes.
   */
  readonly firstNodes: number;
  /**
   * While the total is within this number, named schemas expand beyond the first level. They have their own pages, and
   * the cost of repeating them grows with the square of their number. So large descriptions link where small ones
   * expand.
   */
  readonly expandedNodes: number;
  /**
   * While the total is within this number, content of a named schema's own page is repeated. In a large description,
   * the first level is enough for schemas with their own page.
   */
  readonly repeatedNodes: number;
}

const maxNodesOfFirstPage = 4000;

/** More nodes, with their descriptions, weigh more than the rest of the page and its assets. */
const maxExpandedNodes = 250;

/** @param schemas number of named schemas in the description */
export function nodeLimits(schemas: number, { budget: { nodes } }: PageState): NodeLimits {
  return {
    nodes,
    firstNodes: maxNodesOfFirstPage,
    expandedNodes: Math.round(Math.min(maxExpandedNodes, Math.max(12, 12_000 / schemas))),
    repeatedNodes: Math.round(Math.min(nodes, Math.max(24, 40_000 / schemas))),
  };
}

/** Number of named schemas from which repeated content is linked instead of shown. */
const minLinkedSchemas = 200;

/** @param schemas number of named schemas in the description */
export function isLarge(schemas: number): boolean {
  return schemas >= minLinkedSchemas;
}
