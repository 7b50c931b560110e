import path from 'node:path/posix';
import { foldersAbove } from '../../../files/folders-above.js';
import { isMarkdownFile } from '../../../files/markdown-file.js';
import { capitalized } from '../../../text/words.js';
import { isRecord } from '../../read/setting-values.js';
import { readJsonRecord } from '../../read/yaml-file.js';
import { normalPath, type SourceFiles } from '../../source-files.js';
import { pageFrontMatter } from '../../text/front-matter.js';
import { docId } from '../plain-folder.js';
import { sidebarName } from '../sidebar-name.js';

interface Sidebars {
  readonly sidebars: Readonly<Record<string, readonly unknown[]>>;
  /** Titles of the root folders, by the name of their sidebar. */
  readonly labels: ReadonlyMap<string, string>;
  /** Whether entries are missing, because there were too many. */
  readonly isCut: boolean;
}

/** A folder in parentheses groups files and is not part of routes. */
export function isRouteGroup(name: string): boolean {
  return /^\(.+\)$/.test(name);
}

/**
 * Returns the sidebars that the `meta.json` files describe: one for each folder with `root: true`, and one for the rest.
 *
 * @param top folder of the documents
 */
export function fumadocsSidebars(files: SourceFiles, top: string): Sidebars {
  const tree = new PageTree(files, top);
  const sidebars: Record<string, readonly unknown[]> = {};
  const labels = new Map<string, string>();
  for (const folder of ['', ...tree.rootFolders()]) {
    const items = tree.items(folder);
    if (items.length === 0) continue;
    const name = sidebarName(folder, labels);
    sidebars[name] = items;
    labels.set(name, tree.label(folder));
  }
  return { sidebars, labels, isCut: tree.isCut };
}

const separator = /^---(?:\[[^\]]*\])?(.*?)-*$/;
const link = /^(?:external:)?(?:\[[^\]]*\])?\[([^\]]+)\]\(([^)\s]+)\)$/;

/** Returns the label of a separator or a link in `meta.json`; undefined for pages and separators without words. */
export function entryLabel(entry: string): string | undefined {
  return (separator.exec(entry) ?? link.exec(entry))?.[1] || undefined;
}

/** The folder whose entries become items. */
interface Listing {
  readonly folder: string;
  /** Names in the folder that `meta.json` does not list. */
  readonly rest: readonly string[];
  readonly withIndex: boolean;
  /** The folder and those that list it, because `meta.json` files can list each other's folders. */
  readonly open: readonly string[];
}

/** Bound of the entries read: `meta.json` files that list each other's folders multiply them. */
const maxEntries = 20_000;

/** Reads folders and `meta.json` files as Fumadocs does. Paths are relative to the folder of the documents. */
class PageTree {
  readonly #files: SourceFiles;
  readonly #top: string;
  /** Paths of the pages. */
  readonly #pages: readonly string[];
  #entries = 0;

  constructor(files: SourceFiles, top: string) {
    this.#files = files;
    this.#top = top;
    this.#pages = files
      .list(top)
      .filter(isMarkdownFile)
      .map((file) => file.slice(top.length + 1))
      .filter((file) => !/(?:^|\/)[._]/.test(file));
  }

  get isCut(): boolean {
    return this.#entries > maxEntries;
  }

