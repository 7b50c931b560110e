import { isRecord } from '../../read/setting-values.js';
import { normalPath, type SourceFiles } from '../../source-files.js';
import type { SourcePage } from '../../source-tool.js';
import { pageFrontMatter } from '../../text/front-matter.js';
import { docId, plainRoute } from '../plain-folder.js';
import { descriptionPath } from '../shown-descriptions.js';

type Settings = Readonly<Record<string, unknown>>;

/** A tab, dropdown, version or other part of the navigation. */
interface Part {
  readonly name: string;
  readonly label?: string;
  /** Key of the list that it is in. */
  readonly kind?: string;
}

function partName(title: string): string {
  const name = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return name.replace(/^-|-$/g, '') || 'docs';
}

/** Reads the navigation: a sidebar for each tab, dropdown, version or anchor with pages. */
export class NavigationReader {
  readonly missing: string[] = [];
  readonly descriptions: string[] = [];
  /** Folders of the pages of operations, by description. */
  readonly operationFolders = new Map<string, string>();
  readonly sidebars: Record<string, unknown[]> = {};
  readonly links: Settings[] = [];
  readonly tabs: Settings[] = [];
  /** The part around each sidebar's part. */
  readonly #around = new Map<string, Part | undefined>();

  constructor(
    readonly known: ReadonlyMap<string, SourcePage>,
    readonly files: SourceFiles,
  ) {}

  read(navigation: unknown, settings: Settings): void {
    // `mint.json` has a list of groups.
    const root = Array.isArray(navigation) ? { groups: navigation } : navigation;
    this.#noteDescription(settings.openapi);
    if (isRecord(settings.api)) this.#noteDescription(settings.api.openapi);
    this.#part(root, { name: 'docs' });
    if (isRecord(root) && isRecord(root.global)) this.#part(root.global, { name: 'global' });
  }

  #part(written: unknown, part: Part, around?: Part): void {
    if (!isRecord(written)) return;
    const { label } = part;
    const { href } = written;
    this.#noteDescription(written.openapi);
    if (typeof href === 'string' && /^https?:/.test(href) && label !== undefined) {
      if (!this.links.some((link) => link.label === label && link.href === href))
        this.links.push({ label, href });
      return;
    }
    for (const [key, labelKey] of parts) {
      const list = written[key];
      for (const one of Array.isArray(list) ? list.filter(isRecord) : []) {
        const title = String(one[labelKey] ?? '');
        this.#part(one, { name: partName(title), label: title, kind: key }, part);
      }
    }
    const items = [...this.#items(written.groups), ...this.#items(written.pages)];
    if (items.length > 0) this.#addSidebar(items, part, around);
  }

  #addSidebar(items: unknown[], { name: named, label }: Part, around: Part | undefined): void {
    // The reference has a sidebar of this name.
    const plain = named === 'api' ? 'api-guides' : named;
    // Tabs of the same name in two versions or products are sidebars of their own.
    const isApart =
      around?.label !== undefined &&
      around.kind !== 'languages' &&
      this.#around.has(plain) &&
      this.#around.get(plain)?.name !== around.name;
    const name = isApart ? `${around.name}-${plain}` : plain;
    const sidebar = this.sidebars[name];
    if (sidebar) {
      sidebar.push(...items);
      return;
    }
    this.sidebars[name] = items;
    this.#around.set(name, around);
    if (label === undefined) return;
    if (isApart) this.#menu(around.label).push(tab(name, label, items));
    else this.tabs.push(tab(name, label, items));
  }

  /** Returns the items of the menu in the navbar for the further tabs of a version or product. */
  #menu(label: string): unknown[] {
    const found = this.tabs.find((one) => one.type === 'dropdown' && one.label === label);
    if (Array.isArray(found?.items)) return found.items;
    const items: unknown[] = [];
    this.tabs.push({ type: 'dropdown', label, items });
    return items;
  }

  #items(written: unknown): unknown[] {
    return (Array.isArray(written) ? written : []).flatMap((one): unknown[] => {
      if (typeof one === 'string') return this.#page(one);
      if (!isRecord(one)) return [];
      this.#noteDescription(one.openapi);
      if (typeof one.group !== 'string') return this.#items(one.pages);
      const items = [...this.#items(one.pages), ...this.#items(one.groups)];
      const root = typeof one.root === 'string' ? this.#page(one.root)[0] : undefined;
      if (items.length === 0 && root === undefined) return [];
      const link = typeof root === 'string' ? { type: 'doc', id: root } : null;
      return [
        {
          type: 'category',
          label: one.group,
          link,
          ...(link ? {} : { collapsible: false }),
          items,
        },
      ];
    });
  }

  #page(target: string): unknown[] {
    // An operation of a description has its own page in docsgen.
    if (/^(?:\S+\s+)?(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|WEBHOOK)\s/i.test(target)) return [];
    const route = plainRoute(`${normalPath(target).replace(/\.mdx?$/, '')}.mdx`);
    const page = this.known.get(route);
    if (page) return [this.#link(page) ?? docId(page.to.slice('content/docs/'.length))];
    this.missing.push(target);
    return [];
  }

  /** A page with `url` is a link in the navigation. */
  #link(page: SourcePage): Settings | undefined {
    const text = this.files.text(page.from) ?? '';
    if (!/^url:/m.test(text)) return undefined;
    const { url, sidebarTitle, title } = pageFrontMatter(text);
    const label = sidebarTitle ?? title;
    return typeof url === 'string' && typeof label === 'string'
      ? { type: 'link', label, href: url }
      : undefined;
  }

  #noteDescription(written: unknown): void {
    for (const one of [written].flat()) {
      const { source, directory } = isRecord(one) ? one : { source: one, directory: undefined };
      if (typeof source !== 'string') continue;
      const name = descriptionPath(source, this.files);
      this.descriptions.push(name);
      if (typeof directory === 'string') this.operationFolders.set(name, normalPath(directory));
      else if (!this.operationFolders.has(name)) this.operationFolders.set(name, 'api-reference');
    }
  }
}

/** Returns the navbar item of a tab. If its pages are all links, it is the first of them. */
function tab(sidebarId: string, label: string, items: readonly unknown[]): Settings {
  const leaves = items.flatMap(nestedEntries);
  const [first] = leaves;
  return isRecord(first) && leaves.every(isRecord)
    ? { label, href: first.href }
    : { type: 'docSidebar', sidebarId, label };
}

/** Returns the ids of documents and the links in an item of a sidebar. */
function nestedEntries(item: unknown): readonly unknown[] {
  if (!isRecord(item) || !Array.isArray(item.items)) return [item];
  const inside = item.items.flatMap(nestedEntries);
  return isRecord(item.link) ? [String(item.link.id), ...inside] : inside;
}

/** Lists of the navigation and the key of their labels. */
const parts = [
  ['tabs', 'tab'],
  ['anchors', 'anchor'],
  ['dropdowns', 'dropdown'],
  ['products', 'product'],
  ['versions', 'version'],
  ['menu', 'item'],
  ['languages', 'language'],
] as const;
