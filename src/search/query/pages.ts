import { plain } from './closeness.js';
import { sameName } from './closeness-levels.js';
import { pageKinds, type RecordKind, type SearchManifest } from './format.js';
import { unpackWords } from './front-coding.js';
import { lastUpTo } from './last-up-to.js';
import { isPreview, pathDepth } from './operation-name.js';
import type { Query } from './query.js';
import type { PageFacts } from './ranking.js';
import { TitleIndex } from './title-index.js';
import { termStem } from './word-forms.js';

/** Properties of a page in results, available before any text is loaded. */
export interface PageEntry {
  readonly title: string;
  readonly url: string;
  /** Number of its first section, the text before all headings. */
  readonly firstSection: number;
  readonly kind: RecordKind;
  readonly trail: readonly string[];
  readonly method?: string | undefined;
  readonly path?: string | undefined;
}

/** Weights by kind: guides explain; schemas are searched by users who know the name. */
const weightOf: Record<RecordKind, number> = {
  doc: 1.2,
  operation: 1.1,
  category: 1,
  api: 1,
  blog: 0.9,
  schema: 0.6,
};

/** Lower, because a webhook often has the same name as the operation that subscribes to it. */
const webhookWeight = 0.4;

/** The description of an operation says what it does; its parameters are often those of others. */
const introWeight = 1.5;

/** Methods as readers meet them: what a resource is, then how to make, change and delete one. */
const methodOrder = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The pages of a manifest. */
export class Pages implements PageFacts {
  readonly titles: TitleIndex;
  readonly urls: readonly string[];
  readonly #manifest: SearchManifest;
  readonly #firstSections: readonly number[];
  /** Stems of the words in the name of a group, by number of its trail. */
  readonly #groups = new Map<number, ReadonlySet<string>>();

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
      trail: trails[pages.trails[number] ?? 0] ?? [],
      method: pages.methods[number],
      path: pages.paths[number],
    };
  }

  /** Whether a section is the text before all headings of its page. */
  isFirst(section: number): boolean {
    return this.#firstSections[this.pageOf(section)] === section;
  }

  pageOf = (section: number): number => lastUpTo(this.#firstSections, section);

  closeness = (page: number, query: Query): number => {
    if (this.#kind(page) === 'schema') return this.titles.schemaCloseness(page, query);
    const near = this.titles.closeness(page, query);
    return this.#isWebhook(page) && near <= sameName ? 0 : near;
  };

  sectionWeight = (section: number, page: number): number =>
    this.#kind(page) === 'operation' && this.isFirst(section) ? introWeight : 1;

  groupShare = (page: number, { name: { telling } }: Query): number => {
    if (telling.length === 0) return 0;
    const group = this.#groupStems(this.#manifest.pages.trails[page] ?? 0);
    return telling.filter((word) => group.has(termStem(word))).length / telling.length;
  };

  isElsewhere = (page: number): boolean =>
    this.#manifest.elsewhere?.some(([from, to]) => from <= page && page < to) ?? false;

  isTopic = (page: number): boolean => this.#kind(page) !== 'schema' && !this.#isWebhook(page);

  order = (page: number): number => {
    const { methods, paths } = this.#manifest.pages;
    const path = paths[page];
    if (path === undefined) return 0;
    const segments = path.split('/').length;
    const method = methodOrder.indexOf(methods[page] ?? '');
    return ((Number(isPreview(path)) * 100 + pathDepth(path)) * 100 + segments) * 10 + method;
  };

  kindWeight = (page: number): number =>
    this.#isWebhook(page) ? webhookWeight : weightOf[this.#kind(page)];

  #groupStems(trail: number): ReadonlySet<string> {
    const known = this.#groups.get(trail);
    if (known) return known;
    const name = this.#manifest.trails[trail]?.at(-1) ?? '';
    const stems = new Set(plain(name).split(' ').map(termStem));
    this.#groups.set(trail, stems);
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
