import { rmSync } from 'node:fs';

/** The paths written for a version that is not listed yet. */
export class UnfinishedVersion {
  readonly #paths = new Set<string>();

  add(path: string): void {
    this.#paths.add(path);
  }

  /** Keeps all files, because the version is listed now. */
  keep(): void {
    this.#paths.clear();
  }

  /** Removes the files. Synchronous, so that it can run in a signal handler. */
  discard(): void {
    for (const path of this.#paths) rmSync(path, { recursive: true, force: true });
    this.#paths.clear();
  }
}
