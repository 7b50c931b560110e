import path from 'node:path/posix';

/** The value of `docsFolder` for documents in the folder of the site itself. */
export const siteFolder = '.';

/**
 * Returns the folder of the documents, relative to that of the site: `docs` is `content/docs`, and
 * a path that begins with a dot is as it says, `./docs`, `../packages/moon/docs`.
 */
export function docsFolder(docs: { readonly path: string }): string {
  return docs.path.startsWith('.')
    ? path.normalize(docs.path).replace(/\/$/, '')
    : `content/${docs.path}`;
}

/** Folders whose Markdown is something else if the documents are in the folder of the site itself. */
const otherFolder =
  /^(?:\.\.|content|openapi|i18n|static|theme|blocks|versioned_\w+|(?:.*\/)?node_modules)\//;

/**
 * Whether a file is one of the documents.
 * @param file relative to the site's folder
 * @param folder of the documents
 */
export function isInDocsFolder(file: string, folder: string): boolean {
  return folder === siteFolder ? !otherFolder.test(file) : file.startsWith(`${folder}/`);
}

/** Returns what the paths of all documents begin with: `content/docs/`. */
export function docsPrefix(folder: string): string {
  return folder === siteFolder ? '' : `${folder}/`;
}
