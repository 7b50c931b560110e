import type { Doc } from '../content/doc.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { mainProduct } from '../files/index.js';
import { createDocEntries } from '../site/entries.js';
import type { DocsVersion, LocaleDoc } from '../site/input.js';
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
  /** Number of pages at their old address. */
  readonly kept: number;
  readonly diagnostics: readonly Diagnostic[];
}

interface ParsedPage {
  readonly page: SourcePage;
  readonly text: string;
  readonly doc: Doc | undefined;
}

/** Gives each page its old route: a `slug` where docsgen would choose another, and redirects from other forms. */
export function keepRoutes(
  pages: readonly ParsedPage[],
  config: Readonly<Record<string, unknown>>,
  site: SourceSite,
): NewRoutes {
  const docs = (config.docs ?? {}) as { readonly routeBasePath?: string };
  const base = (docs.routeBasePath ?? 'docs').replace(/^\/+|\/+$/g, '');
  const routes = routesOf(pages, base);
  const texts = new Map<string, string>();
  const redirects: { from: string; to: string }[] = [];
  let kept = 0;
  for (const { page, text } of pages) {
    if (page.route === undefined) continue;
    const old = page.route === '/' ? '/' : page.route.replace(/\/$/, '');
    const others = site.otherRoutes?.(old) ?? [];
    redirects.push(...others.map((from) => ({ from, to: old })));
    kept += 1;
    if (routes.get(page.to) === old) continue;
    const slug = slugFor(old, page.to, base);
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
  const known = knownRoutes(pages, routes);
  const listed = listPatterns(site.patterns, known);
  return {
    texts,
    redirects: uniqueRedirects([...written, ...redirects, ...listed.redirects], known, config),
    kept,
    diagnostics: listed.diagnostics,
  };
}

/** Returns the routes of pages and translations. Those of versions follow rules of docsgen. */
function knownRoutes(
  pages: readonly ParsedPage[],
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

/** Returns the `slug` that gives a page its route; undefined if the route is outside of the documents. */
function slugFor(route: string, file: string, base: string): string | undefined {
  const root = file.startsWith('content/docs/') && base !== '' ? `/${base}` : '';
  if (root !== '' && route !== root && !route.startsWith(`${root}/`)) return undefined;
  return route.slice(root.length) || '/';
}

/** Returns the routes that docsgen gives the pages, by path. */
function routesOf(pages: readonly ParsedPage[], base: string): ReadonlyMap<string, string> {
  const docs = pages.flatMap(({ page, doc }): LocaleDoc[] => {
    if (!doc || /(?:^|\/)_/.test(page.to.slice('content/'.length))) return [];
    return [{ ...doc, file: page.to, untranslated: false }];
  });
  const current: DocsVersion = {
    name: 'current',
    ownName: 'current',
    product: mainProduct,
    productLabel: '',
    label: '',
    folder: 'content/docs',
    path: '',
    routeBase: base,
    isLatest: true,
    badge: false,
    noIndex: false,
    locateSidebar: () => undefined,
  };
  return new Map(createDocEntries(docs, [current]).map(({ doc, route }) => [doc.path, route]));
}
