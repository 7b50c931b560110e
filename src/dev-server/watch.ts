import { realpathSync, type Stats } from 'node:fs';
import path from 'node:path';
import type { FSWatcher } from 'chokidar';
import { isInside } from '../files/index.js';

export interface Watcher {
  /** Replaces the watched files and folders: absolute paths, which need not exist. */
  setTargets(targets: readonly string[]): void;
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

const pollInterval = 500;
const ignoredName = /^(node_modules|\.git|\.docsgen|\..+\.docsgen-\d.*)$/;

export const watch: Watch = async ({ siteDir, targets: first, onChange, onLimit, onError }) => {
  // Loaded late, because the watcher starts only after the first page.
  const { watch: watchFiles } = await import('chokidar');
  let targets = first;
  let closed = false;
  const roots = (): string[] => [
    siteDir,
    ...targets.filter((target) => !isInside(target, siteDir)),
  ];

  let watcher: FSWatcher;
  const start = (usePolling: boolean): Promise<void> =>
    new Promise((ready) => {
      const current = watchFiles(roots(), {
        ignored: (file, stats) => !isWatched(file, targets) || leadsBack(file, stats, siteDir),
        ignoreInitial: true,
        usePolling,
        interval: pollInterval,
      });
      watcher = current;
      current.on('all', (_, file) => onChange(file));
      current.on('ready', ready);
      current.on('error', (error) => {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if (usePolling || !['ENOSPC', 'EMFILE'].includes(code)) return onError(error);
        if (closed || current !== watcher) return undefined;
        onLimit(code);
        return void current.close().then(() => start(true).then(ready));
      });
    });

  await start(false);
  return {
    setTargets: (next) => {
      const known = new Set(targets);
      const added = next.filter((target) => !known.has(target) && !isWatched(target, targets));
      targets = next;
      if (added.length > 0) watcher.add(added);
    },
    close: () => {
      closed = true;
      return watcher.close();
    },
  };
};

/** Whether a file is a target, is inside one, or is a parent folder of one. */
export function isWatched(file: string, targets: readonly string[]): boolean {
  return targets.some((target) => {
    if (isInside(target, file)) return true;
    if (!isInside(file, target)) return false;
    return !path
      .relative(target, file)
      .split(path.sep)
      .some((name) => ignoredName.test(name));
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
