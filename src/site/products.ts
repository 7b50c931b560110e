import type { DocsProduct } from '../config/index.js';
import type { SiteInput } from './input.js';

/** Returns the options of the product that a docs version belongs to; of the first product for unversioned pages. */
export function findProduct(
  { config, versions }: Pick<SiteInput, 'config' | 'versions'>,
  version: string | undefined,
): DocsProduct | undefined {
  const id = versions.find(({ name }) => name === version)?.product;
  return config.docs.find((product) => product.id === id) ?? config.docs[0];
}
