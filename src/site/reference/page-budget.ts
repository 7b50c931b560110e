import type { SchemaContext } from './schema-context.js';

/** How many more properties, alternatives and other schema nodes a page may show. */
export interface PageBudget {
  /** Total number of nodes. A node is about 600 bytes of HTML, so that pages stay below a megabyte. */
  all: number;
  /**
   * The first level of a schema is shown beyond the total, up to this number: an operation with two hundred responses
   * of fifty properties each would otherwise be a page of several megabytes.
   */
  first: number;
  /** While the total is within this number, named schemas expand beyond the first level. */
  roomy: number;
  /** While the total is within this number, content of a named schema's own page is repeated. */
  repeated: number;
}

const nodesPerPage = 1500;

const firstNodesPerPage = 4000;

/** More nodes, with their descriptions, weigh more than the rest of the page and its assets. */
const mostRoomyNodes = 250;

/**
 * Named schemas have their own pages, and the cost of repeating them grows with the square of their number. So large
 * descriptions link where small ones expand.
 */
function roomyNodes(schemas: number): number {
  return Math.round(Math.min(mostRoomyNodes, Math.max(12, 12_000 / schemas)));
}

/** In a large description, the first level is enough for schemas with their own page. */
function repeatedNodes(schemas: number): number {
  return Math.round(Math.min(nodesPerPage, Math.max(24, 40_000 / schemas)));
}

/** Number of named schemas from which repeated content is linked instead of shown. */
const manySchemas = 200;

export function isLarge(schemas: SchemaContext['schemas']): boolean {
  return schemas.size >= manySchemas;
}

const budgets = new WeakMap<SchemaContext['uniqueId'], PageBudget>();

/** Returns the remaining budget of a context's page. Each page has its own id generator, which identifies it. */
export function contextBudget({ uniqueId, schemas }: SchemaContext): PageBudget {
  const known = budgets.get(uniqueId);
  if (known) return known;
  const budget = {
    all: nodesPerPage,
    first: firstNodesPerPage,
    roomy: roomyNodes(schemas.size),
    repeated: repeatedNodes(schemas.size),
  };
  budgets.set(uniqueId, budget);
  return budget;
}
