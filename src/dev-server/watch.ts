import { realpathSync, type Stats } from 'node:fs';
import path from 'node:path';
import type { FSWatcher, watch as watchFolders } from 'chokidar';
import { isInside } from '../files/index.js';

export interface Watcher {
  /**
   * Replaces the watched files and folders: absolute paths, which need not exist.
   *
   * @param unwatched those below them to ignore
   * @returns a promise if changes are missed until it resolves
   */
  setTargets(targets: readonly string[], unwatched?: readonly string[]): Promise<void> | undefined;
  close(): Promise<void>;
}

interface WatchOptions {
  /** Absolute path of the site's folder. Targets inside it may be created later. */
  readonly siteDir: string;
  readonly targets: readonly string[];
  readonly onChange: (file: string) => void;
  /** Called when the system's limit of watches is reached; the watcher polls from then on. */
  readonly onLimit: (problem: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Starts a watcher. Resolves when it reports every further change. */
export type Watch = (options: WatchOptions) => Promise<Watcher>;

const pollIntervalMs = 500;
const ignoredName = /^(node_modules|\.git|\.docsgen|\..+\.docsgen-\d.*)$/;

export const watch: Watch = async (options) => {
  // Loaded late, because the watcher starts only after the first page.
  const { watch: watchFiles } = await import('chokidar');
  const watcher = new SourceWatcher(options, watchFiles);
  await watcher.start();
  return watcher;
};

/** Watches the targets and the site's folder. Replaces the watcher of chokidar when that cannot follow. */
class SourceWatcher implements Watcher {
  readonly #options: WatchOptions;
  readonly #watchFiles: typeof watchFolders;
  #targets: readonly string[];
  #unwatched: readonly string[] = [];
  #watcher: FSWatcher | undefined;
  #isPolling = false;
  #isClosed = false;

  constructor(options: WatchOptions, watchFiles: typeof watchFolders) {
    this.#options = options;
    this.#watchFiles = watchFiles;
    this.#targets = options.targets;
  }

  /** Resolves when every further change is reported. */
  start(): Promise<void> {
    const { siteDir, onChange } = this.#options;
    const outside = this.#targets.filter((target) => !isInside(target, siteDir));
    const current = this.#watchFiles([siteDir, ...outside], {
      ignored: (file, stats) => !this.#isWatched(file) || leadsBack(file, stats, siteDir),
      ignoreInitial: true,
      usePolling: this.#isPolling,
      interval: pollIntervalMs,
    });
    this.#watcher = current;
    // What is no longer a source stays in the list of the watcher.
    current.on('all', (_, file) => {
      if (this.#isWatched(file)) onChange(file);
    });
    return this.#ready(current, this.#isPolling);
  }

  setTargets(
    next: readonly string[],
    unwatched: readonly string[] = [],
  ): Promise<void> | undefined {
    const known = new Set(this.#targets);
    const fresh = next.filter((target) => !known.has(target));
    const added = fresh.filter((target) => !isWatched(target, this.#targets));
    // The watcher has skipped what is beside the known targets in a folder above them.
    const isAbove = fresh.some((target) => this.#targets.some((below) => isInside(below, target)));
    this.#targets = next;
    this.#unwatched = unwatched;
    if (isAbove) {
      const before = this.#watcher;
      return this.start().then(() => before?.close());
    }
    if (added.length === 0) return undefined;
    this.#watcher?.add(added);
    return Promise.resolve();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#watcher?.close();
  }

  #isWatched(file: string): boolean {
    const { siteDir } = this.#options;
    return isWatched(file, this.#targets, { siteDir, unwatched: this.#unwatched });
  }

  /** Resolves when the watcher, or the polling one that replaces it at the system's limit, is ready. */
  #ready(current: FSWatcher, isPolling: boolean): Promise<void> {
    const { onLimit, onError } = this.#options;
    return new Promise((ready) => {
      current.on('ready', ready);
      current.on('error', (error) => {
        const limit = reachedLimit(error);
        if (isPolling || limit === undefined) return onError(error);
        if (this.#isClosed || current !== this.#watcher) return undefined;
        onLimit(limit);
        this.#isPolling = true;
        return void current.close().then(() => this.start().then(ready));
      });
    });
  }
}

/** Returns the code of an error that says that the system watches no more files. */
function reachedLimit(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['ENOSPC', 'EMFILE'].includes(code) ? code : undefined;
}

interface Unwatched {
  /** If it is a target itself, hidden files directly in it are ignored: they belong to tools. */
  readonly siteDir?: string;
  readonly unwatched?: readonly string[];
}

/** Whether a file is a target, is inside one, or is a parent folder of one. */
export function isWatched(
  file: string,
  targets: readonly string[],
  { siteDir, unwatched = [] }: Unwatched = {},
): boolean {
  return targets.some((target) => {
    if (isInside(target, file)) return true;
    if (!isInside(file, target)) return false;
    if (unwatched.some((folder) => isInside(file, folder) && isInside(folder, target)))
      return false;
    const names = path.relative(target, file).split(path.sep);
    if (target === siteDir && names[0]?.startsWith('.')) return false;
    return !names.some((name) => ignoredName.test(name));
  });
}

/** Whether a folder is a symbolic link to one of its own parents, which would recurse without end. */
function leadsBack(folder: string, stats: Stats | undefined, siteDir: string): boolean {
  if (!stats?.isDirectory()) return false;
  try {
    const real = realpathSync(folder);
    if (real === folder) return false;
    const above = path.dirname(folder);
    for (let dir = above; isInside(dir, siteDir); dir = path.dirname(dir)) {
      if (realpathSync(dir) === real) return true;
    }
  } catch {
    // The folder no longer exists.
  }
  return false;
}
