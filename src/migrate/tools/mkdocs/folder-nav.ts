import path from 'node:path/posix';
import picomatch from 'picomatch';
import { capitalized } from '../../../text/words.js';
import { Budget } from '../../budget.js';
import { isRecord } from '../../read/setting-values.js';
import { readYamlRecord } from '../../read/yaml-file.js';
import { normalPath, type SourceFiles } from '../../source-files.js';
import { docId } from '../plain-folder.js';
import { pluginNames, pluginSettings } from './plugins.js';

/** Returns whether a file is the navigation of its folder as the plugin literate-nav reads it. */
export function literateNavFile(plugins: unknown): (file: string) => boolean {
  const name = navFileName(plugins);
  return (file) => path.basename(file) === name;
}

function navFileName(plugins: unknown): string | undefined {
  const plugin = pluginNames(plugins).find((name) => /^(?:mkdocs-)?literate-nav$/.test(name));
  if (plugin === undefined) return undefined;
  const { nav_file: name = 'SUMMARY.md' } = pluginSettings(plugins, plugin) ?? {};
  return String(name);
}

/** The files of folders that describe the navigation. */
interface NavigationFiles {
  /** Name of the lists of the plugin literate-nav; undefined without it. */
  readonly listName: string | undefined;
  /** Whether `.pages` and `.nav.yml` count, for the plugins awesome-pages and awesome-nav. */
  readonly hasSettings: boolean;
}

/** Bound of the entries read: folders that name each other multiply them. */
const maxEntries = 20_000;
const maxPatternLength = 200;

/** An entry of a nested list: `* [Label](target)`. */
interface ListEntry {
  readonly depth: number;
  readonly label: string;
  readonly target: string;
  readonly children: ListEntry[];
}

/** Reads navigation that files in the folders describe: `SUMMARY.md`, `.pages` and `.nav.yml`. */
export class FolderNav {
  readonly missing: string[] = [];
  readonly #entries = new Budget(maxEntries);
  readonly #open: string[] = [];

  /** Returns the reader for the plugins literate-nav, awesome-pages and awesome-nav; undefined without them. */
  static of(
    plugins: unknown,
    files: SourceFiles,
    docs: string,
    pages: ReadonlySet<string>,
  ): FolderNav | undefined {
    const hasSettings = pluginNames(plugins).some((name) => /^awesome-(?:pages|nav)$/.test(name));
    const listName = navFileName(plugins);
    if (!hasSettings && listName === undefined) return undefined;
    return new FolderNav(files, docs, pages, { listName, hasSettings });
  }

  private constructor(
    readonly files: SourceFiles,
    /** Folder of the texts; all other paths are below it. */
    readonly docs: string,
    readonly pages: ReadonlySet<string>,
    readonly navigation: NavigationFiles,
  ) {}

  /** Returns the items of a folder. */
  items(folder: string, withIndex = true): unknown[] {
    if (this.#open.includes(folder)) return [];
    this.#open.push(folder);
    const items = this.#listed(folder) ?? this.#described(folder);
    this.#open.pop();
    const index = this.#index(folder);
    return withIndex || index === undefined ? items : items.filter((item) => item !== docId(index));
  }

  /** Returns the category of a folder, whose page is its index. */
  section(folder: string, label?: string): unknown[] {
    const index = this.#index(folder);
    const items = this.items(folder, false);
    const title = label ?? this.#title(folder);
    if (index === undefined && items.length === 0) return [];
    if (items.length === 0 && index !== undefined) return this.#page(index, title);
    const link = index === undefined ? null : { type: 'doc', id: docId(index) };
    return [{ type: 'category', label: title, link, items }];
  }

  /** Returns the items of a folder with a list of its own; undefined without one. */
  #listed(folder: string): unknown[] | undefined {
    const { listName } = this.navigation;
    if (listName === undefined) return undefined;
    const text = this.files.text(path.join(this.docs, folder, listName));
    return text === undefined
      ? undefined
      : readList(text).flatMap((entry) => this.#listItem(entry, folder));
  }

  #listItem({ label, target, children }: ListEntry, folder: string): unknown[] {
    if (!this.#entries.spend(1)) return [];
    const items = children.flatMap((one) => this.#listItem(one, folder));
    if (items.length === 0) return this.#target(target, label, folder, []);
    const file = path.join(folder, target);
    const link = this.pages.has(file) ? { type: 'doc', id: docId(file) } : null;
    return [{ type: 'category', label, link, items }];
  }

  #described(folder: string): unknown[] {
    const { nav, arrange } = this.#settings(folder);
    const written = Array.isArray(nav)
      ? nav
      : Array.isArray(arrange)
        ? [...arrange, '...']
        : ['...'];
    const named = new Set(namedIn(written));
    const rest = this.#children(folder).filter((name) => !named.has(name));
    return this.#entryItems(written, folder, rest);
  }

  #entryItems(written: readonly unknown[], folder: string, rest: readonly string[]): unknown[] {
    return written.flatMap((entry): unknown[] => {
      if (typeof entry === 'string') return this.#target(entry, undefined, folder, rest);
      if (!isRecord(entry)) return [];
      if (typeof entry.glob === 'string') return this.#target(entry.glob, undefined, folder, rest);
      return Object.entries(entry).flatMap(([label, value]) => {
        if (typeof value === 'string') return this.#target(value, label, folder, rest);
        const items = Array.isArray(value) ? this.#entryItems(value, folder, rest) : [];
        return items.length === 0 ? [] : [{ type: 'category', label, link: null, items }];
      });
    });
  }

