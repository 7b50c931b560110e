import { rmSync } from 'node:fs';

/** What has been written for a version that is not listed yet. */
const unlisted = new Set<string>();

export function rememberPath(path: string): void {
  unlisted.add(path);
}

/** The version is listed: all of it stays. */
export function keepFrozenFiles(): void {
  unlisted.clear();
}

/** Takes back what a version has that was not finished. Synchronous, for processes that are told to end. */
export function discardUnfinishedVersion(): void {
  for (const path of unlisted) rmSync(path, { recursive: true, force: true });
  unlisted.clear();
}
