import { realpathSync, type Stats } from 'node:fs';
import path from 'node:path';
import type { FSWatcher } from 'chokidar';
import { isInside } from '../files/index.js';

export interface Watcher {
  /** Changes what is watched: absolute files and folders; they need not exist. */
  setTargets(targets: readonly string[]): void;
  close(): Promise<void>;
}

interface WatchOptions {
  /** Absolute path of the site's folder. Targets inside it are noticed also when they come to be later. */
  readonly siteDir: string;
  readonly targets: readonly string[];
  readonly onChange: (file: string) => void;
  /** The system allows no more watches; files are looked at at intervals from now on. */
  readonly onLimit: (problem: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Resolves when every change from now on is noticed. */
export type Watch = (options: WatchOptions) => Promise<Watcher>;

const pollInterval = 500;
const ignoredName = /^(node_modules|\.git|\.docsgen|\..+\.docsgen-\d.*)$/;

export const watch: Watch = async ({ siteDir, targets: first, onChange, onLimit, onError }) => {
  // Nothing is watched before there is a page to see.
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

/** Whether a file is, or lies in, a target, or on the way to one. */
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

/**
 * Whether a folder is, by a link, one that it lies in: what is there is watched already, and below it there is no end.
 */
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
    // It has gone meanwhile.
  }
  return false;
}
