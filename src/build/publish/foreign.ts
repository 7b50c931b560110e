import { constants, type Dirent, lstatSync, readdirSync } from 'node:fs';
import { copyFile, link, lstat, mkdir, readFile, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';
import { isSystemError } from './errors.js';
import type { Manifest } from './manifest.js';
import { foldersAbove, foldersOf, manifestName } from './output-path.js';
import { stampOf } from './stamp.js';

/** Something in an output folder that docsgen did not make: a file, a link, or a folder with all that is in it. */
export interface ForeignEntry {
  /** Relative to the output folder, with `/` between names. */
  readonly path: string;
  readonly kind: 'file' | 'link' | 'folder';
}

/** What a folder holds beside the files of its manifest, in order; all of it, where it has none. */
export function listForeign(
  folder: string,
  manifest: Manifest | undefined,
): readonly ForeignEntry[] {
  const files = new Set([manifestName, ...(manifest?.files ?? [])]);
  const folders = foldersOf(manifest?.files ?? []);
  const walk = (below: string): readonly ForeignEntry[] =>
    entriesOf(path.join(folder, below)).flatMap((entry) => {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      const kind = kindOf(entry);
      if (kind === 'folder' && folders.has(name)) return walk(name);
      const own = kind !== 'folder' && files.has(name);
      return kind === undefined || own ? [] : [{ path: name, kind }];
    });
  return walk('').toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** What tells, of each of a site's folders, whether something has come or gone there. */
export type FolderStamps = ReadonlyMap<string, string>;

export function stampFolders(folder: string, manifest: Manifest | undefined): FolderStamps {
  const names = ['', ...foldersOf(manifest?.files ?? [])];
  return new Map(names.map((name) => [name, stampOfFolder(path.join(folder, name))]));
}

/** Whether a site that has been moved is still as it was when its folders were stamped. */
export function isAsStamped(folder: string, stamps: FolderStamps): boolean {
  return [...stamps].every(([name, stamp]) => stampOfFolder(path.join(folder, name)) === stamp);
}

function stampOfFolder(folder: string): string {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  return stats?.isDirectory() ? stampOf(stats) : '';
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isSystemError(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
}

/** Sockets, pipes and devices are none of a site's business. */
function kindOf(entry: Dirent): ForeignEntry['kind'] | undefined {
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : undefined;
}

/**
 * Brings foreign entries from one folder into another on the same file system, as hard links where it has
 * them: nothing is moved, so both folders are whole at any moment, and a large `.git` costs nothing.
 *
 * @returns what could not be brought, because something else is there already
 */
export async function carryForeign(
  entries: readonly ForeignEntry[],
  from: string,
  to: string,
): Promise<readonly string[]> {
  const conflicts: string[] = [];
  for (const entry of entries) {
    const parents = foldersAbove(entry.path);
    if (!(await makeFolders(to, parents))) conflicts.push(entry.path);
    else if (entry.kind === 'folder') {
      if (!(await makeFolders(to, [entry.path]))) conflicts.push(entry.path);
      else conflicts.push(...(await carryForeign(childrenOf(entry, from), from, to)));
    } else if (!(await bring(entry, from, to))) conflicts.push(entry.path);
  }
  return conflicts;
}

/** @returns false where something else is in the way */
async function makeFolders(root: string, folders: readonly string[]): Promise<boolean> {
  for (const folder of folders) {
    // Never with `recursive`, which would make `root` anew when a signal has just had it removed.
    const file = path.join(root, folder);
    if (!(await made(() => mkdir(file))) && !(await lstat(file)).isDirectory()) return false;
  }
  return true;
}

function childrenOf(folder: ForeignEntry, within: string): readonly ForeignEntry[] {
  return entriesOf(path.join(within, folder.path)).flatMap((entry) => {
    const kind = kindOf(entry);
    return kind === undefined ? [] : [{ path: `${folder.path}/${entry.name}`, kind }];
  });
}

/** @returns false where something else is in the way */
async function bring(
  { path: name, kind }: ForeignEntry,
  from: string,
  to: string,
): Promise<boolean> {
  const source = path.join(from, name);
  const target = path.join(to, name);
  const make = kind === 'link' ? linkAnew : bringFile;
  return (await made(() => make(source, target))) || isSameFile(source, target);
}

/** Runs `make`; false where something else is in the way. */
async function made(make: () => Promise<unknown>): Promise<boolean> {
  try {
    await make();
    return true;
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false;
    throw error;
  }
}

async function linkAnew(source: string, target: string): Promise<void> {
  await symlink(await readlink(source), target);
}

async function bringFile(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    if (isSystemError(error, 'EEXIST', 'ENOENT')) throw error;
    await copyFile(source, target, constants.COPYFILE_EXCL);
  }
}

async function isSameFile(source: string, target: string): Promise<boolean> {
  try {
    const [a, b] = await Promise.all([readFile(source), readFile(target)]);
    return a.equals(b);
  } catch {
    return false;
  }
}
