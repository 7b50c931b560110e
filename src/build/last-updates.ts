import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LastUpdate } from '../site/index.js';

const run = promisify(execFile);

/** Before each commit's files, a line that no path can be. */
const marker = '\u0001';

/**
 * When each source of the site's pages was changed last, and by whom, from one run of `git log`. Empty outside a
 * repository and in a shallow clone, whose oldest commit seems to have changed every file.
 */
export async function lastUpdates(siteDir: string): Promise<ReadonlyMap<string, LastUpdate>> {
  const updates = new Map<string, LastUpdate>();
  try {
    const shallow = await git(siteDir, 'rev-parse', '--is-shallow-repository');
    if (shallow.trim() !== 'false') return updates;
    const log = await git(
      siteDir,
      '-c',
      'core.quotePath=false',
      'log',
      `--format=${marker}%cs${marker}%an`,
      '--name-only',
      '--relative',
      '--no-renames',
      '--',
      'content',
      'versioned_docs',
      'i18n',
      'openapi',
      'versioned_openapi',
    );
    let current: LastUpdate = {};
    for (const line of log.split('\n')) {
      if (line.startsWith(marker)) {
        const [, date, author] = line.split(marker);
        current = { date, author };
      } else if (line !== '' && !updates.has(line)) {
        updates.set(line, current);
      }
    }
  } catch {
    // No git, no repository, no commit yet: nothing is known, and nothing is shown.
  }
  return updates;
}

async function git(cwd: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd, maxBuffer: 256 * 1024 * 1024 });
  return stdout;
}