  #target(
    written: string,
    label: string | undefined,
    folder: string,
    rest: readonly string[],
  ): unknown[] {
    if (!this.#entries.spend(1) || written === '') return [];
    if (/^https?:/.test(written)) return [{ type: 'link', label: label ?? written, href: written }];
    if (/^\.\.\.|\*/.test(written)) return this.#rest(written, folder, rest);
    const target = normalPath(path.join(folder, written));
    if (this.pages.has(target)) return this.#page(target, label);
    if (this.#hasPages(target)) return this.section(target, label);
    this.missing.push(path.join(this.docs, target));
    return [];
  }

  /** `...`, `... | *.md` and `*` are what the entries beside do not name. */
  #rest(written: string, folder: string, rest: readonly string[]): unknown[] {
    const [, pattern = '*'] = /^\.\.\.[ \t]*\|[ \t]*(?:glob=)?(\S+)/.exec(written) ?? [
      '',
      written.startsWith('...') ? '*' : written,
    ];
    if (pattern.length > maxPatternLength || /[()]/.test(pattern)) return [];
    const isMatch = picomatch(pattern.replace(/\/$/, ''));
    const names = written.includes('*') && rest.length === 0 ? this.#children(folder) : rest;
    return names
      .filter((name) => isMatch(name) && (!pattern.endsWith('/') || !isPageName(name)))
      .flatMap((name) => this.#target(name, undefined, folder, []));
  }

  #page(file: string, label: string | undefined): unknown[] {
    return label === undefined ? [docId(file)] : [{ type: 'doc', id: docId(file), label }];
  }

  /** Returns the names of the pages and folders in a folder, as MkDocs sorts them. */
  #children(folder: string): readonly string[] {
    const prefix = folder === '' ? '' : `${folder}/`;
    const below = [...this.pages].filter((page) => page.startsWith(prefix));
    const names = [...new Set(below.map((page) => page.slice(prefix.length).split('/')[0] ?? ''))];
    const isIndex = (name: string) => /^(?:index|readme)\.mdx?$/i.test(name);
    const group = (name: string) => (isIndex(name) ? 0 : isPageName(name) ? 1 : 2);
    return names.toSorted((one, other) => group(one) - group(other) || (one < other ? -1 : 1));
  }

  #hasPages(folder: string): boolean {
    return [...this.pages].some((page) => page.startsWith(`${folder}/`));
  }

  #index(folder: string): string | undefined {
    return ['index.md', 'README.md']
      .map((name) => path.join(folder, name))
      .find((file) => folder !== '' && this.pages.has(file));
  }

  #title(folder: string): string {
    const { title } = this.#settings(folder);
    const words = path.basename(folder).replace(/[-_]/g, ' ');
    if (typeof title === 'string') return title;
    return words === words.toLowerCase() ? capitalized(words) : words;
  }

  #settings(folder: string): Readonly<Record<string, unknown>> {
    if (!this.navigation.hasSettings) return {};
    const file = ['.pages', '.nav.yml']
      .map((name) => path.join(this.docs, folder, name))
      .find((one) => this.files.has(one));
    return file === undefined ? {} : readYamlRecord(this.files, file);
  }
}

function isPageName(name: string): boolean {
  return /\.mdx?$/.test(name);
}

/** Returns the first names of the paths in entries, those in sections included. */
function namedIn(written: readonly unknown[]): readonly string[] {
  return written.flatMap((entry): readonly string[] => {
    if (typeof entry === 'string') return [normalPath(entry)];
    if (!isRecord(entry)) return [];
    return Object.values(entry).flatMap((value) => namedIn([value].flat()));
  });
}

/** Reads nested lists of links and labels. */
function readList(text: string): readonly ListEntry[] {
  const top: ListEntry[] = [];
  let open: ListEntry[] = [];
  for (const line of text.split('\n')) {
    const [, space = '', words = ''] = /^([ \t]*)[*+-][ \t]+(.*?)[ \t]*\r?$/.exec(line) ?? [];
    if (words === '') continue;
    const [, label = words, target = ''] = /^\[(.*)\]\(<?([^)>]*)>?\)$/.exec(words) ?? [];
    const isGlob = target === '' && /^[\w./-]*\*[\w./*-]*$/.test(words);
    const depth = space.replaceAll('\t', '    ').length;
    const entry = {
      depth,
      label: label.replace(/\\(.)/g, '$1').replace(/[*`]/g, ''),
      target: isGlob ? words : target,
      children: [],
    };
    open = open.filter((one) => one.depth < depth);
    (open.at(-1)?.children ?? top).push(entry);
    open.push(entry);
  }
  return top;
}
