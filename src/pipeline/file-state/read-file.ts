import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import {
  type FileGuard,
  type FileRefusal,
  isRefusal,
  isSystemError,
  maxFileBytes,
  maxTextBytes,
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
    throw readError(error);
  }
}

/**
 * Turns a system error into a `DiagnosticError`; returns other errors, which are bugs, unchanged.
 */
export function readError(error: unknown): unknown {
  if (!isSystemError(error)) return error;
  const { path: file = '' } = error;
  return new DiagnosticError([
    diagnose('build/cannot-read', { file, problem: systemProblem(error) }),
  ]);
}
