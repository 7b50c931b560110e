import type { Doc } from '../content/doc.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { mainProduct } from '../files/index.js';
import { isPartialFile } from '../files/partial-file.js';
import { parsePostName } from '../site/blog/post-name.js';
import { createDocEntries } from '../site/doc-routes.js';
import type { DocsVersion, LocaleDoc } from '../site/input.js';
import { joinRoute } from '../site/urls.js';
import { normalizeOldPath } from './normalize-old-path.js';
import { listPatterns, type OldRedirect } from './redirect-files.js';
import type { SourcePage, SourceSite } from './source-tool.js';
import { convertFrontMatter, splitFrontMatter } from './text/front-matter.js';

/** What keeps the old addresses. */
export interface NewRoutes {
  /** Texts with a `slug`, by path of the new page. */
  readonly texts: ReadonlyMap<string, string>;
  /** Those of the configuration and those that keep addresses of pages. */
  readonly redirects: readonly OldRedirect[];
  /** Number of pages at their old address; undefined if code of the old site made the addresses. */
  readonly kept: number | undefined;
  /** Number of pages whose addresses follow rules of both tools: those of versions, translations and posts. */
  readonly byRule: number;
  readonly diagnostics: readonly Diagnostic[];
}

interface PageWithDoc {
  readonly page: SourcePage;
  readonly text: string;
  readonly doc: Doc | undefined;
}

/** Gives each page its old route: a `slug` where docsgen would choose another, and redirects from other forms. */
export function keepRoutes(
  pages: readonly PageWithDoc[],
  config: Readonly<Record<string, unknown>>,
  site: SourceSite,
): NewRoutes {
  const products = docsProducts(config);
  const blogs = blogLocation(config);
  const folders = [...products, ...blogs];
  const routes = plannedRoutes(pages, products, blogs);
  const texts = new Map<string, string>();
  const redirects: { from: string; to: string }[] = [];
  let kept = 0;
  for (const { page, text } of pages) {
    if (page.route === undefined || isPartialFile(page.to)) continue;
    const old = page.route === '/' ? '/' : page.route.replace(/\/$/, '');
    const others = site.otherRoutes?.(old) ?? [];
    redirects.push(...others.map((from) => ({ from, to: old })));
    kept += 1;
    if (routes.get(page.to) === old) continue;
    const slug = slugFor(old, page.to, folders);
    const { head, body } = splitFrontMatter(text);
    if (slug !== undefined)
      texts.set(page.to, convertFrontMatter(head, { slug: () => ({ slug }) }, { slug }) + body);
    else {
      kept -= 1;
      const to = routes.get(page.to);
      if (to !== undefined) redirects.push({ from: old, to });
    }
  }
  const written = Array.isArray(config.redirects) ? (config.redirects as OldRedirect[]) : [];
  const oldRoutes = knownRoutes(pages, routes);
  const listed = listPatterns(site.patterns, oldRoutes);
  return {
    texts,
    redirects: toFinalTargets(
      uniqueRedirects([...written, ...redirects, ...listed.redirects], oldRoutes, config),
      config,
    ),
    kept: site.hasUnknownRoutes ? undefined : kept,
    byRule: site.pages.filter(({ to, route }) => route === undefined && !isPartialFile(to)).length,
    diagnostics: listed.diagnostics,
  };
}

/** Returns the routes of pages and translations. Those of versions follow rules of docsgen. */
function knownRoutes(
  pages: readonly PageWithDoc[],
  routes: ReadonlyMap<string, string>,
): readonly string[] {
  const ofPages = new Map(
    pages.flatMap(({ page }) => {
      const route = page.to.startsWith('content/')
        ? (page.route ?? routes.get(page.to))
        : undefined;
      return route === undefined ? [] : [[page.to, route] as const];
    }),
  );
  const ofTranslations = pages.flatMap(({ page }) => {
    const [, locale, rest] = /^i18n\/([^/]+)\/(.*)$/.exec(page.to) ?? [];
    const route = ofPages.get(`content/${rest}`);
    return route === undefined ? [] : [`/${locale}${route === '/' ? '' : route}`];
  });
  return [...ofPages.values(), ...ofTranslations];
}

/**
 * Leaves out redirects from pages, which hosts ignore, and all but the first from a path. A path is the same with a
 * slash or `/index.html` at its end, and in other letter case: `/Mars` and `/mars` would be one file on some systems.
 */
