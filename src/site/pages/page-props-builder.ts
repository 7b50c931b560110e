import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { OutputFile } from '../../files/output-file.js';
import type { SiteInput } from '../input.js';
import type { PageLinks } from '../links/page-links.js';
import type { LocalePlan } from '../locale-plan.js';
import { shortcutMessagesFile, tryItMessagesFile } from '../message-files.js';
import type { Navigation } from '../navigation/navigation.js';
import type { PageAlternates } from '../page-alternates.js';
import type { Chrome, Crumb, SidebarContent } from '../page-props/chrome.js';
import type { PageProps } from '../page-props/page.js';
import { findProduct } from '../products.js';
import { scopeFile } from '../search/scope-file.js';
import {
  createPageSidebars,
  type PageSidebars,
  resolveSidebarLinks,
  sidebarIndexFile,
} from '../sidebar/page-sidebar.js';
import { type SidebarPage, type SidebarTree, sidebarPages } from '../sidebar/tree.js';
import type { Urls } from '../urls.js';
import { defaultVersion } from '../versions.js';
import { pageKind } from './kinds/index.js';
import type { PageDefinition, PageNeighbours } from './page.js';
import { pageChrome } from './page-chrome.js';
import { type HeadFrame, PageHeadBuilder } from './page-head.js';
import { pageVersion } from './page-version.js';
import { printableSidebars } from './print-pages.js';

interface SidebarPosition {
  readonly tree: SidebarTree;
  readonly item: SidebarPage;
  readonly previous: SidebarPage | undefined;
  readonly next: SidebarPage | undefined;
}

