import { execFileSync } from 'node:child_process';
import { isInRepository } from './git-repository.js';

/** Returns the state of a folder's git history; empty outside a repository, and without git. */
export function gitState(siteDir: string): string {
  try {
    if (!isInRepository(siteDir)) return '';
    const args = ['rev-parse', '--is-shallow-repository', '--show-prefix', 'HEAD'];
    return execFileSync('git', args, { cwd: siteDir, encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '';
  }
}

/** Whether a folder is in a clone that has only a part of the history. */
export function isShallow(siteDir: string): boolean {
  return gitState(siteDir).startsWith('true');
}
