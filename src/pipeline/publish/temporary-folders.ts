import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { chmod, lstat, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { isSystemError } from '../../files/index.js';
import { ifExists } from './errors.js';

/**
 * Folders beside the output folder that a publication makes:
 * `.dist.docsgen-<process>-<host and random>` while the new site is written,
 * `.dist.docsgen-<process>-<host and random>.old<n>` for the site that it has taken the place of.
 */
export interface TemporaryFolder {
  /** Absolute. */
  readonly path: string;
  readonly kind: 'new' | 'old';
  /** Made by this process, which still needs it. */
  readonly mine: boolean;
  /** Whoever made it is still at work on it, as far as one can tell. */
  readonly live: boolean;
  /** Milliseconds since something last happened to it. */
  readonly age: number;
}

/** No publication takes this long. It decides where a process number says nothing: other hosts, numbers given anew. */
const longestPublication = 60 * 60 * 1000;

const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 6);

/** Folders of this process: whether each may be thrown away when the process is told to end. */
const mine = new Map<string, { readonly disposable: boolean }>();

/** A new name for a folder beside the output folder, which this process may throw away. */
export function temporaryName(outDir: string): string {
  const random = randomBytes(6).toString('hex');
  const name = `.${path.basename(outDir)}.docsgen-${process.pid}-${host}${random}`;
  const folder = path.join(path.dirname(outDir), name);
  registerFolder(folder, true);
  return folder;
}

/** Makes an empty folder beside the output folder, with its mode where that exists. */
export async function createTemporaryFolder(outDir: string): Promise<string> {
  const folder = temporaryName(outDir);
  await mkdir(path.dirname(outDir), { recursive: true });
  await mkdir(folder);
  const existing = await ifExists(() => stat(outDir));
  if (existing) await chmod(folder, existing.mode & 0o7777);
  return folder;
}

/** Says that a folder is this process's, and whether it may be thrown away at the process's end. */
export function registerFolder(folder: string, disposable: boolean): void {
  mine.set(folder, { disposable });
}

export function releaseFolder(folder: string): void {
  mine.delete(folder);
}

export async function discardFolder(folder: string): Promise<void> {
  try {
    registerFolder(folder, true);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  } finally {
    releaseFolder(folder);
  }
}

/** Removes at once what this process has not published yet. For the last moment of a process that must end. */
export function discardUnfinished(): void {
  for (const [folder, { disposable }] of mine) {
    // Writes that are under way in other threads may add a file behind the removal's back: once more, then.
    for (let attempt = 0; disposable && attempt < 50 && !removed(folder); attempt += 1) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
    }
  }
}

/** @returns false where something was in the way; at last it stays for the next command to find */
function removed(folder: string): boolean {
  try {
    rmSync(folder, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
}

/** What publications have left beside the output folder. Only real folders count, never links. */
export async function listTemporaryFolders(
  outDir: string,
  now: number = Date.now(),
): Promise<readonly TemporaryFolder[]> {
  const parent = path.dirname(outDir);
  const names = (await ifExists(() => readdir(parent))) ?? [];
  const found = names.map(async (name): Promise<TemporaryFolder | undefined> => {
    const parts = parseName(name, path.basename(outDir));
    const folder = path.join(parent, name);
    const stats = parts && (await ifExists(() => lstat(folder)));
    if (parts === undefined || !stats?.isDirectory()) return undefined;
    const age = now - Math.max(stats.mtimeMs, stats.ctimeMs);
    const running = parts.host === host && isRunning(parts.pid);
    const live = mine.has(folder) || (age < longestPublication && (running || parts.host !== host));
    return { path: folder, kind: parts.kind, mine: mine.has(folder), live, age };
  });
  return (await Promise.all(found)).filter((leftover) => leftover !== undefined);
}

function parseName(
  name: string,
  outName: string,
):
  | { readonly pid: number; readonly host: string; readonly kind: TemporaryFolder['kind'] }
  | undefined {
  const prefix = `.${outName}.docsgen-`;
  if (outName === '' || !name.startsWith(prefix)) return undefined;
  const match = /^(\d+)-([0-9a-f]{6})[0-9a-f]{12}(\.old\d+)?$/.exec(name.slice(prefix.length));
  if (match === null) return undefined;
  return { pid: Number(match[1]), host: match[2] ?? '', kind: match[3] ? 'old' : 'new' };
}

/** A folder with this process's own number that it does not know is one of an earlier life (containers count from 1). */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isSystemError(error, 'EPERM');
  }
}
