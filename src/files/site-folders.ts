/** Folders of a site that have a meaning of their own, besides those that its configuration names. */
export const siteFolders = ['content', 'openapi', 'i18n', 'theme', 'blocks', 'tags', 'icons'];

/** Folders with the frozen versions of a product, whose prefix they bear. */
export const frozenFolderNames = ['versioned_docs', 'versioned_sidebars', 'versioned_openapi'];
