import { realpathSync, type Stats } from 'node:fs';
import path from 'node:path';
import type { FSWatcher } from 'chokidar';
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

export const watch: Watch = async ({ siteDir, targets: first, onChange, onLimit, onError }) => {
  // Loaded late, because the watcher starts only after the first page.
  const { watch: watchFiles } = await import('chokidar');
  let targets = first;
  let unwatched: readonly string[] = [];
  let closed = false;
  const roots = (): string[] => [
    siteDir,
    ...targets.filter((target) => !isInside(target, siteDir)),
  ];

  let watcher: FSWatcher;
  let isPolling = false;
  const start = (usePolling: boolean): Promise<void> =>
    new Promise((ready) => {
      const current = watchFiles(roots(), {
        ignored: (file, stats) =>
          !isWatched(file, targets, { siteDir, unwatched }) || leadsBack(file, stats, siteDir),
        ignoreInitial: true,
        usePolling,
        interval: pollIntervalMs,
      });
      watcher = current;
      // What is no source any more stays in the list of the watcher.
      current.on('all', (_, file) => {
        if (isWatched(file, targets, { siteDir, unwatched })) onChange(file);
      });
      current.on('ready', ready);
      current.on('error', (error) => {
        const limit = reachedLimit(error);
        if (usePolling || limit === undefined) return onError(error);
        if (closed || current !== watcher) return undefined;
        onLimit(limit);
        isPolling = true;
        return void current.close().then(() => start(true).then(ready));
      });
    });

  await start(false);
  return {
    setTargets: (next, nextUnwatched = []) => {
      const known = new Set(targets);
      const fresh = next.filter((target) => !known.has(target));
      const added = fresh.filter((target) => !isWatched(target, targets));
      // The watcher has skipped what is beside the known targets in a folder above them.
      const isAbove = fresh.some((target) => targets.some((below) => isInside(below, target)));
      targets = next;
      unwatched = nextUnwatched;
      if (isAbove) {
        const before = watcher;
        return start(isPolling).then(() => before.close());
      }
      if (added.length > 0) watcher.add(added);
      return undefined;
    },
    close: () => {
      closed = true;
      return watcher.close();
    },
  };
};

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
