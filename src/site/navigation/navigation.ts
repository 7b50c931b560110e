import type { NavbarItemConfig, NavbarLinkConfig } from '../../config/index.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { formatMessage } from '../../i18n/index.js';
import type { PageLinks } from '../links/page-links.js';
import type { LocalePlan } from '../locale-plan.js';
import type { PageAlternates } from '../page-alternates.js';
import type { FooterContent, NavbarItem, NavLink } from '../page-props/chrome.js';
import type { PageDefinition } from '../pages/page.js';
import { defaultVersions, versionsOfProduct } from '../versions.js';
import { withOneCurrent } from './current-item.js';
import { localeLinks, productLinks, versionLinks } from './menus.js';
import { type ConfigPath, NavLinks } from './nav-links.js';
import { markCurrent, type RoutedLink } from './routed-link.js';

/** Creates the navbar items of a page from one configured item; empty if it has no target. */
type ItemMaker = (definition: PageDefinition) => NavbarItem[];

const itemsPath: ConfigPath = ['themeConfig', 'navbar', 'items'];

/** The navbar and footer of a locale. Links resolve once for each docs version; `navbar` marks the current item. */
export class Navigation {
  readonly footer: FooterContent;
  readonly #plan: LocalePlan;
  readonly #alternates: PageAlternates;
  readonly #links: NavLinks;
  /** By docs version; undefined is the key for unversioned pages. */
  readonly #items = new Map<string | undefined, readonly ItemMaker[]>();

  constructor(plan: LocalePlan, alternates: PageAlternates, links: PageLinks) {
    this.#plan = plan;
    this.#alternates = alternates;
    this.#links = new NavLinks(plan, links);
    this.#itemsIn(undefined);
    for (const { version } of plan.versions) this.#itemsIn(version.name);
    this.footer = this.#footer();
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#links.diagnostics;
  }

