import { readlink, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { isSystemError } from '../../files/index.js';
import { ifExists } from './errors.js';

/**
 * Returns the real path of a folder: resolves symbolic links, even a last one with a missing
 * target. A missing folder keeps its name below the nearest existing ancestor.
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

/** A folder and its ancestors with their identities; the folder itself first. */
export type Lineage = readonly {
  readonly path: string;
  /** Device and inode; absent if the folder does not exist. */
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
 * Returns the relation of one folder to another. Existing folders are compared by inode, because
 * letter case, bind mounts and links can hide equality; missing ones by name, ignoring case.
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
