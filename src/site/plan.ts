import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.js';
import type { OutputFile } from '../files/source-file.js';
import { type CompletedSite, type CompletionCache, completeSite } from './complete.js';
import { completedFiles } from './completed-files.js';
import { duplicateRoutes } from './duplicate-routes.js';
import { MarkdownAddresses } from './exports/markdown-addresses.js';
import type { SiteInput } from './input.js';
import { planLocale } from './locale-plan.js';
import type { PlannedLocale } from './locale-site.js';
import { PageAlternates } from './page-alternates.js';
import type { FoundPage, PlannedPage } from './pages/page.js';
import { PageKeys } from './pages/page-key.js';
import { PageBuilder } from './pages/page-maker.js';
import { makePaths } from './paths.js';

/** The planned site. */
export interface Site {
  readonly pages: readonly PlannedPage[];
  /**
   * Makes what needs all pages: lists of them for readers and machines, feeds, what the search reads. Tells what was
   * found wrong on pages, and which places on pages do not exist.
   *
   * @param pages in the order of `pages`
   * @param keep spares making again what is the same as before; each page must tell its digest then
   */
  readonly complete: (
    pages: readonly FoundPage[],
    keep?: CompletionCache,
  ) => Outcome<CompletedSite>;
  /**
   * Whether a finding is about a text of an API description. Pages that show the text repeat the finding; `complete`
   * counts it.
   */
  readonly isInDescription: (problem: Diagnostic) => boolean;
  /** Of what `complete` makes, the lists of pages that a Not Found page suggests from: they take no page to be made. */
  readonly paths: () => readonly OutputFile[];
  /** Whether `complete`, or the search, may make such a file; what has another name never comes. */
  readonly mayProduce: (file: string) => boolean;
}

/**
 * Plans the whole site: which pages there are and where each link leads. What a page shows is made when it is asked
 * for, and depends on nothing but the plan's input. Pure: it reads nothing else. Every problem is reported; a link to
 * nowhere does not stop the plan.
 *
 * All of the input is plain data but for a few functions: `asText`, `words.translate`, and the places of what is
 * written, `locate` and `versions[].locateSidebar`. Whoever has these can make the same pages from the same data, in
 * whatever thread.
 *
 * @param inputs one for each locale, the default one first
 */
export function planSite(inputs: readonly SiteInput[]): Outcome<Site> {
  const all = inputs.map(planLocale);
  const alternates = new PageAlternates(all);
  const plans = all.filter(({ input }) => input.published);
  const addresses = new MarkdownAddresses(plans);
  // Whoever only makes pages does not ask for their keys.
  let keys: PageKeys | undefined;
  const keysOf = (): PageKeys => {
    keys ??= new PageKeys(all);
    return keys;
  };
  const locales = plans.map((plan): PlannedLocale => {
    const maker = new PageBuilder(plan, alternates, addresses);
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
        markdown: addresses.of(definition),
        search: maker.search(definition),
        key: () => keysOf().of(definition, plan),
        ownKey: () => keysOf().own(definition, plan),
        answers: (queries) => maker.answers(definition, queries),
        build: () => maker.make(definition),
      };
    });
    return { plan, maker, pages };
  });
  return {
    value: {
      pages: locales.flatMap(({ pages }) => pages),
      complete: (found, keep) => completeSite(locales, found, () => keysOf().outline, keep),
      isInDescription: (problem) =>
        locales.some(({ maker }) => maker.links.isInDescription(problem)),
      paths: () => locales.flatMap(({ pages, plan }) => makePaths(pages, plan.urls)),
      mayProduce: completedFiles(plans),
    },
    diagnostics: [
      ...plans.flatMap(({ diagnostics }) => diagnostics),
      ...duplicateRoutes(all),
      ...locales.flatMap(({ maker }) => maker.diagnostics),
    ],
  };
}
