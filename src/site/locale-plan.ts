import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { isInDocsFolder } from '../files/docs-folder.js';
import { type BlogPlan, isPost, planBlog } from './blog/plan.js';
import { createDocEntries, type DocEntry } from './doc-routes.js';
import type { SiteInput } from './input.js';
import { withOriginalIds } from './links/translated-headings.js';
import type { PageLink } from './page-props/page-link.js';
import { cardDescriptions, docPages, generatedIndexPages } from './pages/doc-pages.js';
import { generatedHomePage } from './pages/home-page.js';
import { notFoundPageDefinition } from './pages/not-found-page.js';
import type { PageDefinition } from './pages/page.js';
import { printPages, unknownPrintPages } from './pages/print-pages.js';
import { ApiNames, apisOfVersions } from './reference/naming/api-names.js';
import { type FindGuides, operationGuides } from './reference/operations/operation-guides.js';
import { type ApiPlan, planApis } from './reference/plan.js';
import { referenceIndexPages } from './reference/reference-index-page.js';
import { indexPages } from './sidebar/plan.js';
import { describedTitle } from './title-from-api.js';
import { originalPath } from './translation-paths.js';
import { makeUrls, type Urls } from './urls.js';
import { defaultVersions, planVersion, type VersionPlan } from './versions.js';

/** One locale of the site with all routes planned, before pages are rendered. */
export interface LocalePlan {
  readonly input: SiteInput;
  readonly urls: Urls;
  /** Title of the site. */
  readonly title: string;
  /** All pages from Markdown. */
  readonly entries: readonly DocEntry[];
  readonly versions: readonly VersionPlan[];
  readonly apis: readonly ApiPlan[];
  /** Finds operations and schemas in the APIs. */
  readonly names: ApiNames;
  readonly blog: BlogPlan | undefined;
  /** Links for the Not Found page and a generated home page. */
  readonly entryPoints: readonly PageLink[];
  readonly definitions: readonly PageDefinition[];
  readonly diagnostics: readonly Diagnostic[];
}

export function planLocale(given: SiteInput): LocalePlan {
  const input = { ...given, textOf: withOriginalIds(given.docs, given.textOf) };
  const { config } = input;
  const urls = makeUrls(config, input.locale.prefix);
  const title = config.title ?? describedTitle(input.apis) ?? path.basename(config.siteDir);
  const written = input.docs.filter((doc) => !doc.meta.draft || input.mode === 'dev');
  const texts = written.filter((doc) => !isPost(doc, input));
  const entries = createDocEntries(texts, input.versions);
  const planned = input.versions.map((version) => planVersion(version, entries, input));
  const versions = planned.map(({ value }) => value);
  const defaultVersionNames = defaultVersions(versions).map(({ version }) => version.name);
  const guidesOf = foundOnFirstUse(() =>
    operationGuides({ entries, apis, names, defaultVersionNames, urls }),
  );
  const apis = planApis(input, urls, guidesOf);
  const versionByRoute = new Map(entries.map(({ route, version }) => [route, version]));
  const names = new ApiNames(apis, input.apis.length - apis.length, {
    of: ({ file, route }) => fileVersion(file, input) ?? versionByRoute.get(route),
    productOf: (name) => versions.find(({ version }) => version.name === name)?.version.product,
    defaultVersionNames,
  });
  const blog = planBlog(written, input, urls, names);
  const entryPoints = findEntryPoints(
    versions,
    apisOfVersions(apis, defaultVersionNames),
    blog,
    urls,
  );
  const definitions = defineLocalePages({
    input,
    urls,
    title,
    entries,
    versions,
    apis,
    names,
    blog,
    entryPoints,
  });
  return {
    input,
    urls,
    title,
    entries: [...entries, ...(blog?.entries ?? [])],
    versions,
    apis,
    names,
    blog,
    entryPoints,
    definitions,
    diagnostics: [
      ...planned.flatMap(({ diagnostics }) => diagnostics),
      ...(blog?.diagnostics ?? []),
      ...unknownPrintPages({ input, urls, versions, apis }),
    ],
  };
}

/** Guides are found when all names are known, which is after the pages that show them are planned. */
function foundOnFirstUse(find: () => FindGuides): FindGuides {
  let guides: FindGuides | undefined;
  return (route) => {
    guides ??= find();
    return guides(route);
  };
}

/** Returns the name of the docs version that a file belongs to. */
function fileVersion(file: string, { versions, translations }: SiteInput): string | undefined {
  const original = originalPath(file, translations) ?? file;
  return versions.find(({ folder }) => isInDocsFolder(original, folder))?.name;
}

function defineLocalePages(
  plan: Omit<LocalePlan, 'definitions' | 'diagnostics'>,
): PageDefinition[] {
  const { input, urls, entries, versions, apis, names, blog, entryPoints } = plan;
  const descriptions = cardDescriptions(entries, input);
  const untranslated = new Set(
    entries.filter(({ doc }) => doc.untranslated).map(({ route }) => route),
  );
  const written = new Set(
    [...entries, ...apis.flatMap((api) => api.definitions), ...(blog?.definitions ?? [])].map(
      ({ route }) => route,
    ),
  );
  const defaultVersionNames = defaultVersions(versions).map(({ version }) => version.name);
  const defaultApis = apisOfVersions(apis, defaultVersionNames);
  const definitions: PageDefinition[] = [
    ...(written.has('/')
      ? []
      : [generatedHomePage({ ...plan, defaultApis }, descriptions, written)]),
    ...docPages(entries, { input, urls, entries, names }),
    ...versions.flatMap(({ version, sidebars }) => {
      const indexes = sidebars.flatMap((tree) =>
        indexPages(tree).filter(({ index }) => index !== tree.start || !written.has(index.route)),
      );
      return generatedIndexPages(indexes, version, { descriptions, untranslated, urls });
    }),
    ...apis.flatMap((api) => api.definitions),
    ...(blog?.definitions ?? []),
  ];
  const taken = new Set(definitions.map(({ route }) => route));
  const references = referenceIndexPages(defaultApis, taken, input.messages, urls);
  const hidden = new Set(
    versions.filter(({ version }) => version.noIndex).map(({ version }) => version.name),
  );
  const texts = [...definitions, ...references];
  const others = [...texts, ...printPages({ input, urls, versions, apis }, texts)];
  const all = [...others, notFoundPageDefinition(entryPoints, others.length, input.messages)];
  if (hidden.size === 0) return all;
  return all.map((definition) =>
    definition.version !== undefined && hidden.has(definition.version)
      ? { ...definition, meta: { ...definition.meta, noIndex: true } }
      : definition,
  );
}

function findEntryPoints(
  versions: readonly VersionPlan[],
  apis: readonly ApiPlan[],
  blog: BlogPlan | undefined,
  urls: Urls,
): PageLink[] {
  return [
    ...defaultVersions(versions).flatMap(({ docsRoute, version: { productLabel: label } }) =>
      docsRoute === undefined ? [] : [{ label, url: urls.page(docsRoute) }],
    ),
    ...apis.map(({ label: name, overview }) => ({ label: name, url: urls.page(overview) })),
    ...(blog ? [{ label: blog.title, url: urls.page(blog.route) }] : []),
  ];
}
