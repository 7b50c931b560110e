import { docsPrefix, isInDocsFolder } from '../files/docs-folder.js';
import { foldersAbove } from '../files/folders-above.js';
import type { DocsVersion, LocaleDoc } from './input.js';
import { lastName, type OrderedName, orderedNames } from './number-prefix.js';
import { joinRoute } from './urls.js';

/** A page's file with its location in the site. */
export interface DocEntry {
  readonly doc: LocaleDoc;
  /** Name of the docs version that the document belongs to; absent for standalone pages. */
  readonly version?: string | undefined;
  readonly layout: 'doc' | 'page' | 'home';
  /** Path below the docs folder without number prefixes and extension, `import_api/invoicing/price`. */
  readonly id: string;
  readonly route: string;
  /** Folder below the docs folder, as on disk; empty at the root. */
  readonly folder: string;
  /** Whether it is the index of its folder: `index.md`, `README.md`, else the name of the folder. */
  readonly isIndex: boolean;
  /** From the front matter, else from the number prefix of the file name. */
  readonly position?: number | undefined;
}

/** Names in the file tree, by path from the site folder; files without their extension. */
interface TreeNames {
  readonly files: ReadonlyMap<string, OrderedName>;
  readonly folders: ReadonlyMap<string, OrderedName>;
  /** Paths, in lower case, of the folders whose `index.md` or `README.md` has their address. */
  readonly withIndex: ReadonlySet<string>;
}

/** Locates each Markdown file in the site: documents in the folder of a docs version, standalone pages elsewhere. */
export function createDocEntries(
  docs: readonly LocaleDoc[],
  versions: readonly DocsVersion[],
): readonly DocEntry[] {
  const files = docs.map(withoutEnding);
  const names: TreeNames = {
    files: orderedNames(files),
    folders: orderedNames(files.flatMap((file) => foldersAbove(file))),
    withIndex: foldersWithIndex(docs),
  };
  const docsFolders = versions.map(({ name, folder, routeBase }) => ({
    version: name,
    docsFolder: folder,
    root: docsPrefix(folder),
    base: routeBase,
    layout: 'doc' as const,
  }));
  return docs.map((doc, row) => {
    const { path } = doc;
    const place =
      docsFolders.find(({ docsFolder }) => isInDocsFolder(path, docsFolder)) ??
      (/^content\/index\.(?:mdx?|[jt]sx)$/i.test(path) ? home : standalone);
    return placeEntry(doc, files[row] ?? path, names, place);
  });
}

function foldersWithIndex(docs: readonly LocaleDoc[]): ReadonlySet<string> {
  return new Set(
    docs.flatMap((doc) => {
      const [, folder] = /^(.*)\/(?:index|readme)$/.exec(withoutEnding(doc).toLowerCase()) ?? [];
      const hasOwnAddress = doc.meta.slug !== undefined || doc.meta.id !== undefined;
      return folder === undefined || hasOwnAddress ? [] : folder;
    }),
  );
}

/** Properties that the documents below a folder share. */
interface EntryFolder extends Pick<DocEntry, 'version' | 'layout'> {
  /** Ends with a slash. */
  readonly root: string;
  /** URL path, without leading and trailing slashes. */
  readonly base: string;
}

const standalone: EntryFolder = {
  version: undefined,
  root: 'content/',
  base: '',
  layout: 'page',
};
const home: EntryFolder = { ...standalone, layout: 'home' };

/** @param file path without extension */
function placeEntry(
  doc: LocaleDoc,
  file: string,
  names: TreeNames,
  { version, root, base, layout }: EntryFolder,
): DocEntry {
  const { name, position } = names.files.get(file) ?? { name: lastName(file) };
  const folders = foldersAbove(file.slice(root.length)).map(
    (folder) => names.folders.get(root + folder)?.name ?? lastName(folder),
  );
  const folder = file.slice(0, file.lastIndexOf('/')).toLowerCase();
  const isIndex =
    /^(index|readme)$/i.test(name) || (name === folders.at(-1) && !names.withIndex.has(folder));
  const { slug, id } = doc.meta;
  // `x/index.md` has the address of `x.md`, which goes below it.
  const isBesideIndex = id === undefined && names.withIndex.has(file.toLowerCase());
  return {
    doc,
    version,
    layout,
    id: [...folders, id ?? name].join('/'),
    route: route(base, isBesideIndex ? [...folders, name] : folders, id ?? name, {
      isIndex: isIndex && id === undefined,
      slug,
    }),
    folder: file.slice(root.length, Math.max(root.length, file.lastIndexOf('/'))),
    isIndex,
    position: doc.meta.sidebar_position ?? position,
  };
}

function withoutEnding({ path }: LocaleDoc): string {
  return path.replace(/\.(mdx?|markdown|[jt]sx)$/i, '');
}

function route(
  base: string,
  folders: readonly string[],
  name: string,
  { isIndex, slug }: { readonly isIndex: boolean; readonly slug: string | undefined },
): string {
  if (slug?.startsWith('/')) return joinRoute(base, slug);
  return joinRoute(base, ...folders, slug ?? (isIndex ? '' : name));
}
