import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { LinkQuery } from './link-resolver.js';
import type { PendingAnchor } from './link-target.js';

/** What the links and images of a page have led to so far. */
export class CollectedLinks {
  readonly diagnostics: Diagnostic[] = [];
  /** Output paths of assets beside the Markdown that a page uses. */
  readonly usedAssets = new Set<string>();
  /** URLs of images, audio and video in the page. */
  readonly mediaUrls = new Set<string>();
  /** Links to anchors, to be checked when all pages are complete. */
  readonly pending: PendingAnchor[] = [];
  readonly #queries: Map<string, LinkQuery>;

  constructor(queries = new Map<string, LinkQuery>()) {
    this.#queries = queries;
  }

  /** The lookups of the page, except those in the API description; they are inputs of the page. */
  get queries(): readonly LinkQuery[] {
    return [...this.#queries.values()];
  }

  addQuery(query: LinkQuery): void {
    const { name, file, route, missing } = query;
    this.#queries.set([name, file, route, missing].join('\0'), query);
  }

  /** Returns an empty collection that adds to the same queries. */
  withSameQueries(): CollectedLinks {
    return new CollectedLinks(this.#queries);
  }
}
