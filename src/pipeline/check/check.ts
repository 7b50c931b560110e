import type { Outcome } from '../../diagnostics/diagnostic.js';
import type { CheckedSite } from './checked-site.js';
import { followExternal } from './follow-external.js';
import { followLinks, type LinkCheckResult, linksPage } from './follow-links.js';
import { hrefTarget } from './link-destination.js';
import { isPermanentFailure, linkProblem } from './link-problem.js';
import { type ParsedHtml, parseHtml } from './parse-html.js';
import { privateAddress } from './public-address.js';
import { type BrokenLink, reportBrokenLinks } from './report.js';

export interface LinkCheckOptions {
  /** Also follow links to other sites. */
  readonly external: boolean;
  /** Milliseconds for one request to another site. */
  readonly timeout: number;
  readonly retries: number;
  /** Hosts of other sites that may be contacted at a private address. */
  readonly allowedHosts?: readonly string[] | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export interface CheckSummary {
  readonly pages: number;
  /** Number of distinct URLs that were followed. */
  readonly links: number;
  /** Number of distinct external URLs that were not followed. */
  readonly skipped: number;
}

/** Relative to `baseUrl`; no page of a site has this name. */
const linksPath = '__docsgen/links.html';
const localTimeoutMs = 30_000;

/**
 * Follows every link of every page of a built site. Reports each broken link at its position in the
 * source.
 */
export async function checkSite(
  site: CheckedSite,
  options: LinkCheckOptions,
): Promise<Outcome<CheckSummary>> {
  const parsed = new Map<string, ParsedHtml>();
  for (const { file } of site.pages) parsed.set(file, parseHtml(await site.readBuilt(file)));
  const links = site.pages.flatMap((page) => {
    const { links = [], base } = parsed.get(page.file) ?? {};
    return links.map((link) => ({
      ...link,
      page,
      target: hrefTarget(link.href, page.url, site, base),
    }));
  });
  const paths = new Set<string>();
  const others = new Set<string>();
  for (const { target } of links) {
    if (target.kind === 'internal') paths.add(target.path);
    if (target.kind === 'external') others.add(target.url);
  }
  const followed = options.external ? [...others] : [];
  const results = await followAll(site, paths, followed, options);

  const broken = links.flatMap(({ target, href, offset, page }): BrokenLink[] => {
    const severity = target.kind === 'external' ? undefined : site.severities;
    const link = { href, offset, page, severity: severity?.links };
    if (target.kind === 'invalid') return [{ ...link, kind: 'link', problem: 'it is not a URL' }];
    if (target.kind === 'skipped') return [];
    const result = results.get(target.kind === 'internal' ? target.path : target.url);
    if (result !== undefined && !result.ok) {
      const certain = target.kind === 'internal' || isPermanentFailure(result);
      const isPrivateAddress = result.reason === privateAddress;
      const problem = linkProblem(result);
      return [{ ...link, kind: certain ? 'link' : 'unverified', problem, isPrivateAddress }];
    }
    if (target.kind === 'external' || target.fragment === undefined) return [];
    const ids = parsed.get(site.fileOf(target.path) ?? '')?.ids;
    if (ids === undefined || ids.has(target.fragment)) return [];
    return [{ ...link, kind: 'anchor', problem: target.fragment, severity: severity?.anchors }];
  });
  return {
    value: {
      pages: site.pages.length,
      links: paths.size + followed.length,
      skipped: others.size - followed.length,
    },
    diagnostics: await reportBrokenLinks(broken, site),
  };
}

/** @returns results by path for internal links, by URL for external ones */
async function followAll(
  site: CheckedSite,
  paths: ReadonlySet<string>,
  others: readonly string[],
  { timeout, retries, allowedHosts = [], onProgress = () => {} }: LinkCheckOptions,
): Promise<ReadonlyMap<string, LinkCheckResult>> {
  const path = site.baseUrl + linksPath;
  const html = linksPage(paths);
  const { origin, close } = await site.serve({ path, html });
  try {
    const page = origin + path;
    const total = paths.size + others.length;
    const own = new Map([...paths].map((local) => [new URL(local, origin).href, local]));
    const local = await followLinks(new Set(own.keys()), {
      page,
      timeout: localTimeoutMs,
      onProgress: (done) => onProgress(done, total),
    });
    const remote = await followExternal(new Set(others), {
      timeout,
      retries,
      allowedHosts,
      onProgress: (done) => onProgress(own.size + done, total),
    });
    const byPath = [...local].map(([url, result]) => [own.get(url) ?? url, result] as const);
    return new Map([...byPath, ...remote]);
  } finally {
    await close();
  }
}
