import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.js';
import type { OutputFile } from '../files/output-file.js';
import { type CompletedSite, completeSite, type GenerateFiles } from './complete-site.js';
import { duplicateRoutes } from './duplicate-routes.js';
import { MarkdownAddresses } from './exports/markdown-addresses.js';
import { redirectPath, redirectRules } from './exports/redirects/rule.js';
import type { SiteInput } from './input.js';
import { type LocalePlan, planLocale } from './locale-plan.js';
import { PageAlternates } from './page-alternates.js';
import { notFoundPageLists } from './pages/not-found-page.js';
import type { PageResult, PlannedPage } from './pages/page.js';
import { PageBuilder } from './pages/page-builder.js';
import { readingOrder } from './reading-order.js';
import type { PlannedLocale } from './rendered-locale.js';
import type { ReadingItem } from './sidebar/reading.js';

/** API descriptions, lists, feeds, the search index, and files for hosts. */
const forMachines = /\.(json|txt|xml|ya?ml)$|(^|\/)_(headers|redirects)$/;

/** The planned site. */
export interface Site {
  readonly pages: readonly PlannedPage[];
  /** All locales, including those that are not published. */
  readonly plans: readonly LocalePlan[];
  /**
   * Creates the output that needs all pages: lists, exports, feeds, search sources. Returns the diagnostics of all
   * pages and of broken anchors.
   *
   * @param pages in the order of `pages`
   * @param generate see `GenerateFiles`
   */
  readonly complete: (
    pages: readonly PageResult[],
    generate?: GenerateFiles,
  ) => Outcome<CompletedSite>;
  /**
   * Whether a diagnostic is about the text of an API description. Every page with the text repeats it; `complete`
   * combines the repetitions.
   */
  readonly isInDescription: (problem: Diagnostic) => boolean;
  /** Creates the page lists for suggestions on the Not Found page, which need no built pages. */
  readonly notFoundPageLists: () => readonly OutputFile[];
  /** In the default locale. */
  readonly title: string;
  /** The table of contents of the default locale. */
  readonly reading: () => readonly ReadingItem[];
  /** Whether `complete` or the search may create the file; other names never occur. */
  readonly mayProduce: (file: string) => boolean;
}

/**
 * Plans the whole site: all pages and the target of each link. Page contents are built on demand and depend only on the
 * plan's input. Pure: it reads nothing else. Every problem is reported; broken links do not stop the plan.
 *
 * The input is plain data except for a few functions: `textOf`, `translator`, and the position lookups `locate`
 * and `versions[].locateSidebar`. A worker with these functions builds the same pages from the same data.
 *
 * @param inputs one for each locale, the default locale first
 */
export function planSite(inputs: readonly SiteInput[]): Outcome<Site> {
  const all = inputs.map(planLocale);
  const alternates = new PageAlternates(all);
  const plans = all.filter(({ input }) => input.published);
  const addresses = new MarkdownAddresses(plans);
  const locales = plans.map((plan): PlannedLocale => {
    const builder = new PageBuilder(plan, alternates, addresses);
    const pages = plan.definitions.map((definition): PlannedPage => {
      const noIndex = definition.meta.noIndex ?? false;
      return {
        route: definition.route,
        url: plan.urls.page(definition.route),
        file: plan.urls.output(definition.file),
        source: definition.source,
        doc: definition.doc,
        locale: plan.input.locale.code,
        title: definition.title,
        version: definition.version,
        noIndex,
        indexed: !noIndex && alternates.canonical({ plan, definition }).definition === definition,
        joins: definition.joins,
        markdown: addresses.of(definition),
        searchManifest: builder.searchManifest(definition),
        dependencies: definition.dependencies,
        linkInputs: (queries) => builder.linkInputs(definition, queries),
        build: () => builder.make(definition),
      };
    });
    return { plan, builder, pages };
  });
  return {
    value: {
      pages: locales.flatMap(({ pages }) => pages),
      plans: all,
      complete: (found, generate) => completeSite(locales, found, generate),
      isInDescription: (problem) =>
        locales.some(({ builder }) => builder.links.isInDescription(problem)),
      notFoundPageLists: () =>
        locales.flatMap(({ pages, plan }) => notFoundPageLists(pages, plan.urls)),
      title: plans[0]?.title ?? '',
      reading: () => plans.slice(0, 1).flatMap(readingOrder),
      mayProduce: completedFiles(plans),
    },
    diagnostics: [
      ...plans.flatMap(({ diagnostics }) => diagnostics),
      ...duplicateRoutes(all),
      ...locales.flatMap(({ builder }) => builder.diagnostics),
      // The plan asks for the last texts of the site.
      ...inputs.flatMap(({ translator }) => translator.unusedTranslations()),
    ],
  };
}

/**
 * Returns a test, by file name, for files that may depend on all pages together: exports and redirect pages. The dev
 * server can serve any other file before all pages are rendered.
 */
function completedFiles(plans: readonly LocalePlan[]): (file: string) => boolean {
  let redirects: ReadonlySet<string> | undefined;
  return (file) => {
    redirects ??= redirectFiles(plans);
    return forMachines.test(file) || redirects.has(file);
  };
}

function redirectFiles(plans: readonly LocalePlan[]): ReadonlySet<string> {
  return new Set(redirectRules(plans).rules.map(redirectPath));
}
