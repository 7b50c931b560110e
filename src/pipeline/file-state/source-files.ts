import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import {
  type FileAccess,
  FileGuard,
  type FileRefusal,
  isMissedWhenHidden,
  isRefusal,
  isSystemError,
  kindProblem,
  maxFileBytes,
  maxTextBytes,
  privateNameProblem,
  readRegularFile,
  systemProblem,
  type Unreadable,
} from '../../files/index.js';
import { isMarkdownFile } from '../../files/markdown-file.js';
import { sha256 } from '../../files/sha256.js';

/** A file as it was when first read. */
export interface ReadFile {
  readonly contents: Uint8Array;
  /** SHA-256, hex; computed on demand. */
  readonly digest: string;
}

/** Result of reading a file; undefined if it is missing or a folder. */
export type ReadResult = ReadFile | FileRefusal | undefined;

/** Reads the files that a site may use. */
export interface FileReader {
  /** Reads a file by a path from a source. @param file absolute path */
  read(file: string): ReadResult;
  /** Reads a file that was found in a folder. */
  readFound(found: Pick<FoundEntry, 'file' | 'isLink'>): ReadResult;
  /** See {@link sourcesBelow}. */
  below(folder: string): readonly FoundEntry[];
}

/**
 * Reads each file once, so that the build uses the same contents as the check whether a build is
 * needed. Sequential, because a system call for a small file is faster than a promise.
 */
export class SourceReader implements FileReader {
  readonly #files = new Map<string, ReadResult>();
  readonly #folders = new Map<string, readonly FoundEntry[]>();
  /** Digests of several files at once, see `digestSources`. */
  readonly digests = new Map<string, string>();
  readonly #guard: FileGuard;
  readonly #readMarkdown: (file: string) => ReadFile | Unreadable | undefined;

  /** @param readMarkdown reads a Markdown file; its result may read the contents on demand */
  constructor(
    access: FileAccess,
    readMarkdown: (file: string) => ReadFile | Unreadable | undefined = readListed,
  ) {
    this.#guard = new FileGuard(access);
    this.#readMarkdown = readMarkdown;
  }

  read(file: string): ReadResult {
    return this.#once(file, () => readNamed(file, this.#guard, maxTextBytes));
  }

  readFound({ file, isLink }: Pick<FoundEntry, 'file' | 'isLink'>): ReadResult {
    return this.#once(file, () => {
      if (isLink) return readNamed(file, this.#guard);
      const read = isMarkdownFile(file) ? this.#readMarkdown(file) : readListed(file);
      return read && 'problem' in read ? this.#guard.unreadable(file, read.problem) : read;
    });
  }

  /** Lists the files as they were at the first call. */
  below(folder: string): readonly FoundEntry[] {
    const known = this.#folders.get(folder) ?? sourcesBelow(folder, this.#guard);
    this.#folders.set(folder, known);
    return known;
  }

  /** Frees all contents, which would take too much memory while a large site is built. */
  release(): void {
    this.#files.clear();
    this.#folders.clear();
  }

  #once(file: string, read: () => ReadResult): ReadResult {
    const known = this.#files.get(file);
    if (known || this.#files.has(file)) return known;
    const found = read();
    this.#files.set(file, found);
    return found;
  }
}

/** Reads a file by any path. */
export function readNamed(
  file: string,
  guard: FileGuard,
  maxBytes = fileMaxBytes(file),
): ReadResult {
  const contents = guard.read(file, maxBytes);
  return contents && (isRefusal(contents) ? contents : withDigest(contents));
}

/** Reads a regular file from a source folder. */
export function readListed(file: string): ReadFile | Unreadable | undefined {
  try {
    const contents = readRegularFile(file, fileMaxBytes(file));
    return contents && ('problem' in contents ? contents : withDigest(contents));
  } catch (error) {
    if (isSystemError(error, 'ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP')) return undefined;
    if (!isSystemError(error)) throw error;
    return { problem: systemProblem(error) };
  }
}

function fileMaxBytes(file: string): number {
  return isMarkdownFile(file) ? maxTextBytes : maxFileBytes;
}

function withDigest(contents: Uint8Array): ReadFile {
  let known: string | undefined;
  return {
    contents,
    get digest() {
      known ??= sha256(contents);
      return known;
    },
  };
}

/**
 * Returns undefined if a file is missing or a folder.
 * @throws DiagnosticError if the system denies reading it
 */
export function ignoreMissing<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if (isSystemError(error, 'ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP')) return undefined;
    throw refusal(error);
  }
}

/** Returns the entries of a folder, sorted by name; empty if it does not exist. */
export function entriesIn(folder: string): readonly Dirent[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (isSystemError(error, 'ENOENT', 'ENOTDIR')) return [];
    throw refusal(error);
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
  const found: FoundEntry[] = [];
  const walk = (below: string, real: string, linked: readonly string[]): void => {
    const within = below === '' ? folder : path.join(folder, below.slice(0, -1));
    for (const entry of entriesIn(within)) {
      const name = below + entry.name;
      const file = within + path.sep + entry.name;
      const hidden = hiddenRefusal(entry.name, file, real, guard);
      if (hidden) {
        if (isMissedWhenHidden(entry.name)) {
          found.push({ name, file, isFolder: false, isLink: false, refusal: hidden });
        }
        continue;
      }
      if (entry.isSymbolicLink()) {
        const { folder: target, ...link } = followLink(file, real, linked, guard);
        found.push({ name, file, isLink: true, isFolder: false, ...link });
        if (target !== undefined) walk(`${name}/`, target, [...linked, target]);
        continue;
      }
      const isFolder = entry.isDirectory();
      const refusal = isFolder ? undefined : entryRefusal(entry, file, real, guard);
      found.push({ name, file, isFolder, isLink: false, refusal });
      if (isFolder) walk(`${name}/`, real + path.sep + entry.name, linked);
    }
  };
  const root = ignoreMissing(() => realpathSync.native(folder));
  if (root === undefined) return [];
  const refusal = guard.judge(folder, root);
  if (refusal) return [{ name: '', file: folder, isFolder: false, isLink: true, refusal }];
  walk('', root, [root]);
  return found;
}

function hiddenRefusal(
  name: string,
  file: string,
  realFolder: string,
  guard: FileGuard,
): FileRefusal | undefined {
  if (!name.startsWith('.')) return undefined;
  const refusal = guard.judge(file, realFolder + path.sep + name);
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
  return guard.judge(file, realFolder + path.sep + entry.name);
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
  const refusal = guard.judge(file, target);
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

/**
 * Turns a system error into a `DiagnosticError`; returns other errors, which are bugs, unchanged.
 */
function refusal(error: unknown): unknown {
  if (!isSystemError(error)) return error;
  const { path: file = '' } = error;
  return new DiagnosticError([
    diagnose('build/cannot-read', { file, problem: systemProblem(error) }),
  ]);
}
