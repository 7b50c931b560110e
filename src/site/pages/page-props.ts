import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { OutputFile } from '../../files/source-file.js';
import { formatText } from '../../i18n/index.js';
import type { SiteInput } from '../input.js';
import type { Links } from '../links/links.js';
import type { LocaleDraft } from '../locale-plan.js';
import type { Navigation } from '../navigation/navigation.js';
import type { Counterparts } from '../page-alternates.js';
import type { Chrome, Crumb, Sidebar } from '../page-props/chrome.js';
import type { PageContent, PageProps } from '../page-props/page.js';
import { scopeFile } from '../search/scope-file.js';
import { type Projector, sidebarIndexFile, sidebarProjector } from '../sidebar/project.js';
import { resolveTree } from '../sidebar/resolve.js';
import { type SidebarTree, type Stop, stopsOf } from '../sidebar/tree.js';
import { tryItWords } from '../try-it-words.js';
import type { Urls } from '../urls.js';
import { leadingVersion } from '../versions.js';
import type { Around, PageSeed } from './page.js';
import { pageChrome } from './page-chrome.js';
import { type HeadFrame, HeadMaker } from './page-head.js';
import { pageVersion } from './page-version.js';

interface Place {
  readonly tree: SidebarTree;
  readonly stop: Stop;
  readonly previous: Stop | undefined;
  readonly next: Stop | undefined;
}

/** What the rest of the site shows around the content of a page. Plain JSON. */
export interface Frame extends Pick<PageProps, 'chrome' | 'sidebar' | 'breadcrumbs' | 'version'> {
  readonly head: HeadFrame;
  readonly around: Around;
  /** What is wrong with what the page asks for. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Gives each page all that it shows: its content, the chrome around it, its place in the navigation. */
export class PropsMaker {
  readonly #draft: LocaleDraft;
  readonly #counterparts: Counterparts;
  readonly #input: SiteInput;
  readonly #urls: Urls;
  readonly #navigation: Navigation;
  readonly #head: HeadMaker;
  readonly #sidebars: readonly SidebarTree[];
  readonly #places = new Map<string, Place>();
  readonly #projectors: ReadonlyMap<SidebarTree, Projector>;
  readonly #chrome: Omit<Chrome, 'navbar' | 'search'>;
  readonly #tryItWords: string;
  /** Name of the version whose sidebars standalone pages may ask for. */
  readonly #leading: string | undefined;
  /** First crumb of the documents, by version. */
  readonly #docsCrumbs: ReadonlyMap<string, Crumb>;

  /** @param links keeps the account of what all pages show */
  constructor(
    draft: LocaleDraft,
    counterparts: Counterparts,
    navigation: Navigation,
    links: Links,
  ) {
    const { input, urls, versions, apis } = draft;
    this.#draft = draft;
    this.#counterparts = counterparts;
    this.#input = input;
    this.#navigation = navigation;
    this.#urls = urls;
    this.#leading = leadingVersion(versions)?.version.name;
    const trees = [
      ...versions.flatMap(({ sidebars }) => sidebars),
      ...apis.map((api) => api.sidebar),
    ];
    this.#sidebars = trees.map((tree) => resolveTree(tree, links));
    this.#projectors = new Map(
      this.#sidebars.map((tree) => [tree, sidebarProjector(tree, this.#urls)]),
    );
    for (const tree of this.#sidebars) this.#placeStops(tree);
    this.#chrome = { ...pageChrome(draft, links), footer: navigation.footer };
    this.#tryItWords = urls.file(tryItWords(input.texts).path);
    this.#head = new HeadMaker(draft, counterparts, links);
    this.#docsCrumbs = new Map(
      versions.map(({ version, docsRoute }): [string, Crumb] => [
        version.name,
        {
          label: formatText(input.texts, 'chrome.docs'),
          url: docsRoute && urls.page(docsRoute),
        },
      ]),
    );
  }

