import type { DocsVersion, LocaleDoc } from './input.js';
import { splitNumberPrefix } from './number-prefix.js';
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

/** Where each Markdown file stands: documents in the folder of a version, standalone pages beside them. */
export function placeEntries(
  docs: readonly LocaleDoc[],
  versions: readonly DocsVersion[],
): readonly Entry[] {
  return docs.map((doc) => {
    const version = versions.find(({ folder }) => doc.path.startsWith(`${folder}/`));
    if (version) {
      const entry = placeEntry(doc, `${version.folder}/`, version.routeBase, 'doc');
      return { ...entry, version: version.name };
    }
    return placeEntry(doc, 'content/', '', doc.path === 'content/index.md' ? 'home' : 'page');
  });
}

function placeEntry(
  doc: LocaleDoc,
  root: string,
  base: string,
  layout: Entry['layout'],
): Omit<Entry, 'version'> {
  const names = doc.path
    .slice(root.length)
    .replace(/\.(md|markdown)$/i, '')
    .split('/');
  const parts = names.map(splitNumberPrefix);
  const own = parts.at(-1) ?? { name: '' };
  const folders = parts.slice(0, -1).map((part) => part.name);
  const isIndex = /^(index|readme)$/i.test(own.name) || own.name === folders.at(-1);
  const { slug, id } = doc.meta;
  return {
    doc,
    layout,
    id: [...folders, id ?? own.name].join('/'),
    route: route(base, folders, id ?? own.name, isIndex && id === undefined, slug),
    folder: names.slice(0, -1).join('/'),
    isIndex,
    position: doc.meta.sidebar_position ?? own.position,
  };
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
