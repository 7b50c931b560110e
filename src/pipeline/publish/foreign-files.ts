import { constants, type Dirent, readdirSync } from 'node:fs';
import { copyFile, link, lstat, mkdir, readFile, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';
import { foldersAbove } from '../../files/folders-above.js';
import { isSystemError } from '../../files/index.js';
import { manifestName, parentFolders } from './output-path.js';

/**
 * An entry of the output folder that docsgen did not create: a file, a link, or a folder with its
 * contents.
 */
export interface ForeignEntry {
  /** Relative to the output folder, with `/` between names. */
  readonly path: string;
  readonly kind: 'file' | 'link' | 'folder';
}

/**
 * Returns the foreign entries of a site, sorted.
 * @param files paths of the site's files except the manifest
 */
export function listForeign(root: string, files: Iterable<string>): readonly ForeignEntry[] {
  const foreign: ForeignEntry[] = [];
  const own = new Set([manifestName, ...files]);
  const folders = parentFolders(own);
  const look = (below: string): void => {
    for (const entry of folderEntries(path.join(root, below))) {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      const kind = entryKind(entry);
      if (kind === 'folder' && folders.has(name)) look(name);
      else if (kind === 'folder' || (kind !== undefined && !own.has(name))) {
        foreign.push({ path: name, kind });
      }
    }
  };
  look('');
  return foreign.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function folderEntries(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isSystemError(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
}

/** Sockets, pipes and devices are ignored. */
function entryKind(entry: Dirent): ForeignEntry['kind'] | undefined {
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : undefined;
}

/**
 * Copies foreign entries to another folder of the same file system, with hard links where possible.
 * Nothing is moved, so both folders stay complete, and a large `.git` is cheap.
 * @returns paths that were not copied, because another entry exists there
 */
export async function copyForeignEntries(
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
      else
        conflicts.push(...(await copyForeignEntries(foreignEntryChildren(entry, from), from, to)));
    } else if (!(await bring(entry, from, to))) conflicts.push(entry.path);
  }
  return conflicts;
}

/** @returns false if another entry exists there */
async function makeFolders(root: string, folders: readonly string[]): Promise<boolean> {
  for (const folder of folders) {
    // Without `recursive`, which would create `root` again after a signal handler has removed it.
    const file = path.join(root, folder);
    if (!(await made(() => mkdir(file))) && !(await lstat(file)).isDirectory()) return false;
  }
  return true;
}

function foreignEntryChildren(folder: ForeignEntry, within: string): readonly ForeignEntry[] {
  return folderEntries(path.join(within, folder.path)).flatMap((entry) => {
    const kind = entryKind(entry);
    return kind === undefined ? [] : [{ path: `${folder.path}/${entry.name}`, kind }];
  });
}

/** @returns false if another entry exists there */
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

/** Runs `make`; returns false if another entry exists there. */
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
