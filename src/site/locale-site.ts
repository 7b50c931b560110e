import type { LocaleDraft } from './locale-plan.js';
import type { FoundPage, Page } from './pages/page.js';
import type { PageMaker } from './pages/page-maker.js';

/** A locale with the pages that it will have. */
export interface PlannedLocale {
  readonly draft: LocaleDraft;
  readonly maker: PageMaker;
  /** In the order of `draft.seeds`. */
  readonly pages: readonly Page[];
}

/** A locale with what turned out while its pages were made. */
export interface LocaleSite extends PlannedLocale {
  /** In the order of `pages`. */
  readonly found: readonly FoundPage[];
}
