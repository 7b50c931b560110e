import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.js';
import type { OutputFile } from '../files/source-file.js';
import { type CompletedSite, completeSite, type KeepCompletion } from './complete.js';
import { completedFiles } from './completed-files.js';
import { duplicateRoutes } from './duplicate-routes.js';
import { MarkdownAddresses } from './exports/markdown-addresses.js';
import type { SiteInput } from './input.js';
import { draftLocale } from './locale-plan.js';
import type { PlannedLocale } from './locale-site.js';
import { Counterparts } from './page-alternates.js';
import type { FoundPage, Page } from './pages/page.js';
import { PageKeys } from './pages/page-key.js';
import { PageMaker } from './pages/page-maker.js';
import { makePaths } from './paths.js';

/** The planned site. */
export interface Site {
  readonly pages: readonly Page[];
  /**
   * Makes what needs all pages: lists of them for readers and machines, feeds, what the search reads. Tells what was
   * found wrong on pages, and which places on pages do not exist.
   *
   * @param pages in the order of `pages`
   * @param keep spares making again what is the same as before; each page must tell its digest then
   */
  readonly complete: (pages: readonly FoundPage[], keep?: KeepCompletion) => Outcome<CompletedSite>;
  /**
   * Whether a finding is about a text of an API description. Pages that show the text repeat the finding; `complete`
   * counts it.
   */
  readonly isInDescription: (problem: Diagnostic) => boolean;
  /** Of what `complete` makes, the lists of pages that a Not Found page suggests from: they take no page to be made. */
  readonly paths: () => readonly OutputFile[];
  /** Whether `complete`, or the search, may make such a file; what has another name never comes. */
  readonly mayComplete: (file: string) => boolean;
}

/**
 * Plans the whole site: which pages there are and where each link leads. What a page shows is made when it is asked
 * for, and depends on nothing but the plan's input. Pure: it reads nothing else. Every problem is reported; a link to
 * nowhere does not stop the plan.
 *
 * All of the input is plain data but for a few functions: `textOf`, `words.translate`, and the places of what is
 * written, `locate` and `versions[].locateSidebar`. Whoever has these can make the same pages from the same data, in
 * whatever thread.
 *
 * @param inputs one for each locale, the default one first
 */
export function planSite(inputs: readonly SiteInput[]): Outcome<Site> {
  const all = inputs.map(draftLocale);
  const counterparts = new Counterparts(all);
  const drafts = all.filter(({ input }) => input.published);
  const addresses = new MarkdownAddresses(drafts);
  // Whoever only makes pages does not ask for their keys.
  let keys: PageKeys | undefined;
  const keysOf = (): PageKeys => {
    keys ??= new PageKeys(all);
    return keys;
  };
  const locales = drafts.map((draft): PlannedLocale => {
    const maker = new PageMaker(draft, counterparts, addresses);
    const pages = draft.seeds.map((seed): Page => {
      const noIndex = seed.meta.noIndex ?? false;
      return {
        route: seed.route,
        url: draft.urls.page(seed.route),
        file: draft.urls.output(seed.file),
        source: seed.source,
        doc: seed.doc,
        locale: draft.input.locale.code,
        title: seed.title,
        version: seed.version,
        noIndex,
        indexed: !noIndex && counterparts.canonical({ draft, seed }).seed === seed,
        markdown: addresses.of(seed),
        search: maker.search(seed),
        key: () => keysOf().of(seed, draft),
        own: () => keysOf().own(seed, draft),
        answers: (lookups) => maker.answers(seed, lookups),
        make: () => maker.make(seed),
      };
    });
    return { draft, maker, pages };
  });
  return {
    value: {
      pages: locales.flatMap(({ pages }) => pages),
      complete: (found, keep) => completeSite(locales, found, () => keysOf().outline, keep),
      isInDescription: (problem) =>
        locales.some(({ maker }) => maker.links.isInDescription(problem)),
      paths: () => locales.flatMap(({ pages, draft }) => makePaths(pages, draft.urls)),
      mayComplete: completedFiles(drafts),
    },
    diagnostics: [
      ...drafts.flatMap(({ diagnostics }) => diagnostics),
      ...duplicateRoutes(all),
      ...locales.flatMap(({ maker }) => maker.diagnostics),
    ],
  };
}
