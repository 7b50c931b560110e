import type { LocalePlan } from './locale-plan.js';
import type { PageResult, PlannedPage } from './pages/page.js';
import type { PageBuilder } from './pages/page-builder.js';

/** A locale with its planned pages. */
export interface PlannedLocale {
  readonly plan: LocalePlan;
  readonly builder: PageBuilder;
  /** In the order of `plan.definitions`. */
  readonly pages: readonly PlannedPage[];
}

/** A locale with the results of rendering its pages. */
export interface RenderedLocale extends PlannedLocale {
  /** In the order of `pages`. */
  readonly results: readonly PageResult[];
}
