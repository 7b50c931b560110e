import { toBruno } from './bruno.js';
import type { CollectionId } from './formats.js';
import { toHttpFile } from './http-file.js';
import { toPostman } from './postman.js';
import type { RequestCollection } from './request-collection.js';

export { withMissingVariables } from './missing-values.js';

interface CollectionFormat {
  /** As readers know it. */
  readonly label: string;
  /** What its files end with. */
  readonly ending: string;
  write(collection: RequestCollection): string;
}

/** The formats in which all requests of an API can be downloaded. */
export const collectionFormats: Readonly<Record<CollectionId, CollectionFormat>> = {
  postman: { label: 'Postman', ending: '.postman_collection.json', write: toPostman },
  bruno: { label: 'Bruno', ending: '.bruno.json', write: toBruno },
  http: { label: '.http', ending: '.http', write: toHttpFile },
};
