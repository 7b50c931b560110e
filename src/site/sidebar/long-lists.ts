import { type CategoryNode, type SidebarNode, visibleSidebarPages } from './tree.js';

/** Number of items from which a list is long, and number of items shown on either side of the current one. */
const limits = {
  pages: { longest: 60, neighbours: 20 },
  /** Readers scan the operations of a tag; 100 of them add 1.5 KB to a compressed page. */
  operations: { longest: 100, neighbours: 30 },
  schemas: { longest: 11, neighbours: 5 },
};

/** Returns how many of the operations of a tag the sidebar of one of them shows. */
export function shownOperations(count: number): number {
  const { longest, neighbours } = limits.operations;
  return count > longest ? 2 * neighbours + 1 : count;
}

/** The range of a list that a page shows; by default all of it. */
export interface ListSlice {
  readonly first?: number;
  readonly end?: number;
  /** Route of the page whose sidebar shows the complete list. */
  readonly fullList?: string | undefined;
}

interface Position {
  readonly list: readonly SidebarNode[];
  readonly index: number;
}

/**
 * Selects the part of a long list that each page shows: complete lists on all pages would make the site grow with the
 * square of its pages. The category's page, or else the first page of the list, shows it completely.
 */
export class LongLists {
  readonly #positions = new Map<SidebarNode, Position>();
  readonly #owners = new Map<readonly SidebarNode[], string | undefined>();

  /** @param nodes nodes of the first level */
  constructor(nodes: readonly SidebarNode[]) {
    this.#add(nodes, undefined);
  }

  /**
   * @param category the category of the list; absent on the first level
   * @param branch the enclosing categories of the page, from the outermost, and its own node
   */
  part(
    list: readonly SidebarNode[],
    category: CategoryNode | undefined,
    route: string,
    branch: readonly SidebarNode[],
  ): ListSlice {
    const { longest, neighbours } = limits[category?.lists ?? 'pages'];
    if (list.length <= longest) return {};
    const owner = this.#owners.get(list);
    // The content of a reference category already lists everything.
    if (owner === route && !category?.lists) return {};
    const here = branch.map((node) => this.#positions.get(node)).find((at) => at?.list === list);
    const shown = 2 * neighbours + 1;
    const first = Math.max(0, Math.min((here?.index ?? 0) - neighbours, list.length - shown));
    return { first, end: first + shown, fullList: owner };
  }

  #add(list: readonly SidebarNode[], category: CategoryNode | undefined): void {
    this.#owners.set(list, listOwner(list, category));
    for (const [index, node] of list.entries()) {
      this.#positions.set(node, { list, index });
      if (node.kind === 'category') this.#add(node.nodes, node);
    }
  }
}

function listOwner(
  list: readonly SidebarNode[],
  category: CategoryNode | undefined,
): string | undefined {
  if (category?.lists) return category.route;
  if (category?.route !== undefined && !category.hidden) return category.route;
  return visibleSidebarPages(list)[0]?.route;
}
