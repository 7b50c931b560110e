import type { Diagnostic, Place } from '../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../diagnostics/index.js';
import type { OutputFile } from '../files/output-file.js';
import type { SearchManifest } from './query/format.js';
import { Searcher, type SearchHit } from './query/searcher.js';

/** A configured expectation: the first result of a search. */
export interface Expectation {
  readonly q: string;
  /**
   * URL path of a page, with or without `baseUrl`; with a fragment if a section is expected first.
   */
  readonly first: string;
}

/** The part of an index that searching needs. */
interface Index {
  readonly manifest: SearchManifest;
  readonly files: readonly OutputFile[];
}

export interface ExpectationContext {
  readonly baseUrl: string;
  /** Returns the position of an expectation in the configuration. */
  readonly locate: (index: number, key: 'q' | 'first') => Place | undefined;
}

/** Runs the expected searches as the browser does, and reports those with another first result. */
export async function checkExpectations(
  expectations: readonly Expectation[],
  indexes: readonly Index[],
  { baseUrl, locate }: ExpectationContext,
): Promise<readonly Diagnostic[]> {
  if (expectations.length === 0) return [];
  const scopes = indexes.map(({ manifest, files }) => {
    const byName = new Map(
      files.map(({ path, contents }) => [pathName(path), Buffer.from(contents).toString()]),
    );
    const searcher = new Searcher(manifest, async (file) => JSON.parse(byName.get(file) ?? 'null'));
    // Pages of another product are tested in their own scope.
    const isOwn = (page: number): boolean =>
      !manifest.elsewhere?.some(([from, to]) => from <= page && page < to);
    const own = searcher.urls.filter((_, page) => isOwn(page));
    return { searcher, urls: new Map(own.map((url) => [urlPath(url, baseUrl), url])) };
  });
  const problems = expectations.map(async ({ q, first }, index): Promise<Diagnostic[]> => {
    const wanted = urlPath(first, baseUrl);
    const scope = scopes.find(({ urls }) => urls.has(wanted));
    if (!scope) {
      const known = scopes.flatMap(({ urls }) => [...urls.keys()]);
      const hint = didYouMean(wanted, known);
      return [diagnose('search/unknown-page', { first }, { place: locate(index, 'first'), hint })];
    }
    const { hits } = await scope.searcher.search(q);
    const place = hits.findIndex(({ url }) => urlPath(url, baseUrl) === wanted) + 1;
    const [best] = hits;
    const anchor = best && (await hitAnchor(best, scope.searcher));
    const wantedAnchor = /#(.+)$/.exec(first)?.[1];
    if (place === 1 && (wantedAnchor ?? anchor) === anchor) return [];
    const instead =
      best &&
      urlPath(best.url, baseUrl) + (wantedAnchor !== undefined && anchor ? `#${anchor}` : '');
    return [
      diagnose('search/not-first', { q, first, place, instead }, { place: locate(index, 'q') }),
    ];
  });
  return (await Promise.all(problems)).flat();
}

/** Returns the heading id of a result's first section; undefined for the page itself. */
async function hitAnchor({ sections }: SearchHit, searcher: Searcher): Promise<string | undefined> {
  const [best] = sections;
  return best === undefined ? undefined : (await searcher.text(best))[2];
}

/** Returns a path relative to `baseUrl`, without a trailing slash: `/docs/price`. */
function urlPath(url: string, baseUrl: string): string {
  const path = decoded(url.replace(/[?#].*$/, ''));
  const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path;
  return `/${below.replace(/^\/+|\/+$/g, '')}`;
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

function pathName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
