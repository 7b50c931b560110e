import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.js';
import { uniqueDiagnostics } from '../diagnostics/unique.js';
import type { OutputFile } from '../files/output-file.js';
import { type FullText, fullTextFile } from './exports/full-text.js';
import { createExports } from './exports/index.js';
import { combineBrokenLinks } from './links/combine-broken-links.js';
import { shortcutMessagesFile, tryItMessagesFile } from './message-files.js';
import { notFoundPageLists } from './pages/not-found-page.js';
import type { PageResult } from './pages/page.js';
import type { PlannedLocale, RenderedLocale } from './rendered-locale.js';
import { type SearchSource, searchSources } from './search/sources.js';

/** The output that depends on all pages together. */
export interface CompletedSite {
  /** Files that are not pages: API descriptions for download, sitemaps and lists, feeds. */
  readonly files: readonly OutputFile[];
  /** Output paths of the assets beside the Markdown that a page uses; unused assets are not published. */
  readonly usedAssets: ReadonlySet<string>;
  readonly searches: readonly SearchSource[];
  /** The Content-Security-Policy of the site. */
  readonly policy: string;
}

/** The part of a completed site that depends on no page texts. Plain data. */
export interface SiteWideFiles {
  readonly files: readonly OutputFile[];
  readonly usedAssets: readonly string[];
  /** By index of the locale. */
  readonly fullTexts: readonly (FullText | null)[];
  readonly policy: string;
}

/** Makes the part of a completed site that depends on no page texts, or finds its equal. */
export type GenerateFiles = (make: () => Outcome<SiteWideFiles>) => Outcome<SiteWideFiles>;

/**
 * Creates the output that depends on all pages together.
 *
 * @param pageResults of all locales, in page order
 */
export function completeSite(
  planned: readonly PlannedLocale[],
  pageResults: readonly PageResult[],
  generate: GenerateFiles = (make) => make(),
): Outcome<CompletedSite> {
  let taken = 0;
  const sites = planned.map((locale): RenderedLocale => {
    const first = taken;
    taken += locale.pages.length;
    return { ...locale, results: pageResults.slice(first, taken) };
  });
  const { value, diagnostics } = generate(() => generateFiles(sites));
  const fullTexts = sites.flatMap(({ plan, results: own }, number) => {
    const text = value.fullTexts[number];
    return text ? [fullTextFile(text, plan, own)] : [];
  });
  return {
    value: {
      files: [...value.files, ...fullTexts],
      usedAssets: new Set(value.usedAssets),
      searches: sites.flatMap(searchSources),
      policy: value.policy,
    },
    diagnostics,
  };
}

function generateFiles(sites: readonly RenderedLocale[]): Outcome<SiteWideFiles> {
  const files = sites.flatMap(localeFiles);
  const exported = createExports(sites, files);
  const all = [...files, ...exported.value.files];
  const assets = sites.flatMap(({ builder, results }) => [
    ...builder.links.collected.usedAssets,
    ...results.flatMap(({ facts }) => facts.assets),
  ]);
  return {
    value: {
      // Files that several locales share have the same contents in each.
      files: [...new Map(all.map((file) => [file.path, file])).values()],
      usedAssets: [...new Set(assets)],
      fullTexts: exported.value.fullTexts,
      policy: exported.value.policy,
    },
    diagnostics: [...sites.flatMap(localeProblems), ...exported.diagnostics],
  };
}

function localeFiles({ plan, results, builder, pages }: RenderedLocale): readonly OutputFile[] {
  const { apis, blog, input, urls } = plan;
  const items = results.flatMap(({ page, facts: { feedItem } }) =>
    feedItem ? [[page.route, feedItem] as const] : [],
  );
  return [
    ...apis.flatMap(({ files }) => files),
    ...(apis.some(({ isTried }) => isTried) ? [tryItMessagesFile(input.messages)] : []),
    shortcutMessagesFile(input.messages),
    ...builder.sidebarFiles(),
    ...(blog?.feeds.files(new Map(items)) ?? []),
    ...notFoundPageLists(pages, urls),
  ];
}

/** Several pages can show the same text or image; its diagnostics are reported once. */
function localeProblems({ builder, results }: RenderedLocale): readonly Diagnostic[] {
  const ids = new Map(results.map(({ page, facts }) => [page.route, facts.ids]));
  const asked = new Map<string, ReadonlySet<string> | undefined>();
  const routeIds = (route: string): ReadonlySet<string> | undefined => {
    if (!asked.has(route)) asked.set(route, ids.has(route) ? new Set(ids.get(route)) : undefined);
    return asked.get(route);
  };
  const pending = [
    ...builder.links.collected.pending,
    ...results.flatMap(({ facts }) => facts.anchors),
  ];
  const problems = [
    ...results.flatMap(({ facts }) => facts.diagnostics),
    ...builder.links.checkAnchors(pending, routeIds),
  ];
  return combineBrokenLinks(uniqueDiagnostics(problems), (problem) =>
    builder.links.isInDescription(problem),
  );
}