  frame(seed: PageSeed): Frame {
    const place = this.#places.get(seed.route);
    const diagnostics: Diagnostic[] = [];
    return {
      head: this.#head.frame(seed),
      chrome: {
        ...this.#chrome,
        navbar: this.#navigation.navbar(seed),
        search: this.search(seed),
      },
      sidebar: this.#sidebar(seed, place, diagnostics),
      breadcrumbs: this.#breadcrumbs(seed, place),
      version: pageVersion({ draft: this.#draft, seed }, this.#counterparts),
      around: this.#around(place),
      diagnostics,
    };
  }

  /** @param links keeps the account of what the page itself leads to */
  props(seed: PageSeed, frame: Frame, links: Links): PageProps {
    const { original, apis } = this.#input;
    const { head, chrome, sidebar, breadcrumbs, version, around } = frame;
    const content = seed.content(around, links);
    links.diagnostics.push(...frame.diagnostics);
    return {
      path: this.#urls.page(seed.route),
      head: this.#head.head(seed, content, head, links),
      chrome,
      sidebar,
      breadcrumbs,
      content,
      texts: this.#input.texts,
      tryItWords: isTried(content) ? this.#tryItWords : undefined,
      version,
      untranslated: seed.untranslated
        ? (original ?? apis.find(({ untranslated }) => untranslated)?.untranslated)
        : undefined,
    };
  }

  /** Files with the whole of each large sidebar. */
  sidebarFiles(): readonly OutputFile[] {
    const { texts } = this.#input;
    return this.#sidebars.flatMap((tree) => sidebarIndexFile(tree, this.#urls, texts) ?? []);
  }

  /** URL of the manifest of the search. */
  search({ version }: PageSeed): string | undefined {
    const { config } = this.#input;
    if (config.search === false) return undefined;
    return this.#urls.file(this.#urls.output(scopeFile(version, this.#leading)));
  }

  /** A page that stands in two sidebars belongs to the first. */
  #placeStops(tree: SidebarTree): void {
    const stops = stopsOf(tree.nodes);
    const visible = stops.filter(({ hidden }) => !hidden);
    let passed = 0;
    for (const stop of stops) {
      const previous = visible[passed - 1];
      if (!stop.hidden) passed += 1;
      if (this.#places.has(stop.route)) continue;
      this.#places.set(stop.route, { tree, stop, previous, next: visible[passed] });
    }
  }

  #around(place: Place | undefined): Around {
    if (!place) return {};
    const link = (stop: Stop | undefined): Around['next'] =>
      stop && { label: stop.label, url: this.#urls.page(stop.route) };
    return { previous: link(place.previous), next: link(place.next) };
  }

  #sidebar(
    seed: PageSeed,
    place: Place | undefined,
    diagnostics: Diagnostic[],
  ): Sidebar | undefined {
    const asked = seed.meta.sidebar;
    if (asked?.name === null) return undefined;
    const here = seed.version ?? this.#leading;
    const choice = this.#sidebars.filter(
      ({ version }) => version === undefined || version === here,
    );
    const tree = asked ? choice.find(({ name }) => name === asked.name) : place?.tree;
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
    return tree && this.#projectors.get(tree)?.(seed.route);
  }

  #breadcrumbs(seed: PageSeed, place: Place | undefined): Crumb[] {
    if (seed.trail) return this.#trailOf(seed, seed.trail);
    if (!place || !this.#input.config.docs.breadcrumbs) return [];
    const own: Crumb = { label: place.stop.label, url: this.#urls.page(seed.route) };
    const trail = place.stop.trail.map(
      ({ label, route, hidden }): Crumb => ({
        label,
        url: route === undefined || hidden ? undefined : this.#urls.page(route),
      }),
    );
    const { tree } = place;
    const root = tree.root
      ? { label: tree.root.label, url: this.#urls.page(tree.root.route) }
      : this.#docsCrumbs.get(tree.version ?? '');
    const crumbs = [...(root ? [root] : []), ...trail, own];
    return crumbs.filter((crumb, index) => index === crumbs.length - 1 || crumb.url !== own.url);
  }

  #trailOf({ title, route }: PageSeed, trail: NonNullable<PageSeed['trail']>): Crumb[] {
    const crumb = (page: { label: string; route: string }): Crumb => ({
      label: page.label,
      url: this.#urls.page(page.route),
    });
    return trail.length === 0 ? [] : [...trail.map(crumb), crumb({ label: title, route })];
  }
}

/** Whether readers can put requests together on the page. */
function isTried(content: PageContent): boolean {
  if (content.kind === 'operation') return content.request !== undefined;
  if (content.kind !== 'api') return false;
  const shown = content.groups.flatMap(({ tags }) => tags.flatMap(({ full = [] }) => full));
  return shown.some(({ request }) => request !== undefined);
}