  /** Returns the navbar of a page. */
  navbar(definition: PageDefinition): NavbarItem[] {
    const items = this.#itemsIn(definition.version).flatMap((make) => make(definition));
    return withOneCurrent(items, this.#plan.urls.page(definition.route));
  }

  #itemsIn(version: string | undefined): readonly ItemMaker[] {
    const known = this.#items.get(version);
    if (known) return known;
    const { items } = this.#plan.input.config.themeConfig.navbar;
    const made = items
      ? items.map((item, index) => this.#item(item, [...itemsPath, index], version))
      : this.#defaultItems(version);
    this.#items.set(version, made);
    return made;
  }

  /** The navbar without configuration: docs, API references, blog, menus and the search. */
  #defaultItems(version: string | undefined): ItemMaker[] {
    const { blog, versions, input } = this.#plan;
    const products = defaultVersions(versions);
    const label = products[0]?.version.productLabel ?? formatMessage(input.messages, 'chrome.docs');
    const docs = this.#links.docs(label, version);
    const areVersioned = products.some(
      ({ version: { product } }) => versionsOfProduct(versions, product).length > 1,
    );
    const news = blog ? [this.#links.internal(blog.title, blog.route)] : [];
    const menu = () => ({
      position: 'right' as const,
      dropdownItemsBefore: [],
      dropdownItemsAfter: [],
    });
    const locales = this.#alternates.plans;
    const menus: NavbarItemConfig[] = [
      ...(areVersioned ? [{ ...menu(), type: 'docsVersionDropdown' as const }] : []),
      ...(locales.length > 1 ? [{ ...menu(), type: 'localeDropdown' as const }] : []),
      { type: 'search', position: 'right' },
    ];
    const switcher = { ...menu(), type: 'docsProductDropdown' as const, position: 'left' as const };
    return [
      ...(products.length > 1
        ? [this.#item(switcher, itemsPath, version)]
        : docs.map((link) => linkMaker(link, 'left'))),
      ...this.#references(this.#links.references(version)),
      ...news.map((link) => linkMaker(link, 'left')),
      ...menus.map((item) => this.#item(item, itemsPath, version)),
    ];
  }

  /** One API reference is a link, several are a menu. */
  #references(links: readonly RoutedLink[]): ItemMaker[] {
    if (links.length < 2) return links.map((link) => linkMaker(link, 'left'));
    const label = formatMessage(this.#plan.input.messages, 'reference.title');
    return [
      (definition) => [
        { kind: 'dropdown', label, position: 'left', items: marked(links, definition) },
      ],
    ];
  }

  #item(item: NavbarItemConfig, path: ConfigPath, version: string | undefined): ItemMaker {
    const { position } = item;
    switch (item.type) {
      case 'search':
        if (this.#plan.input.config.search === false) return () => [];
        return () => [{ kind: 'search', position }];
      case 'html':
        return () => [{ kind: 'html', html: item.value, position }];
      case 'dropdown': {
        const links = this.#resolve(item.items, [...path, 'items'], version);
        const { label } = item;
        const icon = this.#links.icon(item, path);
        return (definition) => [
          { kind: 'dropdown', label, icon, position, items: marked(links, definition) },
        ];
      }
      case 'localeDropdown':
        return this.#menu(item, path, version, (definition) => ({
          menu: 'locale',
          label: this.#plan.input.locale.label,
          links: localeLinks(definition, this.#plan, this.#alternates),
        }));
      case 'docsVersionDropdown': {
        const named = this.#links.product(item, path);
        const own = this.#links.namedVersion(version, named)?.version;
        this.#links.checkVersions(item.versions, named, [...path, 'versions']);
        const choice = { versions: item.versions, product: own?.product };
        const { versions, input } = this.#plan;
        // A menu for all products is of no use to one with a single version.
        const isSingle = versionsOfProduct(versions, own?.product).length < 2;
        if (isSingle && named === undefined && input.config.docs.length > 1) return () => [];
        return this.#menu(item, path, version, (definition) => ({
          menu: 'version',
          label: own?.label ?? '',
          links: versionLinks(definition, this.#plan, this.#alternates, choice),
        }));
      }
      case 'docsProductDropdown': {
        const own = this.#plan.versions.find((each) => each.version.name === version)?.version;
        const label = own?.productLabel ?? formatMessage(this.#plan.input.messages, 'chrome.docs');
        return this.#menu(item, path, version, (definition) => ({
          menu: 'product',
          label,
          links: productLinks(definition, this.#plan),
        }));
      }
      default: {
        const links = this.#links.resolve(item, path, version);
        return (definition) => links.flatMap((link) => linkMaker(link, position)(definition));
      }
    }
  }

  /** Returns a menu with links that depend on the page, between the site's own links. */
  #menu(
    item: Extract<
      NavbarItemConfig,
      { type: `${'locale' | 'docsVersion' | 'docsProduct'}Dropdown` }
    >,
    path: ConfigPath,
    version: string | undefined,
    content: (definition: PageDefinition) => {
      readonly menu: 'locale' | 'version' | 'product';
      readonly label: string;
      readonly links: readonly NavLink[];
    },
  ): ItemMaker {
    const { position, dropdownItemsBefore, dropdownItemsAfter } = item;
    const before = this.#resolve(dropdownItemsBefore, [...path, 'dropdownItemsBefore'], version);
    const after = this.#resolve(dropdownItemsAfter, [...path, 'dropdownItemsAfter'], version);
    return (definition) => {
      const { menu, label, links } = content(definition);
      const items = [...marked(before, definition), ...links, ...marked(after, definition)];
      return items.length === 0 ? [] : [{ kind: 'dropdown', menu, label, position, items }];
    };
  }

  #resolve(
    items: readonly NavbarLinkConfig[],
    path: ConfigPath,
    version: string | undefined,
  ): RoutedLink[] {
    return items.flatMap((item, index) => this.#links.resolve(item, [...path, index], version));
  }

  #footer(): FooterContent {
    const { links, copyright } = this.#plan.input.config.themeConfig.footer;
    return {
      copyright,
      columns: links.map(({ title, items }, column) => ({
        title,
        items: items.map((item, index) => {
          const key = item.to === undefined ? 'href' : 'to';
          const path = ['themeConfig', 'footer', 'links', column, 'items', index, key];
          return this.#links.written(item.label, item.to ?? item.href ?? '', path).link;
        }),
      })),
    };
  }
}

function linkMaker(link: RoutedLink, position: 'left' | 'right'): ItemMaker {
  return ({ route }) => [{ ...markCurrent(link, route), position }];
}

function marked(links: readonly RoutedLink[], { route }: PageDefinition): NavLink[] {
  return links.map((link) => markCurrent(link, route));
}