  rootFolders(): readonly string[] {
    const folders = new Set(this.#pages.flatMap((page) => foldersAbove(page)));
    return [...folders].filter((folder) => this.#meta(folder).root === true);
  }

  label(folder: string): string {
    const { title } = this.#meta(folder);
    const index = this.#page(path.join(folder, 'index'));
    const name = path
      .basename(folder || 'docs')
      .replace(/[()]/g, '')
      .replaceAll('-', ' ');
    if (typeof title === 'string') return title;
    return (index && this.#title(index)) ?? capitalized(name);
  }

  /**
   * @param withIndex whether the page of the folder is an item, too
   * @param around folders whose items are being made; they are left out
   */
  items(folder: string, withIndex = true, around: readonly string[] = []): readonly unknown[] {
    if (around.includes(folder) || this.isCut) return [];
    const listed = this.#listed(folder);
    const named = new Set(listed.map((entry) => entry.replace(/^(?:!|\.\.\.)/, '')));
    const rest = this.#children(folder).filter((name) => !named.has(name));
    const listing = { folder, rest, withIndex, open: [...around, folder] };
    const made: { label?: string | undefined; items: unknown[] }[] = [{ items: [] }];
    for (const entry of listed) {
      const [, label] = separator.exec(entry) ?? [];
      if (label !== undefined) made.push({ label, items: [] });
      else made.at(-1)?.items.push(...this.#entry(entry, listing));
    }
    return made.flatMap(({ label, items }) =>
      label === undefined || label === '' || items.length === 0
        ? items
        : [{ type: 'category', label, link: null, collapsible: false, collapsed: false, items }],
    );
  }

  #entry(entry: string, { folder, rest, withIndex, open }: Listing): unknown[] {
    this.#entries += 1;
    if (this.isCut) return [];
    const [, label, href] = link.exec(entry) ?? [];
    if (href !== undefined) return [{ type: 'link', label, href }];
    if (entry.startsWith('!')) return [];
    if (entry === '...' || entry === 'z...a') {
      const names = entry === '...' ? rest : rest.toReversed();
      this.#entries += names.length;
      return names
        .filter((name) => withIndex || name !== 'index')
        .flatMap((name) => this.#item(path.join(folder, name), open));
    }
    if (entry.startsWith('...'))
      return [...this.items(normalPath(path.join(folder, entry.slice(3))), true, open)];
    return this.#item(path.join(folder, entry), open);
  }

  /** Returns the item of a page or a folder; a folder with a sidebar of its own has none. */
  #item(name: string, around: readonly string[]): unknown[] {
    const page = this.#page(name);
    if (page !== undefined) return [docId(page)];
    const isFolder = this.#pages.some((one) => one.startsWith(`${name}/`));
    const meta = this.#meta(name);
    if (!isFolder || meta.root === true || around.includes(name)) return [];
    const index = this.#page(`${name}/index`);
    const isListed = this.#listed(name).includes('index');
    const items = this.items(name, index === undefined || isListed, around);
    if (items.length === 0) return index === undefined ? [] : [docId(index)];
    return [
      {
        type: 'category',
        label: this.label(name),
        link: index !== undefined && !isListed ? { type: 'doc', id: docId(index) } : null,
        collapsed: meta.defaultOpen !== true,
        items,
      },
    ];
  }

  /** Returns the entries of `meta.json`; without them, all of a folder. */
  #listed(folder: string): readonly string[] {
    const { pages } = this.#meta(folder);
    if (!Array.isArray(pages)) return ['...'];
    return pages.filter((one) => typeof one === 'string').map(normalEntry);
  }

  /** Returns the names of the pages and folders in a folder, its own page first. */
  #children(folder: string): readonly string[] {
    const inside =
      folder === '' ? this.#pages : this.#pages.filter((page) => page.startsWith(`${folder}/`));
    const names = inside.map((page) => {
      const [first = '', ...more] = page.slice(folder === '' ? 0 : folder.length + 1).split('/');
      return more.length > 0 ? first : withoutEnding(first);
    });
    const own = names.includes('index') ? ['index'] : [];
    return [...own, ...[...new Set(names)].filter((name) => name !== 'index').toSorted()];
  }

  #page(name: string): string | undefined {
    return [`${name}.mdx`, `${name}.md`, name].find((file) => this.#pages.includes(file));
  }

  #title(page: string): string | undefined {
    const { title } = pageFrontMatter(this.#files.text(`${this.#top}/${page}`) ?? '');
    return typeof title === 'string' ? title : undefined;
  }

  #meta(folder: string): Readonly<Record<string, unknown>> {
    const meta = readJsonRecord(this.#files, path.join(this.#top, folder, 'meta.json'));
    return isRecord(meta) ? meta : {};
  }
}

/** `./mars.mdx` → `mars`, `!./mars.md` → `!mars`; separators, links and entries for the rest stay. */
function normalEntry(entry: string): string {
  if (separator.test(entry) || link.test(entry)) return entry;
  const [, prefix = '', name = ''] = /^(!|\.\.\.)?(.*)$/s.exec(entry) ?? [];
  return name === '' ? entry : prefix + withoutEnding(normalPath(name));
}

function withoutEnding(file: string): string {
  return file.replace(/\.mdx?$/, '');
}
