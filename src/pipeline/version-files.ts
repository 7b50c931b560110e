import { productPrefix } from '../files/index.js';

/** Returns the path of the list of a product's frozen versions. */
export function versionsFile(product: string): string {
  return `${productPrefix(product)}versions.json`;
}

/** Returns the path of a frozen version's sidebars. */
export function sidebarsFile(product: string, name: string): string {
  return `${productPrefix(product)}versioned_sidebars/version-${name}-sidebars.json`;
}

/** Returns the path of a frozen version's list of API descriptions. */
export function descriptionsFile(name: string): string {
  return `versioned_openapi/version-${name}-openapi.json`;
}

/** Returns the folder of a frozen version's API descriptions. */
export function descriptionsFolder(name: string): string {
  return `versioned_openapi/version-${name}`;
}

/** Returns the folder of a frozen version's documents. */
export function versionFolder(product: string, name: string): string {
  return `${productPrefix(product)}versioned_docs/version-${name}`;
}
