import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  type FileGuard,
  type FileRefusal,
  isSensitiveHiddenName,
  isSystemError,
  kindProblem,
  privateNameProblem,
} from '../../files/index.js';
import { ignoreMissing, readError } from './read-file.js';

/** Returns the entries of a folder, sorted by name; empty if it does not exist. */
export function entriesIn(folder: string): readonly Dirent[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (isSystemError(error, 'ENOENT', 'ENOTDIR')) return [];
    throw readError(error);
  }
}

/** A file or folder below another folder. */
export interface FoundEntry {
  /** Relative to that folder, with `/`. */
  readonly name: string;
  /** Absolute path, always spelled the same, so that it can be a map key without normalisation. */
  readonly file: string;
  readonly isFolder: boolean;
  /** Whether it is a symbolic link. False for files behind a link to a folder. */
  readonly isLink: boolean;
  /** Why neither the entry nor its contents are read. */
  readonly refusal?: FileRefusal | undefined;
  /** Whether it is a broken symbolic link. */
  readonly isBroken?: boolean | undefined;
}

/**
 * Returns the entries below a folder, each folder before its contents, sorted by name. Follows
 * symbolic links, except to a folder that contains the link. Omits hidden files unless the
 * configuration allows them; those that a user may miss are returned with a warning.
 */
export function sourcesBelow(folder: string, guard: FileGuard): readonly FoundEntry[] {
  const entries: FoundEntry[] = [];
  const walk = (below: string, real: string, linked: readonly string[]): void => {
    const within = below === '' ? folder : path.join(folder, below.slice(0, -1));
    for (const entry of entriesIn(within)) {
      const name = below + entry.name;
      const file = within + path.sep + entry.name;
      const hidden = hiddenRefusal(entry.name, file, real, guard);
      if (hidden) {
        if (isSensitiveHiddenName(entry.name)) {
          entries.push({ name, file, isFolder: false, isLink: false, refusal: hidden });
        }
        continue;
      }
      if (entry.isSymbolicLink()) {
        const { folder: target, ...link } = followLink(file, real, linked, guard);
        entries.push({ name, file, isLink: true, isFolder: false, ...link });
        if (target !== undefined) walk(`${name}/`, target, [...linked, target]);
        continue;
      }
      const isFolder = entry.isDirectory();
      const refusal = isFolder ? undefined : entryRefusal(entry, file, real, guard);
      entries.push({ name, file, isFolder, isLink: false, refusal });
      if (isFolder) walk(`${name}/`, real + path.sep + entry.name, linked);
    }
  };
  const root = ignoreMissing(() => realpathSync.native(folder));
  if (root === undefined) return [];
  const refusal = guard.check(folder, root);
  if (refusal) return [{ name: '', file: folder, isFolder: false, isLink: true, refusal }];
  walk('', root, [root]);
  return entries;
}

function hiddenRefusal(
  name: string,
  file: string,
  realFolder: string,
  guard: FileGuard,
): FileRefusal | undefined {
  if (!name.startsWith('.')) return undefined;
  const refusal = guard.check(file, realFolder + path.sep + name);
  return refusal && { ...refusal, diagnostic: { ...refusal.diagnostic, severity: 'warning' } };
}

function entryRefusal(
  entry: Dirent,
  file: string,
  realFolder: string,
  guard: FileGuard,
): FileRefusal | undefined {
  const problem = entry.isFile() ? undefined : kindProblem(entry);
  if (problem !== undefined) return guard.unreadable(file, problem);
  // The folder has already been checked.
  if (privateNameProblem(entry.name) === undefined) return undefined;
  return guard.check(file, realFolder + path.sep + entry.name);
}

/**
 * Returns what a link leads to. `folder` is set only for a folder that does not contain the link.
 *
 * @param real real path of the link's own folder
 * @param linked the root, and the folders that followed links have led to
 */
function followLink(
  file: string,
  real: string,
  linked: readonly string[],
  guard: FileGuard,
): Partial<Pick<FoundEntry, 'refusal' | 'isBroken' | 'isFolder'>> & { readonly folder?: string } {
  const target = ignoreMissing(() => realpathSync.native(file));
  if (target === undefined) return { isBroken: true };
  const refusal = guard.check(file, target);
  if (refusal) return { refusal };
  const stats = ignoreMissing(() => statSync(target));
  const problem = stats && kindProblem(stats);
  if (problem !== undefined) return { refusal: guard.unreadable(file, problem) };
  if (!stats?.isDirectory()) return {};
  const leadsBack = `${real}${path.sep}`.startsWith(`${target}${path.sep}`);
  return leadsBack || linked.includes(target)
    ? { isFolder: true }
    : { isFolder: true, folder: target };
}
