import { execFileSync } from 'node:child_process';
import { isInRepository } from '../git-repository.js';

/** What the history of a folder is known by; empty outside of a repository, and where there is no git. */
export function gitState(siteDir: string): string {
  try {
    if (!isInRepository(siteDir)) return '';
    const args = ['rev-parse', '--is-shallow-repository', '--show-prefix', 'HEAD'];
    return execFileSync('git', args, { cwd: siteDir, encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '';
  }
}
