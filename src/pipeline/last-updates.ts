import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LastUpdate } from '../site/index.js';
import type { BuildCache, CachedCommit } from './cache/index.js';
import { gitState } from './up-to-date/git-state.js';

const run = promisify(execFile);

/** Before each commit's files, a line that no path can be. */
const marker = '\u0001';

/** The only one on its shelf. */
const name = 'site';

/**
 * When each source of the site's pages was changed last, and by whom, from one run of `git log`. Empty outside a
 * repository and in a shallow clone, whose oldest commit seems to have changed every file.
 *
 * @param histories have what was found at the same commit before: a long history takes git longer than a build
 */
export async function lastUpdates(
  siteDir: string,
  { histories }: Pick<BuildCache, 'histories'>,
): Promise<ReadonlyMap<string, LastUpdate>> {
  try {
    const state = gitState(siteDir);
    if (!state.startsWith('false\n')) return new Map();
    const known = histories.find(name);
    const commits = known?.key === state ? known.value : await readCommits(siteDir);
    if (known?.key === state) histories.retain(name);
    else histories.keep(name, { key: state, value: commits });
    return new Map(
      commits.flatMap(({ files, ...update }) => files.map((file) => [file, update] as const)),
    );
  } catch {
    // No git, no repository, no commit yet: nothing is known, and nothing is shown.
    return new Map();
  }
}

async function readCommits(siteDir: string): Promise<readonly CachedCommit[]> {
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
  const seen = new Set<string>();
  return `\n${log}`
    .split(`\n${marker}`)
    .map((commit): CachedCommit => {
      const [head = '', ...names] = commit.split('\n');
      const [date, author] = head.split(marker);
      const files = names.filter((file) => file !== '' && !seen.has(file));
      for (const file of files) seen.add(file);
      return { date, author, files };
    })
    .filter(({ files }) => files.length > 0);
}

async function git(cwd: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd, maxBuffer: 256 * 1024 * 1024 });
  return stdout;
}
