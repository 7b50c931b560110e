import { rmSync } from 'node:fs';

/** Paths written for a version that is not listed yet. */
const unlisted = new Set<string>();

export function rememberPath(path: string): void {
  unlisted.add(path);
}

/** Keeps all files, because the version is listed now. */
export function keepFrozenFiles(): void {
  unlisted.clear();
}

/**
 * Removes the files of an unfinished version. Synchronous, so that it can run in a signal handler.
 */
export function discardUnfinishedVersion(): void {
  for (const path of unlisted) rmSync(path, { recursive: true, force: true });
  unlisted.clear();
}
