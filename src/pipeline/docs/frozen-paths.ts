import path from 'node:path/posix';
import type { SiteConfig } from '../../config/index.js';
import { docsFolder } from '../../files/index.js';
import { frozenDocsFolder } from '../versions/version-files.js';

/** The folder of a product's frozen documents, and that of its current ones. */
export interface FrozenFolder {
  /** `versioned_docs/`, `sdk_versioned_docs/` */
  readonly frozen: string;
  /** `content/docs` */
  readonly current: string;
}

export function originalFolders({ docs }: Pick<SiteConfig, 'docs'>): readonly FrozenFolder[] {
  return docs.map((product) => ({
    frozen: `${frozenDocsFolder(product.id)}/`,
    current: docsFolder(product),
  }));
}

const versionFolder = /^version-[^/]+\//;

/** Returns the path of a document and, if it is frozen, that of its original, which the site's settings name. */
export function pathAndOriginal(file: string, folders: readonly FrozenFolder[]): readonly string[] {
  return [file, ...pathsBelow(file, folders, versionFolder, (current) => current)];
}

/**
 * Returns the path of an included file and, if it would be beside the folder of a frozen version, the path beside the
 * current documents: freezing copies no files outside of their folder.
 */
export function pathAndUnfrozen(file: string, folders: readonly FrozenFolder[]): readonly string[] {
  return [file, ...pathsBelow(file, folders, /^(?!version-)/, (current) => path.dirname(current))];
}

function pathsBelow(
  file: string,
  folders: readonly FrozenFolder[],
  place: RegExp,
  newFolder: (current: string) => string,
): readonly string[] {
  return folders.flatMap(({ frozen, current }) => {
    const name = file.startsWith(frozen) ? file.slice(frozen.length) : '';
    return name !== '' && place.test(name)
      ? [path.join(newFolder(current), name.replace(place, ''))]
      : [];
  });
}
