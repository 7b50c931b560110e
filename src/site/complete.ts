import { hash } from 'node:crypto';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.js';
import type { OutputFile } from '../files/source-file.js';
import { type FullText, type FullTextCache, fullTextFile } from './exports/full-text.js';
import { createExports } from './exports/index.js';
import { countedLinks } from './links/count-findings.js';
import type { LocaleSite, PlannedLocale } from './locale-site.js';
import type { FoundPage } from './pages/page.js';
import { makePaths } from './paths.js';
import { type SearchSource, searchSources } from './search/sources.js';
import { tryItMessagesFile } from './try-it-words.js';

/** What is made from all pages together. */
export interface CompletedSite {
  /** Files that are no pages: the API description for download, lists of pages, feeds. */
  readonly files: readonly OutputFile[];
  /** Output paths of the files beside the Markdown that some page uses; the others are not published. */
  readonly usedAssets: ReadonlySet<string>;
  readonly searches: readonly SearchSource[];
}

/** What is made from all pages together but for their texts. Plain data. */
export interface CompletionData {
  readonly files: readonly OutputFile[];
  readonly usedAssets: readonly string[];
  /** By number of the locale. */
  readonly fullTexts: readonly (FullText | null)[];
}

/** Gives what was made before under the same key, else makes it. */
export type MemoizeCompletion = (
  key: string,
  make: () => Outcome<CompletionData>,
) => Outcome<CompletionData>;

/** Spares making again what is the same as before. */
export interface CompletionCache {
  readonly settled: MemoizeCompletion;
  readonly fullText: FullTextCache;
}

/**
 * @param found of all locales, in the order of their pages
 * @param outline see `PageKeys.outline`
 */
export function completeSite(
  planned: readonly PlannedLocale[],
  found: readonly FoundPage[],
  outline: () => string,
  keep: CompletionCache | undefined,
): Outcome<CompletedSite> {
  let taken = 0;
  const sites = planned.map((locale): LocaleSite => {
    const first = taken;
    taken += locale.pages.length;
    return { ...locale, found: found.slice(first, taken) };
  });
  const key = keep && outlineKey(outline, found);
  const { value, diagnostics } =
    keep && key !== undefined ? keep.settled(key, () => settle(sites)) : settle(sites);
  const fullTexts = sites.flatMap(({ plan, found: own }, number) => {
    const text = value.fullTexts[number];
    return text ? [fullTextFile(text, plan, own, { keep: keep?.fullText })] : [];
  });
  return {
    value: {
      files: [...value.files, ...fullTexts],
      usedAssets: new Set(value.usedAssets),
      searches: sites.flatMap(searchSources),
    },
    diagnostics,
  };
}

/** Undefined where of some page it is not known by which it could be told. */
function outlineKey(outline: () => string, found: readonly FoundPage[]): string | undefined {
  const digests = found.flatMap(({ digest }) => digest ?? []);
  if (digests.length < found.length) return undefined;
  return hash('sha256', [outline(), ...digests].join('\n'), 'base64url');
}

function settle(sites: readonly LocaleSite[]): Outcome<CompletionData> {
  const files = sites.flatMap(localeFiles);
  const machines = createExports(sites, files);
  const all = [...files, ...machines.value.files];
  const assets = sites.flatMap(({ maker, found }) => [
    ...maker.links.usedAssets,
    ...found.flatMap(({ findings }) => findings.assets),
  ]);
  return {
    value: {
      // A file that several locales share is the same in each.
      files: [...new Map(all.map((file) => [file.path, file])).values()],
      usedAssets: [...new Set(assets)],
      fullTexts: machines.value.fullTexts,
    },
    diagnostics: [...sites.flatMap(localeProblems), ...machines.diagnostics],
  };
}

function localeFiles({ plan, found, maker, pages }: LocaleSite): readonly OutputFile[] {
  const { apis, blog, input, urls } = plan;
  const items = found.flatMap(({ page, findings: { feedItem } }) =>
    feedItem ? [[page.route, feedItem] as const] : [],
  );
  return [
    ...apis.flatMap(({ files }) => files),
    ...(apis.some(({ isTried }) => isTried) ? [tryItMessagesFile(input.texts)] : []),
    ...maker.sidebarFiles(),
    ...(blog?.feeds.files(new Map(items)) ?? []),
    ...makePaths(pages, urls),
  ];
}

/** A text that several pages show is told about once, and so is a picture. */
function localeProblems({ maker, found }: LocaleSite): readonly Diagnostic[] {
  const ids = new Map(found.map(({ page, findings }) => [page.route, findings.ids]));
  const asked = new Map<string, ReadonlySet<string> | undefined>();
  const routeIds = (route: string): ReadonlySet<string> | undefined => {
    if (!asked.has(route)) asked.set(route, ids.has(route) ? new Set(ids.get(route)) : undefined);
    return asked.get(route);
  };
  const pending = [...maker.links.pending, ...found.flatMap(({ findings }) => findings.anchors)];
  const problems = [
    ...found.flatMap(({ findings }) => findings.diagnostics),
    ...maker.links.checkAnchors(pending, routeIds),
  ];
  const unique = [
    ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
  ];
  return countedLinks(unique, (problem) => maker.links.isInDescription(problem));
}
