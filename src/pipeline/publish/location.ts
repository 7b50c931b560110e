import { readlink, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { isSystemError } from '../../files/index.js';
import { ifExists } from './errors.js';

/**
 * Where a folder really lies: symbolic links followed, also the last one, and also where what it leads to is
 * missing for the moment. What does not exist yet keeps its name below its nearest existing ancestor.
 */
export async function realLocation(folder: string): Promise<string> {
  let current = path.resolve(folder);
  for (let hops = 0; hops < 40; hops += 1) {
    const parent = await realAncestor(path.dirname(current));
    current = path.join(parent, path.basename(current));
    const target = await linkTarget(current);
    if (target === undefined) return current;
    current = path.resolve(parent, target);
  }
  return realpath(folder);
}

async function realAncestor(folder: string): Promise<string> {
  const real = await ifExists(() => realpath(folder));
  if (real !== undefined) return real;
  const parent = path.dirname(folder);
  return parent === folder ? folder : path.join(await realAncestor(parent), path.basename(folder));
}

async function linkTarget(file: string): Promise<string | undefined> {
  try {
    return await readlink(file);
  } catch (error) {
    if (isSystemError(error, 'ENOENT', 'ENOTDIR', 'EINVAL', 'UNKNOWN')) return undefined;
    throw error;
  }
}

/** A folder and those above it, each with what the file system knows it by; itself first. */
export type Lineage = readonly {
  readonly path: string;
  /** Device and inode; absent where nothing is there. */
  readonly id: string | undefined;
}[];

export async function folderLineage(folder: string): Promise<Lineage> {
  const own = { path: folder, id: await identity(folder) };
  const parent = path.dirname(folder);
  return parent === folder ? [own] : [own, ...(await folderLineage(parent))];
}

async function identity(folder: string): Promise<string | undefined> {
  const found = await ifExists(() => stat(folder, { bigint: true }));
  return found === undefined || found.ino === 0n ? undefined : `${found.dev}:${found.ino}`;
}

export type Relation = 'same' | 'inside' | 'around';

/**
 * How a folder lies to another one. Folders that exist are told apart by their inodes, so that letter case,
 * bind mounts and links make no difference; those that do not by their names, case aside.
 */
export function relationBetween(folder: Lineage, other: Lineage): Relation | undefined {
  const [self, ...above] = folder;
  const [otherSelf, ...otherAbove] = other;
  if (self === undefined || otherSelf === undefined) return undefined;
  if (isSame(self, otherSelf)) return 'same';
  if (above.some((ancestor) => isSame(ancestor, otherSelf))) return 'inside';
  return otherAbove.some((ancestor) => isSame(ancestor, self)) ? 'around' : undefined;
}

function isSame(a: Lineage[number], b: Lineage[number]): boolean {
  if (a.id !== undefined && b.id !== undefined) return a.id === b.id;
  return a.id === b.id && fold(a.path) === fold(b.path);
}

function fold(file: string): string {
  return file.normalize('NFC').toLowerCase();
}
