import { type CategoryNode, type SidebarNode, visibleSidebarStops } from './tree.js';

/** How many entries a page shows of a list before the list is long, and then before and after its own entry. */
const limits = {
  pages: { longest: 60, neighbours: 20 },
  /** Readers look through the operations of a tag; 400 of them are 8 KB of a compressed page. */
  operations: { longest: 400, neighbours: 20 },
  schemas: { longest: 11, neighbours: 5 },
};

/** What a page shows of the nodes of a list: all of them, where nothing is said. */
export interface ListSlice {
  readonly first?: number;
  readonly end?: number;
  /** Route of the page whose sidebar shows the list whole, where this one leads to it. */
  readonly whole?: string | undefined;
}

interface Position {
  readonly list: readonly SidebarNode[];
  readonly index: number;
}

/**
 * Says what of a long list a page shows: thousands of pages that each show all others would make a site grow with
 * the square of its pages. One page shows the list whole: that of its category, or else the first page in it.
 */
export class LongLists {
  readonly #positions = new Map<SidebarNode, Position>();
  readonly #owners = new Map<readonly SidebarNode[], string | undefined>();

  /** @param nodes of the first level */
  constructor(nodes: readonly SidebarNode[]) {
    this.#add(nodes, undefined);
  }

  /**
   * @param category that the list is in; absent on the first level
   * @param way to the page: the categories around it, and its own node
   */
  part(
    list: readonly SidebarNode[],
    category: CategoryNode | undefined,
    route: string,
    way: readonly SidebarNode[],
  ): ListSlice {
    const { longest, neighbours } = limits[category?.lists ?? 'pages'];
    if (list.length <= longest) return {};
    const owner = this.#owners.get(list);
    // The content of a category of the reference lists all of it: its sidebar need not.
    if (owner === route && !category?.lists) return {};
    const here = way.map((node) => this.#positions.get(node)).find((at) => at?.list === list);
    const shown = 2 * neighbours + 1;
    const first = Math.max(0, Math.min((here?.index ?? 0) - neighbours, list.length - shown));
    return { first, end: first + shown, whole: owner };
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
  return visibleSidebarStops(list)[0]?.route;
}
