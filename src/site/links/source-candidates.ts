import path from 'node:path/posix';

/** Names that are Markdown files. */
export const markdownFile = /\.(md|markdown)$/i;

/** Folders that hold documents, relative to the site's folder. */
export interface DocsFolders {
  /** Of the documents that are being written: `content/docs`. */
  readonly current: string;
  /** Of the version that readers are led to: `versioned_docs/version-2.0`, or the current one. */
  readonly leading: string;
  /** Of all versions. */
  readonly all: readonly string[];
}

/**
 * Where a file may lie that a text names, in the order in which to look. A link beside the text or from the
 * root of the content stays in the version of the text. What belongs to no version (the home page, a post)
 * names the documents as they are being written; its readers are led to the leading version of them.
 *
 * @param name as it is written, decoded: `./price.md`, `price.md`, `/docs/price.md`
 * @param file that it is written in; of a translation, where the original lies
 */
export function sourceCandidates(name: string, file: string, folders: DocsFolders): string[] {
  const own = folders.all.find((folder) => file.startsWith(`${folder}/`));
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
    if (candidate.startsWith(`${folders.current}/`)) {
      return [target + candidate.slice(folders.current.length), candidate];
    }
    return [candidate, ...besideTheDocs(candidate, own)];
  });
}

/**
 * A frozen document that leads out of its folder means what lay beside the documents when they were frozen:
 * `../index.md` was `content/index.md`, and not `versioned_docs/index.md`.
 */
function besideTheDocs(candidate: string, own: string | undefined): string[] {
  const frozen = 'versioned_docs/';
  return own?.startsWith(frozen) && candidate.startsWith(frozen)
    ? [`content/${candidate.slice(frozen.length)}`]
    : [];
}

/** A frozen description that leads out of its folder means what lay beside `openapi` when it was frozen. */
function besideTheDescriptions(name: string, file: string): string[] {
  const current = file.replace(/^((?:i18n\/[^/]+\/)?)versioned_openapi\/[^/]+\//, '$1openapi/');
  if (current === file || name.startsWith('/')) return [];
  const candidate = path.join(path.dirname(current), name);
  return /^(?:i18n\/[^/]+\/)?openapi\//.test(candidate) ? [] : [candidate];
}
