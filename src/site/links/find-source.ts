import path from 'node:path/posix';
import { docsPrefix, isInDocsFolder } from '../../files/docs-folder.js';

/** The folders of the docs versions of a product, relative to the site folder. */
export interface DocsFolders {
  /** Folder of the unreleased documents: `content/docs`. */
  readonly current: string;
  /** Folder of the version that other pages link to: `versioned_docs/version-2.0`, or the current one. */
  readonly defaultFolder: string;
  /** Folders of all versions. */
  readonly all: readonly string[];
  /** URL of the site's folder in the repository. */
  readonly editUrl?: string | undefined;
}

/**
 * Finds what a file link means among known paths. Links relative to the file or to the content root stay in the docs
 * version of the file. Other files (the home page, a post, documents of another product) write paths of the current
 * docs, which resolve to the default version. Not a list of candidates: most links mean the first one, and a large site
 * has tens of thousands of links.
 *
 * @param name the target as written, percent-decoded: `./price.md`, `price.md`, `/docs/price.md`
 * @param file the file with the link; for a translation, the path of the original
 * @param products at least one
 * @param known what is found, by path
 */
export function findSource<T>(
  name: string,
  file: string,
  products: readonly DocsFolders[],
  known: ReadonlyMap<string, T>,
): T | undefined {
  const isAbove = (folder: string): boolean => isInDocsFolder(file, folder);
  const home = products.find(({ all }) => all.some(isAbove));
  const source = home?.all.find(isAbove);
  const root = source ?? products[0]?.current ?? 'content';
  const inVersion = (candidate: string): T | undefined => {
    const product = products.find(({ current }) => isInDocsFolder(candidate, current));
    const target = product && product === home ? source : product?.defaultFolder;
    const isMoved = product && target !== undefined && target !== product.current;
    const moved = isMoved
      ? known.get(`${target}/${candidate.slice(docsPrefix(product.current).length)}`)
      : undefined;
    return moved ?? known.get(candidate);
  };
  const below = (folder: string): T | undefined =>
    inVersion(path.join(folder, folder === '' ? name.slice(1) : name));
  const besideDescriptions = (): T | undefined => {
    const candidate = besideTheDescriptions(name, file);
    return candidate === undefined ? undefined : inVersion(candidate);
  };
  // Code hosts resolve `/docs/price.md` against the repository, which a site without a configuration is made from.
  if (name.startsWith('/')) return below('content') ?? below(root) ?? below('');
  const beside = below(path.dirname(file)) ?? below(root);
  if (beside !== undefined || !home || source === undefined || source === home.current) {
    return beside ?? besideDescriptions();
  }
  // A link from a frozen document out of its folder refers to what was beside the docs folder.
  const unfrozen = path.join(home.current, path.dirname(file).slice(source.length));
  return below(unfrozen) ?? besideDescriptions();
}

const frozenDescription = /^((?:i18n\/[^/]+\/)?)(?:[a-z0-9][\w-]*_)?versioned_openapi\/[^/]+\//i;

/** A link from a frozen description out of its folder refers to what was beside `openapi`. */
function besideTheDescriptions(name: string, file: string): string | undefined {
  const current = file.replace(frozenDescription, '$1openapi/');
  if (current === file) return undefined;
  const candidate = path.join(path.dirname(current), name);
  return /^(?:i18n\/[^/]+\/)?openapi\//.test(candidate) ? undefined : candidate;
}
