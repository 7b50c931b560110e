import {
  docsFolder,
  docsPrefix,
  isInDocsFolder,
  productPrefix,
  translatedDocs,
} from '../files/docs-folder.js';

/**
 * The folders of a locale's translations and their originals. Paths are relative to the site folder, without trailing
 * slashes.
 */
export interface TranslationFolders {
  /** `i18n/fr` */
  readonly root: string;
  /** Folders below `root` and their originals, most specific first. */
  readonly folders: readonly { readonly translated: string; readonly original: string }[];
}

/**
 * Returns the folders of a locale. The layout follows Docusaurus without its plugin names: `docs` for the main product,
 * the id for others.
 */
export function translationFolders(
  root: string,
  paths: {
    readonly products: readonly { readonly id: string; readonly path: string }[];
    readonly blog: string;
  },
): TranslationFolders {
  return {
    root,
    folders: [
      ...paths.products.map((product) => ({
        translated: `${root}/${translatedDocs(product.id)}`,
        original: docsFolder(product),
      })),
      { translated: `${root}/blog`, original: `content/${paths.blog}` },
      ...paths.products.flatMap(({ id }) =>
        ['versioned_docs', 'versioned_openapi'].map((folder) => {
          const name = productPrefix(id) + folder;
          return { translated: `${root}/${name}`, original: name };
        }),
      ),
      { translated: `${root}/openapi`, original: 'openapi' },
      { translated: root, original: 'content' },
    ],
  };
}

/** `i18n/fr/docs/price.md` → `content/docs/price.md`; undefined for files that are not translations of the locale. */
export function originalPath(
  file: string,
  { root, folders }: TranslationFolders,
): string | undefined {
  if (!file.startsWith(root)) return undefined;
  const found = folders.find(({ translated }) => file.startsWith(`${translated}/`));
  return found && docsPrefix(found.original) + file.slice(found.translated.length + 1);
}

/** `content/docs/price.md` → `i18n/fr/docs/price.md`; undefined for files that cannot be translated. */
export function translatedPath(file: string, { folders }: TranslationFolders): string | undefined {
  const found = folders.find(({ original }) => isInDocsFolder(file, original));
  return found && `${found.translated}/${file.slice(docsPrefix(found.original).length)}`;
}
