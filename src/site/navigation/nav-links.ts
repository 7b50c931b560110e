import type { NavbarLinkConfig } from '../../config/index.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { PageLinks } from '../links/page-links.js';
import type { LocalePlan } from '../locale-plan.js';
import { NavigationIcons } from '../navigation-icons.js';
import { type SidebarTree, sidebarPages, visibleSidebarPages } from '../sidebar/tree.js';
import {
  defaultVersion,
  defaultVersions,
  type VersionPlan,
  versionsOfProduct,
} from '../versions.js';
import type { VersionChoice } from './menus.js';
import type { RoutedLink } from './routed-link.js';

export type ConfigPath = readonly (string | number)[];

interface Target {
  readonly label: string;
  readonly route: string;
  /** The sidebars that the link leads to; absent for a link to a page. */
  readonly trees?: readonly SidebarTree[] | undefined;
}

/**
 * Resolves navigation links. Links to documents stay in the reader's docs version; other pages use the default version
 * of the product. If that version lacks the document, they lead to another version that has it.
 */
export class NavLinks {
  readonly diagnostics: Diagnostic[] = [];
  readonly #plan: LocalePlan;
  readonly #links: PageLinks;
  readonly #icons: NavigationIcons;
  /** Links that are the same in every version, by configuration path. */
  readonly #written = new Map<string, RoutedLink>();

