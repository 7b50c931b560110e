import type { ApiOptions, DocsProduct, SiteConfig } from '../config/index.js';
import { mainProduct } from '../files/docs-folder.js';
import type { SiteInput } from './input.js';

/** Returns the options of the product that a docs version belongs to; of the first product for unversioned pages. */
export function findProduct(
  { config, versions }: Pick<SiteInput, 'config' | 'versions'>,
  version: string | undefined,
): DocsProduct | undefined {
  const id = versions.find(({ name }) => name === version)?.product;
  return config.docs.find((product) => product.id === id) ?? config.docs[0];
}

/** Returns the id of the product that an API description belongs to: the main one, else the first, by default. */
export function describedProduct(
  { docsPluginId }: ApiOptions,
  { docs }: Pick<SiteConfig, 'docs'>,
): string | undefined {
  return docsPluginId ?? (docs.find(({ id }) => id === mainProduct) ?? docs[0])?.id;
}
