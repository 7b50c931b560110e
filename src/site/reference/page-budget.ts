import type { SchemaContext } from './schema-context.js';

/** How many more fields, alternatives and the like the schemas of one page may show. */
export interface PageBudget {
  /** All together. A field is about 600 bytes of HTML: no page grows beyond a megabyte. */
  all: number;
  /**
   * The first level of a schema is shown even where all together are too many already, up to these: an operation
   * with two hundred answers, each of which holds fifty fields, would be a page of megabytes.
   */
  first: number;
  /** As long as all together are no more than these, named schemas are expanded beyond the first level. */
  roomy: number;
  /** As long as all together are no more than these, what stands on a named schema's own page is repeated. */
  repeated: number;
}

const nodesPerPage = 1500;

const firstNodesPerPage = 4000;

/** More than these, with their descriptions, weigh more than the rest of a page and what it loads. */
const mostRoomyNodes = 250;

/**
 * What named schemas hold stands on their own pages, too, and what it takes to repeat it grows with the number
 * of schemas squared. So large descriptions link where small ones expand.
 */
function roomyNodes(schemas: number): number {
  return Math.round(Math.min(mostRoomyNodes, Math.max(12, 12_000 / schemas)));
}

/** Of a schema that has a page of its own the first level is enough in a large description. */
function repeatedNodes(schemas: number): number {
  return Math.round(Math.min(nodesPerPage, Math.max(24, 40_000 / schemas)));
}

/** From so many named schemas on, what stands on every other page is linked there instead of shown. */
const manySchemas = 200;

export function isLarge(schemas: SchemaContext['schemas']): boolean {
  return schemas.size >= manySchemas;
}

const budgets = new WeakMap<SchemaContext['uniqueId'], PageBudget>();

/** What is left for the page that a context belongs to. Each page has one maker of ids, which tells pages apart. */
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
