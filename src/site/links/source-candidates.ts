import path from 'node:path/posix';
import { docsPrefix, isInDocsFolder } from '../../files/docs-folder.js';

/** The folders of the docs versions, relative to the site folder. */
export interface DocsFolders {
  /** Folder of the unreleased documents: `content/docs`. */
  readonly current: string;
  /** Folder of the version that unversioned pages link to: `versioned_docs/version-2.0`, or the current one. */
  readonly leading: string;
  /** Folders of all versions. */
  readonly all: readonly string[];
}

/**
 * Returns the paths that a file link can mean, in lookup order. Links relative to the file or to the content root stay
 * in the docs version of the file. An unversioned file (the home page, a post) writes paths of the current docs, which
 * resolve to the leading version.
 *
 * @param name the target as written, percent-decoded: `./price.md`, `price.md`, `/docs/price.md`
 * @param file the file with the link; for a translation, the path of the original
 */
export function sourceCandidates(name: string, file: string, folders: DocsFolders): string[] {
  const own = folders.all.find((folder) => isInDocsFolder(file, folder));
  const roots = name.startsWith('/')
    ? ['content', own ?? folders.current]
    : [path.dirname(file), own ?? folders.current];
  const candidates = [
    ...roots.map((root) => path.join(root, name)),
    ...besideTheDescriptions(name, file),
  ];
  const target = own ?? folders.leading;
  if (target === folders.current) return candidates;
  return candidates.flatMap((candidate) => {
    if (isInDocsFolder(candidate, folders.current)) {
      return [`${target}/${candidate.slice(docsPrefix(folders.current).length)}`, candidate];
    }
    return [candidate, ...besideTheDocs(candidate, own)];
  });
}

/**
 * A link from a frozen document out of its folder refers to what was beside the docs folder: `../index.md` was
 * `content/index.md`, not `versioned_docs/index.md`.
 */
function besideTheDocs(candidate: string, own: string | undefined): string[] {
  const frozen = 'versioned_docs/';
  return own?.startsWith(frozen) && candidate.startsWith(frozen)
    ? [`content/${candidate.slice(frozen.length)}`]
    : [];
}

/** A link from a frozen description out of its folder refers to what was beside `openapi`. */
function besideTheDescriptions(name: string, file: string): string[] {
  const current = file.replace(/^((?:i18n\/[^/]+\/)?)versioned_openapi\/[^/]+\//, '$1openapi/');
  if (current === file || name.startsWith('/')) return [];
  const candidate = path.join(path.dirname(current), name);
  return /^(?:i18n\/[^/]+\/)?openapi\//.test(candidate) ? [] : [candidate];
}
