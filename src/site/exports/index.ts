import { type Diagnostic, type Outcome, startOfFile } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { OutputFile } from '../../files/output-file.js';
import { formatMessage } from '../../i18n/index.js';
import { analyticsScripts, headElements } from '../pages/head-elements.js';
import type { PageResult } from '../pages/page.js';
import type { RenderedLocale } from '../rendered-locale.js';
import { defaultVersions } from '../versions.js';
import {
  contentSecurityPolicyText,
  mediaNeeds,
  type PolicyNeeds,
  type PolicySources,
  urlOrigin,
} from './content-security-policy.js';
import { pageDates } from './dates.js';
import type { FullText } from './full-text.js';
import { headSources } from './head-sources.js';
import { headerRules } from './headers.js';
import { hostLimits } from './host-limits.js';
import { fileNamePattern, hostFiles, netlifyFiles, netlifyNames } from './hosts/index.js';
import { llmsFiles, type MarkdownPage } from './llms.js';
import { FileOwners } from './redirects/file-owners.js';
import { planRedirects } from './redirects/plan.js';
import { robotsFile } from './robots.js';
import { sitemapFiles } from './sitemap.js';

/** The exports that need no page texts. */
interface SiteExports {
  readonly files: readonly OutputFile[];
  /** By index of the locale. */
  readonly fullTexts: readonly (FullText | null)[];
  /** The Content-Security-Policy of the site. */
  readonly policy: string;
}

/**
 * Creates the exports beside the pages' Markdown: `llms.txt`, the sitemap, `robots.txt`, redirects, and headers for the
 * host. A file of the static folder replaces the generated file of the same name.
 *
 * @param sites one for each locale, the default locale first
 * @param files other published files that are not pages
 */
export function createExports(
  sites: readonly RenderedLocale[],
  files: readonly OutputFile[],
): Outcome<SiteExports> {
  const [main] = sites;
  if (main === undefined)
    return { value: { files: [], fullTexts: [], policy: '' }, diagnostics: [] };
  const { input, urls } = main.plan;
  const { staticFiles, config } = input;
  const pages = sites.flatMap((site) => site.results);
  const sitemap = sitemapFiles(pages, pageDates(pages, input.lastUpdates), urls);
  const hasSitemap = sitemap.length > 0 || staticFiles.has('sitemap.xml');
  const llms = config.llms ? sites.map((site) => localeLlms(site, sites)) : [];
  const exported = [
    ...llms.map(({ contents }) => contents),
    ...(staticFiles.has('sitemap.xml') ? [] : sitemap),
    robotsFile(hasSitemap, urls),
  ];
  const named = netlifyNames.map((path) => ({ path }));
  const redirects = planRedirects(
    sites.map(({ plan }) => plan),
    takenFiles(sites, [...files, ...exported, ...llms.map(({ full }) => full), ...named]),
  );
  const needs = policyNeeds(sites, main);
  const { moves } = redirects.value;
  const headers = headerRules(
    {
      ...needs,
      immutable: immutablePatterns(main),
      markdown: config.llms,
      popups: pages.some(({ traits }) => traits.hasTryIt),
    },
    urls,
  );
  const { baseUrl, trailingSlash } = config;
  const fileLikePages = pagesLikeFiles(pages.map(({ page }) => page));
  const locales = sites
    .map(({ plan }) => plan.input.locale.baseUrl)
    .filter((url) => url !== baseUrl);
  const rules = { baseUrl, trailingSlash, headers, redirects: moves, fileLikePages, locales };
  const forHosts = [...netlifyFiles(rules, config.hosts), ...hostFiles(config.hosts, rules)];
  return {
    value: {
      files: [...exported, ...redirects.value.files, ...forHosts].filter(
        ({ path }) => !staticFiles.has(path),
      ),
      fullTexts: llms.map(({ full }) => (staticFiles.has(full.path) ? null : full)),
      policy: contentSecurityPolicyText(needs),
    },
    diagnostics: [
      ...redirects.diagnostics,
      ...ownHostFileProblems(main, needs, moves.length),
      ...forHosts
        .filter(({ path }) => !staticFiles.has(path))
        .flatMap((file) => hostLimits(file, config.hosts)),
    ],
  };
}

/** Returns what the policy has to allow. @param main the site in the default locale */
function policyNeeds(sites: readonly RenderedLocale[], main: RenderedLocale): PolicyNeeds {
  const { input } = main.plan;
  return {
    ...mediaNeeds(sites.flatMap(mediaUrls)),
    connect: sites.flatMap(({ plan }) => plan.apis.flatMap(({ connect }) => connect)),
    additions: [
      headSources(headElements(input, main.builder.links)),
      ...visitorSources(main),
      definedSources(input.config.csp),
    ],
  };
}

