import type { Severity } from '../../diagnostics/diagnostic.js';
import { docsFolder } from '../../files/docs-folder.js';
import { belowBase } from '../../url/below-base.js';
import { decodeUriPart } from '../../url/decode-uri-part.js';
import type { DescriptionLinks } from '../description-links.js';
import { redirectFinder } from '../exports/redirects/targets.js';
import type { Asset, SiteInput } from '../input.js';
import type { LocalePlan } from '../locale-plan.js';
import type { PageAlternates } from '../page-alternates.js';
import { pageKind } from '../pages/kinds/index.js';
import { originalPath } from '../translation-paths.js';
import { joinRoute } from '../urls.js';
import { defaultVersion, versionsOfProduct } from '../versions.js';
import { type LinkOptions, PageLinks } from './page-links.js';

/** Creates the link resolver for the pages of a locale. */
export function localePageLinks(plan: LocalePlan, { plans }: PageAlternates): PageLinks {
  const { input, urls, entries, apis, definitions, versions } = plan;
  const { config } = input;
  const pages = new Map<string, string>();
  for (const definition of definitions)
    if (pageKind(definition).hasAddress) pages.set(definition.route, definition.title);
  const sources = new Map<string, string>();
  for (const { doc, route } of entries) sources.set(doc.path, route);
  const redirects = redirectFinder(plans);
  const targets = {
    pages,
    sources,
    files: new Map([
      ...exportedFiles(plan),
      ...input.staticFiles,
      ...apis.flatMap(({ downloads }) => [...downloads]),
    ]),
    contentAssets: input.contentAssets,
    names: plan.names,
  };
  return new PageLinks(targets, {
    urls,
    baseUrl: config.baseUrl,
    siteUrl: config.url,
    folders: config.docs.map((product) => {
      const current = docsFolder(product);
      const own = versionsOfProduct(versions, product.id);
      return {
        current,
        defaultFolder: defaultVersion(own)?.version.folder ?? current,
        all: own.map(({ version }) => version.folder),
        editUrl: product.editUrl,
      };
    }),
    originalOf: (file) => originalPath(file, input.translations) ?? file,
    prefix: input.locale.prefix,
    elsewhere: pagesElsewhere(plans.filter((other) => other !== plan)),
    redirected: (route) => redirects(route, plan),
    translationAt: localeTranslations(plan),
    missingReferences: input.apis.flatMap(({ api, options }) => (api ? [] : [options.route])),
    brokenLinks: policySeverity(config.onBrokenLinks),
    brokenAnchors: policySeverity(config.onBrokenAnchors),
    descriptionOf: descriptionLinks(input.apis),
  });
}

/** Returns the files that every build writes beside the pages, such as `llms.txt` and the feeds. */
function exportedFiles({ input, urls, blog }: LocalePlan): (readonly [string, Asset])[] {
  const { llms, url, baseUrl } = input.config;
  const ofLocale = (llms ? ['llms.txt', 'llms-full.txt'] : []).map((name) => urls.output(name));
  const feeds = (blog?.feedLinks ?? []).flatMap(
    (feed) => belowBase(decodeUriPart(feed.url), baseUrl)?.slice(1) ?? [],
  );
  return ['robots.txt', ...(url === undefined ? [] : ['sitemap.xml']), ...ofLocale, ...feeds].map(
    (output) => [output, { output }],
  );
}

function localeTranslations({ entries, input }: LocalePlan): LinkOptions['translationAt'] {
  const translated = new Map(
    entries.filter(({ doc }) => doc.original).map(({ route, doc }) => [route, doc]),
  );
  return (route) => {
    const doc = translated.get(route);
    if (doc === undefined) return undefined;
    const { file, path } = doc;
    const hasOriginal = (id: string): boolean => input.textOf(path).anchors.includes(id);
    return { file, locale: input.locale.code, hasOriginal };
  };
}

/** If several descriptions reference a file, the first one decides. */
function descriptionLinks(apis: SiteInput['apis']): LinkOptions['descriptionOf'] {
  const known = apis.flatMap(({ api, options: { onBrokenLinks, linkBase } }) =>
    api ? [{ api, links: { broken: policySeverity(onBrokenLinks), linkBase } }] : [],
  );
  const byFile = new Map<string, DescriptionLinks>([
    ...known
      .flatMap(({ api, links }) => (api.files ?? []).map((file) => [file, links] as const))
      .reverse(),
    ...known.map(({ api, links }) => [api.path, links] as const),
  ]);
  return (file) => byFile.get(file);
}

/** Returns a lookup of other locales' pages by full route. */
function pagesElsewhere(
  others: readonly LocalePlan[],
): (route: string) => { readonly url: string; readonly title: string } | undefined {
  const pages = new Map(
    others.flatMap(({ definitions, urls, input: { locale } }) =>
      definitions.map(({ route, title }) => [
        joinRoute(locale.prefix, route),
        { url: urls.page(route), title },
      ]),
    ),
  );
  return (route) => pages.get(joinRoute(route));
}

function policySeverity(policy: 'error' | 'warn' | 'ignore'): Severity | undefined {
  if (policy === 'ignore') return undefined;
  return policy === 'warn' ? 'warning' : 'error';
}