  constructor(draft: LocalePlan, links: PageLinks) {
    this.#plan = draft;
    this.#links = links;
    this.#icons = new NavigationIcons(draft.input.icons, (diagnostic) =>
      this.diagnostics.push(diagnostic),
    );
  }

  /**
   * Returns the version of a page; the default version of the product for other pages.
   *
   * @param product its id; that of the page or the first one by default
   */
  namedVersion(name: string | undefined, product?: string): VersionPlan | undefined {
    const { versions } = this.#plan;
    const own = versions.find(({ version }) => version.name === name);
    if (own && (product === undefined || own.version.product === product)) return own;
    return defaultVersion(product === undefined ? versions : versionsOfProduct(versions, product));
  }

  /**
   * Resolves a configured link.
   *
   * @param version docs version of the page that shows the link
   */
  resolve(item: NavbarLinkConfig, path: ConfigPath, version: string | undefined): RoutedLink[] {
    const icon = this.icon(item, path);
    const links = this.#targets(item, path, version);
    if (icon === undefined) return links;
    return links.map(({ link, route }) => ({ link: { ...link, icon }, route }));
  }

  /** Returns the icon of a configured item as HTML. */
  icon({ icon }: { readonly icon?: string | undefined }, path: ConfigPath): string | undefined {
    return this.#icons.find(icon, () => this.#plan.input.locate([...path, 'icon']));
  }

  #targets(item: NavbarLinkConfig, path: ConfigPath, version: string | undefined): RoutedLink[] {
    switch (item.type) {
      case 'doc':
        return (
          this.#found(version, this.product(item, path), (plan) => docTarget(plan, item)) ??
          this.#unknownDoc(item, path)
        );
      case 'docSidebar':
        return (
          this.#found(version, this.product(item, path), (plan) =>
            this.#sidebarTarget(plan, item),
          ) ?? this.#unknownSidebar(item, path)
        );
      case 'docsVersion':
        return this.#version(item, path, version);
      default: {
        const key = item.to === undefined ? 'href' : 'to';
        return [this.written(item.label, item.to ?? item.href ?? '', [...path, key])];
      }
    }
  }

  /** Returns a link to the documents of the first product. */
  docs(label: string, version: string | undefined): RoutedLink[] {
    const target = ({ docsRoute: route, sidebars: trees }: VersionPlan): Target | undefined =>
      route === undefined ? undefined : { label, route, trees };
    return this.#found(version, undefined, target) ?? [];
  }

  /** Returns links to the API references, in the reader's version or the nearest one. */
  references(version: string | undefined): RoutedLink[] {
    const { apis, versions } = this.#plan;
    const ids = [...new Set(apis.map(({ id }) => id))];
    return ids.flatMap((id) => {
      const own = apis.filter((api) => api.id === id);
      const ofAll = own.find((api) => api.version === undefined);
      if (ofAll) return [this.internal(ofAll.label, ofAll.overview)];
      const target = (plan: VersionPlan): Target | undefined => {
        const api = own.find((each) => each.version === plan.version.name);
        return api && { label: api.label, route: api.overview };
      };
      const product = versions.find((plan) => plan.version.name === own[0]?.version);
      return this.#found(version, product?.version.product, target) ?? [];
    });
  }

  internal(label: string, route: string): RoutedLink {
    const url = this.#plan.urls.page(route);
    return { link: { kind: 'link', label, url, external: false }, route };
  }

  /** Returns a link to a target from the configuration at `path`. */
  written(label: string, target: string, path: ConfigPath): RoutedLink {
    const key = JSON.stringify(path);
    const known = this.#written.get(key);
    if (known) return { ...known, link: { ...known.link, label } };
    const place = this.#plan.input.locate(path);
    const { url, route, external } = this.#links.resolveConfigured('link', target, place);
    const link: RoutedLink = { link: { kind: 'link', label, url, external }, route };
    this.#written.set(key, link);
    return link;
  }

  /** Reports versions that the configuration at `path` names and the site does not have. */
  checkVersions(choice: VersionChoice, product: string | undefined, path: ConfigPath): void {
    const { versions } = this.#plan;
    const own = product === undefined ? versions : versionsOfProduct(versions, product);
    const known = [...new Set(own.map(({ version }) => version.ownName))];
    const names: readonly (readonly [string | number, string])[] = Array.isArray(choice)
      ? choice.map((name: string, index) => [index, name] as const)
      : Object.keys(choice ?? {}).map((name) => [name, name] as const);
    for (const [key, version] of names) {
      if (known.includes(version)) continue;
      const place = this.#plan.input.locate([...path, key]);
      const hint = didYouMean(version, known);
      this.#report(diagnose('config/unknown-version', { version, known }, { place, hint }));
    }
  }

  #version(
    item: Extract<NavbarLinkConfig, { type: 'docsVersion' }>,
    path: ConfigPath,
    version: string | undefined,
  ): RoutedLink[] {
    const product = this.product(item, path);
    const label = item.label ?? this.namedVersion(version, product)?.version.label ?? '';
    if (item.to !== undefined) return [this.written(label, item.to, [...path, 'to'])];
    const target = ({ mainRoute: route }: VersionPlan): Target | undefined =>
      route === undefined ? undefined : { label, route };
    const found = this.#found(version, product, target) ?? [];
    if (item.label !== undefined) return found;
    // The label names a version, so the link must not follow the reader's earlier choice.
    return found.map(({ link: { versions: _, ...link }, route }) => ({ link, route }));
  }

  /** Returns the product that an item names; reports one that does not exist. */
  product({ docsPluginId: id }: { docsPluginId?: string | undefined }, path: ConfigPath) {
    const known = this.#plan.input.config.docs.map((product) => product.id);
    if (id === undefined || known.includes(id)) return id;
    const details = { place: this.#plan.input.locate([...path, 'docsPluginId']) };
    const hint = didYouMean(id, known);
    this.#report(diagnose('config/unknown-product', { product: id, known }, { ...details, hint }));
    return undefined;
  }

  /**
   * Returns the target in the reader's version, else in the default one, else in the newest that has it, else in another
   * product, in the same order.
   */
  #found(
    version: string | undefined,
    product: string | undefined,
    target: (plan: VersionPlan) => Target | undefined,
  ): RoutedLink[] | undefined {
    const { urls } = this.#plan;
    const all = this.#plan.versions;
    const id = product ?? all[0]?.version.product;
    const versions = versionsOfProduct(all, id);
    const isHome = versions.some((plan) => plan.version.name === version);
    const ownVersion = this.namedVersion(version, id);
    const preferred = defaultVersion(versions);
    const others = product === undefined ? [...defaultVersions(all), ...all] : [];
    for (const plan of [ownVersion, preferred, ...versions, ...others]) {
      const found = plan && target(plan);
      if (!found) continue;
      const routed = { ...this.internal(found.label, found.route), section: routesIn(found.trees) };
      if (isHome || versions.length < 2) return [routed];
      const each = versions.flatMap((other) => {
        const there = target(other);
        return there ? [[other.version.name, urls.page(there.route)] as const] : [];
      });
      const several = each.length > 1 ? { versions: Object.fromEntries(each) } : {};
      return [{ ...routed, link: { ...routed.link, ...several } }];
    }
    return undefined;
  }

  #sidebarTarget(
    { sidebars, version }: VersionPlan,
    item: Extract<NavbarLinkConfig, { type: 'docSidebar' }>,
  ): Target | undefined {
    const ofApis = this.#plan.apis.map((api) => api.sidebar);
    const trees = [
      ...sidebars,
      ...ofApis.filter((tree) => tree.version === undefined || tree.version === version.name),
    ];
    const tree = trees.find(({ name }) => name === item.sidebarId);
    const [first] = tree ? visibleSidebarPages(tree.nodes) : [];
    return tree && first && { label: item.label ?? first.label, route: first.route, trees: [tree] };
  }

  #unknownDoc(
    { docId }: Extract<NavbarLinkConfig, { type: 'doc' }>,
    path: ConfigPath,
  ): RoutedLink[] {
    const known = this.#plan.versions.flatMap(({ entries }) => entries.map(({ id }) => id));
    const details = { place: this.#plan.input.locate([...path, 'docId']) };
    return this.#report(
      diagnose('site/unknown-doc', { id: docId }, { ...details, hint: didYouMean(docId, known) }),
    );
  }

  #unknownSidebar(
    { sidebarId: name }: Extract<NavbarLinkConfig, { type: 'docSidebar' }>,
    path: ConfigPath,
  ): RoutedLink[] {
    const { versions, apis, input } = this.#plan;
    const known = versions.flatMap(({ sidebars }) => sidebars.map((tree) => tree.name));
    const hasNoPages = known.includes(name);
    const hint = hasNoPages
      ? 'write the link of the item as `to` or `href`'
      : didYouMean(name, [...known, ...apis.map(({ sidebar }) => sidebar.name)]);
    const place = input.locate([...path, 'sidebarId']);
    return this.#report(diagnose('site/unknown-sidebar', { name, hasNoPages }, { place, hint }));
  }

  /** Every docs version resolves the same items; each diagnostic is reported once. */
  #report(diagnostic: Diagnostic): RoutedLink[] {
    const serialized = JSON.stringify(diagnostic);
    if (!this.diagnostics.some((known) => JSON.stringify(known) === serialized)) {
      this.diagnostics.push(diagnostic);
    }
    return [];
  }
}

function routesIn(trees: readonly SidebarTree[] | undefined): ReadonlySet<string> | undefined {
  return (
    trees && new Set(trees.flatMap(({ nodes }) => sidebarPages(nodes)).map(({ route }) => route))
  );
}

function docTarget(
  { entries }: VersionPlan,
  { docId, label }: Extract<NavbarLinkConfig, { type: 'doc' }>,
): Target | undefined {
  const entry = entries.find(({ id }) => id === docId);
  if (!entry) return undefined;
  const { meta, title } = entry.doc;
  return { label: label ?? meta.sidebar_label ?? title, route: entry.route };
}
