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

/** Id of the product whose files have the plain names: `versions.json`, `versioned_docs`. */
export const mainProduct = 'default';

/** Returns the beginning of the names of a product's files and folders: `sdk_` of `sdk_versions.json`. */
export function productPrefix(product: string): string {
  return product === mainProduct ? '' : `${product}_`;
}

/** Returns the name of the folder with the translations of a product's documents: `docs`, `sdk`. */
export function translatedDocs(product: string): string {
  return product === mainProduct ? 'docs' : product;
}

/** Matches the folder of the frozen documents of any product: `versioned_docs/`, `sdk_versioned_docs/`. */
export const frozenDocs = /^(?:[a-z0-9][\w-]*_)?versioned_docs\//i;

/** Folders whose Markdown is something else if the documents are in the folder of the site itself. */
const otherFolder =
  /^(?:\.\.|content|openapi|i18n|static|theme|blocks|(?:[\w-]+_)?versioned_\w+|(?:.*\/)?node_modules)\//;

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
