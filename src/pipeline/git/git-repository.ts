import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { findAbove } from '../../files/find-above.js';

/**
 * Whether a folder is in a git repository. Running git would take longer than most stages of an
 * incremental build.
 */
export function isInRepository(folder: string): boolean {
  return process.env.GIT_DIR !== undefined || gitEntry(folder) !== undefined;
}

/**
 * Returns the path of HEAD's reflog, to which git adds a line with every commit and checkout. The
 * file need not exist. Undefined outside a repository.
 */
export function commitLog(folder: string): string | undefined {
  const { GIT_DIR } = process.env;
  if (GIT_DIR !== undefined) return path.resolve(GIT_DIR, 'logs/HEAD');
  const entry = gitEntry(folder);
  if (entry === undefined) return undefined;
  if (statSync(entry).isDirectory()) return path.join(entry, 'logs/HEAD');
  const [, dir] = /^gitdir: (.+)$/m.exec(readFileSync(entry, 'utf8')) ?? [];
  return dir && path.resolve(path.dirname(entry), dir, 'logs/HEAD');
}

/** Returns the `.git` folder, or the `.git` file of a worktree or a submodule. */
function gitEntry(folder: string): string | undefined {
  // git searches upwards from the real path.
  return findAbove(realpathSync(folder), '.git');
}