/** The parts of a page that depend on the rest of the site. Plain JSON. */
export interface PageFrame
  extends Pick<PageProps, 'chrome' | 'sidebar' | 'breadcrumbs' | 'version' | 'print'> {
  readonly head: HeadFrame;
  readonly neighbours: PageNeighbours;
  /** Diagnostics about the sidebar that the page requests. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Builds the props of each page: content, chrome and position in the navigation. */
export class PagePropsBuilder {
  readonly #plan: LocalePlan;
  readonly #alternates: PageAlternates;
  readonly #input: SiteInput;
  readonly #urls: Urls;
  readonly #navigation: Navigation;
  readonly #head: PageHeadBuilder;
  readonly #sidebars: readonly SidebarTree[];
  readonly #sidebarPositions = new Map<string, SidebarPosition>();
  readonly #pageSidebars: ReadonlyMap<SidebarTree, PageSidebars>;
  readonly #chrome: Omit<Chrome, 'navbar' | 'search'>;
  readonly #shortcutMessages: string;
  readonly #tryItMessages: string;
  /** Routes of print pages, by sidebar. */
  readonly #printRoutes: ReadonlyMap<string, string>;
  /** Name of the version whose sidebars unversioned pages can use. */
  readonly #defaultVersion: string | undefined;
  /** First breadcrumb of the documents, by docs version. */
  readonly #docsCrumbs: ReadonlyMap<string, Crumb>;

  /** @param links resolver for the parts that all pages share */
  constructor(
    plan: LocalePlan,
    alternates: PageAlternates,
    navigation: Navigation,
    links: PageLinks,
  ) {
    const { input, urls, versions, apis } = plan;
    this.#plan = plan;
    this.#alternates = alternates;
    this.#input = input;
    this.#navigation = navigation;
    this.#urls = urls;
    this.#defaultVersion = defaultVersion(versions)?.version.name;
    const trees = [
      ...versions.flatMap(({ sidebars }) => sidebars),
      ...apis.map((api) => api.sidebar),
    ];
    this.#sidebars = trees.map((tree) => resolveSidebarLinks(tree, links));
    this.#pageSidebars = new Map(
      this.#sidebars.map((tree) => [tree, createPageSidebars(tree, this.#urls)]),
    );
    for (const tree of this.#sidebars) this.#notePositions(tree);
    this.#chrome = { ...pageChrome(plan, links), footer: navigation.footer };
    this.#printRoutes = new Map(
      printableSidebars(plan).map(({ tree, route }) => [sidebarKey(tree), route]),
    );
    this.#shortcutMessages = urls.file(shortcutMessagesFile(input.messages).path);
    this.#tryItMessages = urls.file(tryItMessagesFile(input.messages).path);
    this.#head = new PageHeadBuilder(plan, alternates, links);
    this.#docsCrumbs = new Map(
      versions.map(({ version, docsRoute }): [string, Crumb] => [
        version.name,
        {
          label: version.productLabel,
          url: docsRoute && urls.page(docsRoute),
        },
      ]),
    );
  }

  frame(definition: PageDefinition): PageFrame {
    const position = this.#sidebarPositions.get(definition.route);
    const diagnostics: Diagnostic[] = [];
    return {
      head: this.#head.frame(definition),
      chrome: {
        ...this.#chrome,
        navbar: this.#navigation.navbar(definition),
        search: this.searchManifest(definition),
      },
      sidebar: this.#sidebar(definition, position, diagnostics),
      breadcrumbs: this.#breadcrumbs(definition, position),
      version: pageVersion({ plan: this.#plan, definition }, this.#alternates),
      print: this.#print(position),
      neighbours: this.#neighbours(position),
      diagnostics,
    };
  }

  /** @param links the page's own link resolver */
  props(definition: PageDefinition, frame: PageFrame, links: PageLinks): PageProps {
    const { original, apis } = this.#input;
    const { head, chrome, sidebar, breadcrumbs, version, print, neighbours } = frame;
    const content = definition.content({ neighbours, links, target: { form: 'html' } });
    links.collected.diagnostics.push(...frame.diagnostics);
    return {
      path: this.#urls.page(definition.route),
      head: this.#head.head(definition, content, head, links),
      chrome,
      sidebar,
      breadcrumbs,
      content,
      messages: this.#input.messages,
      print,
      shortcutMessages: this.#shortcutMessages,
      tryItMessages: pageKind(content).hasTryIt(content) ? this.#tryItMessages : undefined,
      version,
      untranslated: definition.untranslated
        ? (original ?? apis.find(({ untranslated }) => untranslated)?.untranslated)
        : undefined,
    };
  }

  /** Returns the JSON files with the complete large sidebars. */
  sidebarFiles(): readonly OutputFile[] {
    const { messages } = this.#input;
    return this.#sidebars.flatMap((tree) => sidebarIndexFile(tree, this.#urls, messages) ?? []);
  }

  /** Returns the URL of the search manifest for a page. */
  searchManifest({ version }: PageDefinition): string | undefined {
    const { config } = this.#input;
    if (config.search === false) return undefined;
    return this.#urls.file(this.#urls.output(scopeFile(version, this.#defaultVersion)));
  }

  /** Records the position of each page. A page in two sidebars belongs to the first one. */
  #notePositions(tree: SidebarTree): void {
    const items = sidebarPages(tree.nodes);
    const visible = items.filter(({ hidden }) => !hidden);
    let passed = 0;
    for (const item of items) {
      const previous = visible[passed - 1];
      if (!item.hidden) passed += 1;
      if (this.#sidebarPositions.has(item.route)) continue;
      this.#sidebarPositions.set(item.route, { tree, item, previous, next: visible[passed] });
    }
  }

  #neighbours(position: SidebarPosition | undefined): PageNeighbours {
    if (!position) return {};
    const link = (item: SidebarPage | undefined): PageNeighbours['next'] =>
      item && { label: item.label, url: this.#urls.page(item.route) };
    return { previous: link(position.previous), next: link(position.next) };
  }

  #sidebar(
    definition: PageDefinition,
    position: SidebarPosition | undefined,
    diagnostics: Diagnostic[],
  ): SidebarContent | undefined {
    const asked = definition.meta.sidebar;
    if (asked?.name === null) return undefined;
    const here = definition.version ?? this.#defaultVersion;
    const choice = this.#sidebars.filter(
      ({ version }) => version === undefined || version === here,
    );
    const tree = asked ? choice.find(({ name }) => name === asked.name) : position?.tree;
    if (asked && !tree) {
      const names = choice.map(({ name }) => name);
      const name = asked.name ?? '';
      diagnostics.push(
        diagnose(
          'site/unknown-sidebar',
          { name },
          { place: asked.place, hint: didYouMean(name, names) },
        ),
      );
    }
    return tree && this.#pageSidebars.get(tree)?.(definition.route);
  }

  #print(position: SidebarPosition | undefined): string | undefined {
    const route = position && this.#printRoutes.get(sidebarKey(position.tree));
    return route === undefined ? undefined : this.#urls.page(route);
  }

  #breadcrumbs(definition: PageDefinition, position: SidebarPosition | undefined): Crumb[] {
    if (definition.parents) return this.#parentCrumbs(definition, definition.parents);
    if (!position || !findProduct(this.#input, definition.version)?.breadcrumbs) return [];
    const own: Crumb = { label: position.item.label, url: this.#urls.page(definition.route) };
    const parents = position.item.categories.map(
      ({ label, route, hidden }): Crumb => ({
        label,
        url: route === undefined || hidden ? undefined : this.#urls.page(route),
      }),
    );
    const { tree } = position;
    const root = tree.root
      ? { label: tree.root.label, url: this.#urls.page(tree.root.route) }
      : this.#docsCrumbs.get(tree.version ?? '');
    const crumbs = [...(root ? [root] : []), ...parents, own];
    return crumbs.filter((crumb, index) => index === crumbs.length - 1 || crumb.url !== own.url);
  }

  #parentCrumbs(
    { title, route }: PageDefinition,
    parents: NonNullable<PageDefinition['parents']>,
  ): Crumb[] {
    const crumb = (page: { label: string; route: string }): Crumb => ({
      label: page.label,
      url: this.#urls.page(page.route),
    });
    return parents.length === 0 ? [] : [...parents.map(crumb), crumb({ label: title, route })];
  }
}

/** Identifies a sidebar among all of the locale. */
function sidebarKey({ version = '', name }: SidebarTree): string {
  return `${version}\n${name}`;
}