function uniqueRedirects(
  redirects: readonly OldRedirect[],
  routes: readonly string[],
  config: SourceSite['config'],
): readonly OldRedirect[] {
  const normalize = (path: string): string => normalizeOldPath(path, config);
  const pages = new Set(routes.map(normalize));
  const taken = new Set<string>();
  return redirects.filter(({ from }) => {
    const path = normalize(from);
    const key = path.normalize('NFC').toLowerCase();
    if (pages.has(path) || taken.has(key)) return false;
    taken.add(key);
    return true;
  });
}

/** Hosts follow one redirect after another; a static page leads to its target only. */
function toFinalTargets(
  redirects: readonly OldRedirect[],
  config: SourceSite['config'],
): readonly OldRedirect[] {
  const key = (path: string): string => normalizeOldPath(path.replace(/[?#].*$/s, ''), config);
  const next = new Map(redirects.map(({ from, to }) => [key(from), to]));
  const final = (to: string, passed: ReadonlySet<string>): string => {
    const path = key(to);
    const further = to.startsWith('/') ? next.get(path) : undefined;
    if (further === undefined || passed.has(path)) return to;
    return final(further, new Set([...passed, path]));
  };
  return redirects.map((redirect) => {
    const to = final(redirect.to, new Set([key(redirect.from)]));
    return to === redirect.to || key(to) === key(redirect.from) ? redirect : { ...redirect, to };
  });
}

/** Documents of the new site: their folder and the path of their URLs. */
interface ProductLocation {
  readonly folder: string;
  readonly base: string;
}

/** Returns the products of the configuration, the main one first. */
export function docsProducts({ docs }: SourceSite['config']): readonly ProductLocation[] {
  return [docs ?? {}].flat().map((one) => {
    const { path = 'docs', routeBasePath = 'docs' } = one as Readonly<Record<string, string>>;
    return { folder: `content/${path}`, base: routeBasePath.replace(/^\/+|\/+$/g, '') };
  });
}

/** Returns the folder of the posts and the path of their URLs. */
function blogLocation({ blog }: SourceSite['config']): readonly ProductLocation[] {
  if (blog === undefined || blog === false) return [];
  const { path = 'blog', routeBasePath = 'blog' } = blog as Readonly<Record<string, string>>;
  return [{ folder: `content/${path}`, base: routeBasePath.replace(/^\/+|\/+$/g, '') }];
}

/** Returns the `slug` that gives a page its route; undefined if the route is outside of its documents. */
function slugFor(
  route: string,
  file: string,
  products: readonly ProductLocation[],
): string | undefined {
  const { base = '' } = products.find(({ folder }) => file.startsWith(`${folder}/`)) ?? {};
  const root = base === '' ? '' : `/${base}`;
  if (root !== '' && route !== root && !route.startsWith(`${root}/`)) return undefined;
  return route.slice(root.length) || '/';
}

/** Returns the routes that docsgen gives the pages, by path. */
function plannedRoutes(
  pages: readonly PageWithDoc[],
  products: readonly ProductLocation[],
  blogs: readonly ProductLocation[],
): ReadonlyMap<string, string> {
  const posts = pages.flatMap(({ page: { to } }) =>
    blogs
      .filter(({ folder }) => to.startsWith(`${folder}/`))
      .map(({ folder, base }): [string, string] => {
        const { path } = parsePostName(to.slice(folder.length + 1));
        return [to, joinRoute(base, path)];
      }),
  );
  const routesOfPosts = new Map(posts);
  const docs = pages.flatMap(({ page, doc }): LocaleDoc[] => {
    if (!doc || routesOfPosts.has(page.to) || /(?:^|\/)_/.test(page.to.slice('content/'.length)))
      return [];
    return [{ ...doc, file: page.to, untranslated: false }];
  });
  const current = ({ folder, base }: ProductLocation): DocsVersion => ({
    name: folder,
    ownName: 'current',
    product: mainProduct,
    productLabel: '',
    label: '',
    folder,
    path: '',
    routeBase: base,
    isLatest: true,
    badge: false,
    noIndex: false,
    locateSidebar: () => undefined,
  });
  const entries = createDocEntries(docs, products.map(current));
  return new Map([...posts, ...entries.map(({ doc, route }) => [doc.path, route] as const)]);
}
