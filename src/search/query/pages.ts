import { spacedTerms } from './closeness.js';
import { pageKinds, type RecordKind, type SearchManifest } from './format.js';
import { unpackWords } from './front-coding.js';
import { lastUpTo } from './last-up-to.js';
import { isPreview, pathDepth } from './operation-name.js';
import type { Query } from './query.js';
import type { RankingFacts } from './ranking.js';
import { TitleIndex } from './title-index.js';
import { kindWeights, operationIntroWeight, sameNameCloseness, webhookWeight } from './weights.js';
import { termStem } from './word-forms.js';

/** Properties of a page in results, available before any text is loaded. */
export interface PageEntry {
  readonly title: string;
  readonly url: string;
  /** Number of its first section, the text before all headings. */
  readonly firstSection: number;
  readonly kind: RecordKind;
  readonly breadcrumbs: readonly string[];
  readonly method?: string | undefined;
  readonly path?: string | undefined;
}

/** Methods as readers meet them: what a resource is, then how to make, change and delete one. */
const methodOrder = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'];

/** The pages of a manifest. */
export class Pages implements RankingFacts {
  readonly titles: TitleIndex;
  readonly urls: readonly string[];
  readonly #manifest: SearchManifest;
  readonly #firstSections: readonly number[];
  /** Stems of the words in the name of a group, by number of its trail. */
  readonly #groupStemsByTrail = new Map<number, ReadonlySet<string>>();

  constructor(manifest: SearchManifest) {
    this.#manifest = manifest;
    this.urls = unpackWords(manifest.pages.urls);
    this.titles = new TitleIndex(manifest.pages);
    let sum = 0;
    this.#firstSections = manifest.pages.sections.map((count) => {
      sum += count;
      return sum - count;
    });
  }

  entry(number: number): PageEntry {
    const { pages, trails } = this.#manifest;
    return {
      title: pages.titles[number] ?? '',
      url: this.urls[number] ?? '',
      firstSection: this.#firstSections[number] ?? 0,
      kind: this.#kind(number),
      breadcrumbs: trails[pages.trails[number] ?? 0] ?? [],
      method: pages.methods[number],
      path: pages.paths[number],
    };
  }

  /** Whether a section is the text before all headings of its page. */
  isFirst(section: number): boolean {
    return this.#firstSections[this.sectionPage(section)] === section;
  }

  sectionPage = (section: number): number => lastUpTo(this.#firstSections, section);

  closeness = (page: number, query: Query): number => {
    if (this.#kind(page) === 'schema') return this.titles.schemaCloseness(page, query);
    const titleCloseness = this.titles.closeness(page, query);
    return this.#isWebhook(page) && titleCloseness <= sameNameCloseness ? 0 : titleCloseness;
  };

  sectionWeight = (section: number, page: number): number =>
    this.#kind(page) === 'operation' && this.isFirst(section) ? operationIntroWeight : 1;

  groupShare = (page: number, { name: { contentWords } }: Query): number => {
    if (contentWords.length === 0) return 0;
    const group = this.#groupStems(this.#manifest.pages.trails[page] ?? 0);
    return contentWords.filter((word) => group.has(termStem(word))).length / contentWords.length;
  };

  isOtherProduct = (page: number): boolean =>
    this.#manifest.elsewhere?.some(([from, to]) => from <= page && page < to) ?? false;

  isTopic = (page: number): boolean => this.#kind(page) !== 'schema' && !this.#isWebhook(page);

  isGuide = (page: number): boolean => this.#kind(page) === 'doc';

  order = (page: number): number => {
    const { methods, paths } = this.#manifest.pages;
    const path = paths[page];
    if (path === undefined) return 0;
    const segments = path.split('/').length;
    const method = methodOrder.indexOf(methods[page] ?? '');
    return ((Number(isPreview(path)) * 100 + pathDepth(path)) * 100 + segments) * 10 + method;
  };

  kindWeight = (page: number): number =>
    this.#isWebhook(page) ? webhookWeight : kindWeights[this.#kind(page)];

  #groupStems(trail: number): ReadonlySet<string> {
    const existing = this.#groupStemsByTrail.get(trail);
    if (existing) return existing;
    const name = this.#manifest.trails[trail]?.at(-1) ?? '';
    const stems = new Set(spacedTerms(name).split(' ').map(termStem));
    this.#groupStemsByTrail.set(trail, stems);
    return stems;
  }

  /** The path of a webhook is a name without a slash. */
  #isWebhook(page: number): boolean {
    const path = this.#manifest.pages.paths[page];
    return path !== undefined && !path.startsWith('/');
  }

  #kind(number: number): RecordKind {
    return pageKinds[this.#manifest.pages.kinds[number] ?? 0] ?? 'doc';
  }
}
