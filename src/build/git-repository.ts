import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether git may have something to tell of a folder. To ask git itself takes longer than most stages of a build after
 * a small change.
 */
export function isInRepository(folder: string): boolean {
  if (process.env.GIT_DIR !== undefined) return true;
  // git looks above where it really is.
  for (let dir = realpathSync(folder); ; dir = path.dirname(dir)) {
    // A folder, or the file of a worktree or a submodule.
    if (existsSync(path.join(dir, '.git'))) return true;
    if (path.dirname(dir) === dir) return false;
  }
}
