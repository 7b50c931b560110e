import path from 'node:path/posix';
import { withoutParents } from './source-files.js';

/** Folder for linked files of the old site whose own path has a meaning in docsgen. */
const otherFolder = 'content/_files';

const reservedFolder = /^(?:theme|blocks|tags|icons|plugins|node_modules|\..*)\//i;
const reservedFile =
  /^(?:docsgen\.config\..*|\..*|[^/]+\.(?:json|[cm]?[jt]sx?))$|^i18n\/(?:.*\/)?theme\.json$/i;

/**
 * Whether docsgen, or Node.js for it, would run or read a file at this place of the new site as part of its code. The
 * old site may be the work of strangers, and the trial build of a migration must not run their code.
 */
export function isReservedPath(file: string): boolean {
  const clean = path.normalize(file);
  return reservedFolder.test(clean) || reservedFile.test(clean);
}

/** Files that readers see or download, and that docsgen publishes from `content` and `static` only. */
export const mediaFile = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|mov|pdf|zip)$/i;

/**
 * Returns the place of a linked file: its path in the repository, unless that is reserved or not published. Hidden names
 * lose the dot at their beginning, because docsgen publishes nothing of hidden files and folders.
 */
export function linkedFilePath(file: string): string {
  const below = withoutParents(path.normalize(file)).replace(/(^|\/)\.+([^/.][^/]*)$/, '$1$2');
  const isHidden =
    mediaFile.test(below) && !/^(?:content|static|i18n|versioned_docs)\//.test(below);
  return isHidden || isReservedPath(below)
    ? `${otherFolder}/${below.replace(/(^|\/)\.+(?=[^/.])/g, '$1')}`
    : below;
}
