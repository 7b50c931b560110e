import path from 'node:path/posix';

/**
 * Returns the folder of the documents, relative to that of the site: `docs` is `content/docs`, and
 * a path that begins with a dot is as it says, `./docs`, `../packages/moon/docs`.
 */
export function docsFolder(docs: { readonly path: string }): string {
  return docs.path.startsWith('.')
    ? path.normalize(docs.path).replace(/\/$/, '')
    : `content/${docs.path}`;
}
