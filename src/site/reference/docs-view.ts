import type { ApiSchema } from '../../openapi/api/schema.js';
import type { SchemaView } from '../page-props/schema-view.js';

/** Returns the external documentation of a schema; undefined if its URL could run a script. */
export function schemaDocs({ externalDocs }: ApiSchema): SchemaView['docs'] {
  if (!externalDocs || !/^(?:https?:|mailto:|[^:]*$)/i.test(externalDocs.url)) return undefined;
  const { url, description } = externalDocs;
  return { url, label: description?.text || url };
}