/** Returns the URLs of pages that hosts take for files: `/docs/node.js`. */
function pagesLikeFiles(
  pages: readonly { readonly url: string; readonly file: string }[],
): readonly string[] {
  // The Not Found page is the file of its URL.
  const inFolders = pages.filter(({ file }) => file.endsWith('/index.html'));
  return inFolders
    .map(({ url }) => url.replace(/(?<=.)\/$/, ''))
    .filter((url) => fileNamePattern.test(url));
}

/** Returns what the policy has to allow for analytics and for answers of readers. */
function visitorSources({ plan: { input }, builder }: RenderedLocale): readonly PolicySources[] {
  const { analytics, feedback } = input.config;
  const scripts = analytics ? analyticsScripts(analytics, input, builder.links) : [];
  const endpoint = feedback?.endpoint === undefined ? undefined : urlOrigin(feedback.endpoint);
  const connect = [...(analytics?.connect ?? []), ...(endpoint === undefined ? [] : [endpoint])];
  return [
    headSources(scripts.map((attributes) => ({ tag: 'script', attributes }))),
    ...(connect.length > 0 ? [{ 'connect-src': connect }] : []),
  ];
}

function definedSources(sources: Readonly<Partial<PolicySources>>): PolicySources {
  return Object.fromEntries(Object.entries(sources).map(([name, list = []]) => [name, list]));
}

function mediaUrls({ builder, results }: RenderedLocale): readonly string[] {
  return [...builder.links.collected.mediaUrls, ...results.flatMap(({ facts }) => facts.mediaUrls)];
}

function localeLlms(
  { plan, results }: RenderedLocale,
  sites: readonly RenderedLocale[],
): ReturnType<typeof llmsFiles> {
  const pages = results.filter(isPublished);
  const defaults = defaultVersions(plan.versions);
  const several = defaults.length > 1;
  const byRoute = new Map(pages.map(({ page }) => [page.route, page.markdown.url]));
  const versions = plan.versions.flatMap(({ version, docsRoute, mainRoute }) => {
    const url = byRoute.get(docsRoute ?? '') ?? byRoute.get(mainRoute ?? '');
    const isOther = defaults.every((each) => each.version !== version);
    const docs = several ? version.productLabel : formatMessage(plan.input.messages, 'page.docs');
    const label = `${docs} ${version.label}`;
    return url !== undefined && isOther && !version.noIndex ? [{ label, url }] : [];
  });
  const languages = sites.flatMap(({ plan: { input, urls } }) => {
    const url = urls.file(urls.output('llms.txt'));
    const isOther = input.locale.code !== plan.input.locale.code;
    return isOther ? [{ label: input.locale.label, url: urls.absolute(url) ?? url }] : [];
  });
  return llmsFiles(plan, pages, [...versions, ...languages]);
}

function isPublished(found: PageResult): found is MarkdownPage {
  return found.page.markdown !== undefined;
}

function takenFiles(
  sites: readonly RenderedLocale[],
  files: readonly { readonly path: string }[],
): FileOwners {
  const taken = new FileOwners();
  for (const { results } of sites) {
    for (const { page, facts } of results) {
      const place = page.source === undefined ? undefined : startOfFile(page.source);
      taken.add(page.file, { name: facts.title, place });
    }
  }
  for (const name of sites[0]?.plan.input.staticFiles.keys() ?? []) {
    taken.add(name, { name: `the file ${name} of the static folder` });
  }
  for (const { page } of sites.flatMap(({ results }) => results)) {
    if (page.markdown) taken.add(page.markdown.path, { name: `the file ${page.markdown.path}` });
  }
  for (const { path } of files) taken.add(path, { name: `the file ${path}` });
  return taken;
}

/** Files in `assets` have a content hash in their names, unless the static folder adds files there. */
function immutablePatterns({ plan: { input } }: RenderedLocale): readonly string[] {
  const { bundle, staticFiles } = input;
  const isMixed = [...staticFiles.keys()].some((name) => name.startsWith('assets/'));
  return isMixed
    ? [...Object.values(bundle.styles), bundle.bootScript, bundle.clientScript]
    : ['assets/*'];
}

/** Reports where the site's own `_headers` and `_redirects` omit what docsgen would have added. */
function ownHostFileProblems(
  { plan: { input } }: RenderedLocale,
  needs: PolicyNeeds,
  redirects: number,
): Diagnostic[] {
  const { staticFiles } = input;
  const policy = contentSecurityPolicyText(needs);
  return [
    ...(staticFiles.has('_headers') ? [diagnose('site/own-headers', { policy })] : []),
    ...(staticFiles.has('_redirects') && redirects > 0
      ? [diagnose('site/own-redirects', { count: redirects })]
      : []),
  ];
}
