import type { Schema, SchemaView } from '../../model/index.js';

/** Documentation that lies elsewhere. Left out where its address could run a script. */
export function docsOf({ externalDocs }: Schema): SchemaView['docs'] {
  if (!externalDocs || !/^(?:https?:|mailto:|[^:]*$)/i.test(externalDocs.url)) return undefined;
  const { url, description } = externalDocs;
  return { url, label: description?.text || url };
}
