import type { DocsVersion, LocaleDoc } from './input.js';
import { lastName, type OrderedName, orderedNames } from './number-prefix.js';
import { joinRoute } from './urls.js';

/** A Markdown file with its place in the site. */
export interface Entry {
  readonly doc: LocaleDoc;
  /** Name of the version that the document belongs to; absent for standalone pages. */
  readonly version?: string | undefined;
  readonly layout: 'doc' | 'page' | 'home';
  /** Path below the docs folder without numbers and ending, `import_api/invoicing/price`. */
  readonly id: string;
  readonly route: string;
  /** Folder below the docs folder, as on disk; empty at its root. */
  readonly folder: string;
  /** It stands for its folder: `index.md`, `README.md` or the folder's own name. */
  readonly isIndex: boolean;
  /** From the front matter, else from the number in front of the file's name. */
  readonly position?: number | undefined;
}

/** Names in the tree of files, by path from the site's folder; files without their ending. */
interface TreeNames {
  readonly files: ReadonlyMap<string, OrderedName>;
  readonly folders: ReadonlyMap<string, OrderedName>;
}

/** Where each Markdown file stands: documents in the folder of a version, standalone pages beside them. */
export function placeEntries(
  docs: readonly LocaleDoc[],
  versions: readonly DocsVersion[],
): readonly Entry[] {
  const files = docs.map(withoutEnding);
  const names: TreeNames = {
    files: orderedNames(files),
    folders: orderedNames(files.flatMap((file) => foldersAbove(file))),
  };
  return docs.map((doc) => {
    const version = versions.find(({ folder }) => doc.path.startsWith(`${folder}/`));
    if (version) {
      const entry = placeEntry(doc, names, `${version.folder}/`, version.routeBase, 'doc');
      return { ...entry, version: version.name };
    }
    return placeEntry(
      doc,
      names,
      'content/',
      '',
      doc.path === 'content/index.md' ? 'home' : 'page',
    );
  });
}

function placeEntry(
  doc: LocaleDoc,
  names: TreeNames,
  root: string,
  base: string,
  layout: Entry['layout'],
): Omit<Entry, 'version'> {
  const file = withoutEnding(doc);
  const { name, position } = names.files.get(file) ?? { name: lastName(file) };
  const folders = foldersAbove(file, root.length).map(
    (folder) => names.folders.get(folder)?.name ?? lastName(folder),
  );
  const isIndex = /^(index|readme)$/i.test(name) || name === folders.at(-1);
  const { slug, id } = doc.meta;
  return {
    doc,
    layout,
    id: [...folders, id ?? name].join('/'),
    route: route(base, folders, id ?? name, isIndex && id === undefined, slug),
    folder: file.slice(root.length, Math.max(root.length, file.lastIndexOf('/'))),
    isIndex,
    position: doc.meta.sidebar_position ?? position,
  };
}

function withoutEnding({ path }: LocaleDoc): string {
  return path.replace(/\.(md|markdown)$/i, '');
}

/** `a/b/c` → `a`, `a/b`: those that begin behind the first `root` letters. */
function foldersAbove(path: string, root = 0): string[] {
  const folders: string[] = [];
  for (let end = path.indexOf('/', root); end !== -1; end = path.indexOf('/', end + 1))
    folders.push(path.slice(0, end));
  return folders;
}

function route(
  base: string,
  folders: readonly string[],
  name: string,
  isIndex: boolean,
  slug: string | undefined,
): string {
  if (slug?.startsWith('/')) return joinRoute(base, slug);
  return joinRoute(base, ...folders, slug ?? (isIndex ? '' : name));
}
