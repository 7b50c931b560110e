import { mainProduct, productPrefix } from './docs-folder.js';

/** Folders of a site that have a meaning of their own, besides those that its configuration names. */
export const siteFolders = ['content', 'openapi', 'i18n', 'theme', 'blocks', 'tags', 'icons'];

/** Returns the folders with the frozen versions of a product. */
export function frozenFolders(product = mainProduct): readonly string[] {
  const names = ['versioned_docs', 'versioned_sidebars', 'versioned_openapi'];
  return names.map((name) => productPrefix(product) + name);
}
