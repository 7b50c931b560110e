import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/*
 * Publishes a site in a folder of a branch: node preview.mjs <site> <folder>
 * BRANCH: the branch. REMOTE: URL of the repository. TOKEN: token for it.
 */
const [site, folder] = process.argv.slice(2);
const { BRANCH: branch, REMOTE: remote, TOKEN: token } = process.env;
if (!site || !folder || !branch || !remote || folder.split('/').includes('..')) {
  process.stderr.write('usage: BRANCH=… REMOTE=… node preview.mjs <site> <folder>\n');
  process.exit(2);
}

/** Other jobs push to the branch at the same time; the remote then refuses, and the work starts from their commit. */
const maxAttempts = 10;

for (let attempt = 1; !published(); attempt += 1) {
  if (attempt === maxAttempts) {
    process.stderr.write(
      `The branch ${branch} was changed during each of ${maxAttempts} attempts.\n`,
    );
    process.exit(1);
  }
}

/** Returns whether the site is in the branch; false if the branch has moved on meanwhile. */
function published() {
  const copy = mkdtempSync(path.join(tmpdir(), 'docsgen-preview-'));
  const git = (...args) => runGit(copy, args);
  try {
    git('init', '--quiet');
    git('remote', 'add', 'origin', remote);
    const known = git('ls-remote', '--heads', 'origin', branch);
    if (known === '') git('checkout', '--quiet', '--orphan', branch);
    else {
      git('fetch', '--quiet', '--depth', '1', 'origin', branch);
      git('checkout', '--quiet', '-B', branch, 'FETCH_HEAD');
    }
    const target = path.join(copy, folder);
    rmSync(target, { recursive: true, force: true });
    cpSync(site, target, { recursive: true });
    // GitHub Pages would leave out names that begin with an underscore.
    writeFileSync(path.join(copy, '.nojekyll'), '');
    git('add', '--all', '--force');
    if (git('status', '--porcelain') === '') return true;
    git('commit', '--quiet', '--message', `Preview ${folder}`);
    const base = known === '' ? '' : git('rev-parse', 'FETCH_HEAD');
    try {
      git('push', '--quiet', 'origin', `HEAD:${branch}`);
      return true;
    } catch (error) {
      const [now = ''] = git('ls-remote', '--heads', 'origin', branch).split(/\s/);
      if (now === base) throw error;
      return false;
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The token is in the environment of git, where no list of processes shows it. */
function runGit(cwd, args) {
  const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
  const access = token
    ? { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'http.extraheader', GIT_CONFIG_VALUE_0: header }
    : {};
  const author = { GIT_AUTHOR_NAME: 'docsgen', GIT_AUTHOR_EMAIL: 'docsgen@localhost' };
  const committer = { GIT_COMMITTER_NAME: 'docsgen', GIT_COMMITTER_EMAIL: 'docsgen@localhost' };
  const env = { ...process.env, ...author, ...committer, ...access };
  return execFileSync('git', args, { cwd, env, encoding: 'utf8' }).trim();
}
