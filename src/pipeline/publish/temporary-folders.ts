import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { chmod, lstat, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { isSystemError } from '../../files/index.js';
import { sha256 } from '../../files/sha256.js';
import { ifExists } from './errors.js';

/**
 * A temporary folder next to the output folder: `.dist.docsgen-<process>-<host and random>` for the
 * new site, `.dist.docsgen-<process>-<host and random>.old<n>` for the site it replaces.
 */
export interface TemporaryFolder {
  /** Absolute path. */
  readonly path: string;
  readonly kind: 'new' | 'old';
  /** Whether this process has created it and still needs it. */
  readonly mine: boolean;
  /** Whether the process that has created it is probably still running. */
  readonly live: boolean;
  /** Milliseconds since the last change. */
  readonly age: number;
}

/**
 * Milliseconds after which a folder counts as abandoned, if its process id proves nothing: on other
 * hosts, or for reused ids.
 */
const maxPublicationMs = 60 * 60 * 1000;

const host = sha256(hostname()).slice(0, 6);

/** Folders of this process, and whether a signal handler may remove them. */
const mine = new Map<string, { readonly disposable: boolean }>();

/** Returns a new name for a folder next to the output folder, which this process may remove. */
export function temporaryName(outDir: string): string {
  const random = randomBytes(6).toString('hex');
  const name = `.${path.basename(outDir)}.docsgen-${process.pid}-${host}${random}`;
  const folder = path.join(path.dirname(outDir), name);
  registerFolder(folder, true);
  return folder;
}

/**
 * Gives a replaced site that a killed process has left a new name of this process. The killed one may have a helper
 * that still runs and would exchange the folder for the output folder (see `exchangeFolders`): after this it cannot.
 * @returns the new path; undefined if another process has taken the folder
 */
export async function claimReplaced(folder: string, outDir: string): Promise<string | undefined> {
  const name = temporaryName(outDir);
  releaseFolder(name);
  const claimed = `${name}.old0`;
  registerFolder(claimed, false);
  try {
    await rename(folder, claimed);
    return claimed;
  } catch (error) {
    releaseFolder(claimed);
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Creates an empty folder next to the output folder, with the same mode. */
export async function createTemporaryFolder(outDir: string): Promise<string> {
  const folder = temporaryName(outDir);
  await mkdir(path.dirname(outDir), { recursive: true });
  await mkdir(folder);
  const existing = await ifExists(() => stat(outDir));
  if (existing) await chmod(folder, existing.mode & 0o7777);
  return folder;
}

/** Registers a folder of this process, and whether it may be removed at exit. */
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

/** Removes unpublished folders of this process. Synchronous, for signal handlers. */
export function discardUnfinished(): void {
  for (const [folder, { disposable }] of mine) {
    // Threads may still write into the folder, so removal is retried.
    for (let attempt = 0; disposable && attempt < 50 && !removed(folder); attempt += 1) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
    }
  }
}

/**
 * @returns false if removal failed; after the last attempt, the folder is left to the next command
 */
function removed(folder: string): boolean {
  try {
    rmSync(folder, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
}

/** Returns the temporary folders next to the output folder; symbolic links do not count. */
export async function listTemporaryFolders(outDir: string): Promise<readonly TemporaryFolder[]> {
  const parent = path.dirname(outDir);
  const names = (await ifExists(() => readdir(parent))) ?? [];
  const found = names.map(async (name): Promise<TemporaryFolder | undefined> => {
    const parts = parseName(name, path.basename(outDir));
    const folder = path.join(parent, name);
    const stats = parts && (await ifExists(() => lstat(folder)));
    if (parts === undefined || !stats?.isDirectory()) return undefined;
    const age = Date.now() - Math.max(stats.mtimeMs, stats.ctimeMs);
    const running = parts.host === host && isRunning(parts.pid);
    const live = mine.has(folder) || (age < maxPublicationMs && (running || parts.host !== host));
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

/**
 * A folder with this process's id that is not registered comes from an earlier process (containers
 * count from 1).
 */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isSystemError(error, 'EPERM');
  }
}
