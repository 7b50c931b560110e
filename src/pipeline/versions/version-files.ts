import { productPrefix } from '../../files/index.js';

/** Returns the path of the list of a product's frozen versions. */
export function versionsFile(product: string): string {
  return `${productPrefix(product)}versions.json`;
}

/** Returns the path of a frozen version's sidebars. */
export function sidebarsFile(product: string, name: string): string {
  return `${productPrefix(product)}versioned_sidebars/version-${name}-sidebars.json`;
}

/** Returns the folder of the API descriptions of all frozen versions of a product. */
export function frozenDescriptionsFolder(product: string): string {
  return `${productPrefix(product)}versioned_openapi`;
}

/** Returns the path of a frozen version's list of API descriptions. */
export function descriptionsFile(product: string, name: string): string {
  return `${frozenDescriptionsFolder(product)}/version-${name}-openapi.json`;
}

/** Returns the folder of a frozen version's API descriptions. */
export function descriptionsFolder(product: string, name: string): string {
  return `${frozenDescriptionsFolder(product)}/version-${name}`;
}

/** Returns the folder of the documents of all frozen versions of a product. */
export function frozenDocsFolder(product: string): string {
  return `${productPrefix(product)}versioned_docs`;
}

/** Returns the folder of a frozen version's documents. */
export function versionFolder(product: string, name: string): string {
  return `${frozenDocsFolder(product)}/version-${name}`;
}
