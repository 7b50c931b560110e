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
 * Returns the paths that a file link can mean, in lookup order. Links relative to the file or to the content root stay
 * in the docs version of the file. Other files (the home page, a post, documents of another product) write paths of the
 * current docs, which resolve to the default version. Not a generator: V8 allocates these where only a full garbage
 * collection frees them, and a large site has tens of thousands of links.
 *
 * @param name the target as written, percent-decoded: `./price.md`, `price.md`, `/docs/price.md`
 * @param file the file with the link; for a translation, the path of the original
 * @param products at least one
 */
export function sourceCandidates(
  name: string,
  file: string,
  products: readonly DocsFolders[],
): readonly string[] {
  const isAbove = (folder: string): boolean => isInDocsFolder(file, folder);
  const home = products.find(({ all }) => all.some(isAbove));
  const source = home?.all.find(isAbove);
  const root = source ?? products[0]?.current ?? 'content';
  // Code hosts resolve `/docs/price.md` against the repository, which a site without a configuration is made from.
  const roots = name.startsWith('/') ? ['content', root, ''] : [path.dirname(file), root];
  if (home && source !== undefined && source !== home.current && !name.startsWith('/')) {
    // A link from a frozen document out of its folder refers to what was beside the docs folder.
    roots.push(path.join(home.current, path.dirname(file).slice(source.length)));
  }
  const inVersion = (candidate: string): string[] => {
    const product = products.find(({ current }) => isInDocsFolder(candidate, current));
    const target = product && product === home ? source : product?.defaultFolder;
    if (!product || target === undefined || target === product.current) return [candidate];
    return [`${target}/${candidate.slice(docsPrefix(product.current).length)}`, candidate];
  };
  const below = roots.map((root) => path.join(root, root === '' ? name.slice(1) : name));
  return [...below, ...besideTheDescriptions(name, file)].flatMap(inVersion);
}

const frozenDescription = /^((?:i18n\/[^/]+\/)?)(?:[a-z0-9][\w-]*_)?versioned_openapi\/[^/]+\//i;

/** A link from a frozen description out of its folder refers to what was beside `openapi`. */
function besideTheDescriptions(name: string, file: string): string[] {
  const current = file.replace(frozenDescription, '$1openapi/');
  if (current === file || name.startsWith('/')) return [];
  const candidate = path.join(path.dirname(current), name);
  return /^(?:i18n\/[^/]+\/)?openapi\//.test(candidate) ? [] : [candidate];
}
