import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { SiteConfig } from '../../config/index.js';
import { docsFolder } from '../../files/index.js';
import type { LastUpdate } from '../../site/index.js';
import type { BuildCache, CachedCommit } from '../cache/index.js';
import { frozenDescriptionsFolder, frozenDocsFolder } from '../versions/version-files.js';
import { gitState } from './git-state.js';

const run = promisify(execFile);

/** Separates commits; no path can contain it. */
const marker = '\u0001';

/** The store has only this entry. */
const name = 'site';

/**
 * Whether the site shows when pages were changed. The sitemap does, and a site with a `url` has
 * one.
 */
export function needsLastUpdates({ docs, blog, url }: SiteConfig): boolean {
  const shown = [...docs, ...(blog ? [blog] : [])].some(
    ({ showLastUpdateTime, showLastUpdateAuthor }) => showLastUpdateTime || showLastUpdateAuthor,
  );
  return shown || url !== undefined;
}

/**
 * Returns date and author of the latest change of each source, from one run of `git log`. Empty
 * outside a repository and in a shallow clone, whose oldest commit seems to change every file.
 * @param histories cache by commit, because reading a long history takes longer than a build
 */
export async function lastUpdates(
  { siteDir, docs }: Pick<SiteConfig, 'siteDir' | 'docs'>,
  { histories }: Pick<BuildCache, 'histories'>,
): Promise<ReadonlyMap<string, LastUpdate>> {
  try {
    const git = gitState(siteDir);
    if (!git.startsWith('false\n')) return new Map();
    const folders = docs.flatMap((product) => [
      docsFolder(product),
      frozenDocsFolder(product.id),
      frozenDescriptionsFolder(product.id),
    ]);
    const state = `${git}\n${folders.join('\n')}`;
    const known = histories.find(name);
    const commits = known?.key === state ? known.value : await readCommits(siteDir, folders);
    if (known?.key === state) histories.retain(name);
    else histories.keep(name, { key: state, value: commits });
    return new Map(
      commits.flatMap(({ files, ...update }) => files.map((file) => [file, update] as const)),
    );
  } catch {
    // Without git, a repository or a commit, pages show no dates.
    return new Map();
  }
}

async function readCommits(
  siteDir: string,
  docs: readonly string[],
): Promise<readonly CachedCommit[]> {
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
    ...docs,
    'i18n',
    'openapi',
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
