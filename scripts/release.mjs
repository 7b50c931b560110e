import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { datedChangelog, releaseProblems, shippedComponents } from './release-checks.mjs';

/*
 * Releases a version: node scripts/release.mjs 0.2.0 [--dry-run]
 *
 * All work happens in a copy of the last commit: set the version and the date, pack, install the
 * tarball, build the examples with it, list what it contains. Only then does the repository get the
 * commit and the tag. The tarball and the list are in `.docsgen/release`. Publishing is left to CI,
 * where npm can prove the provenance: npm publish .docsgen/release/docsgen-0.2.0.tgz
 */
const root = path.dirname(import.meta.dirname);
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false } },
});
const [version] = positionals;
const isDry = values['dry-run'];
/** Folder of the copy. */
let copy = '';
if (version === undefined || positionals.length > 1) {
  fail(['usage: npm run release -- <version> [--dry-run]'], 2);
}

const work = path.join(root, '.docsgen');
mkdirSync(work, { recursive: true });
// Inside the repository, where the compiler finds its packages.
copy = mkdtempSync(path.join(work, 'release-'));
try {
  release();
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function release() {
  if (git(root, 'status', '--porcelain') !== '') fail(['Commit or remove your changes first.']);
  say('Copy the last commit');
  execFileSync('git', ['clone', '--quiet', '--local', root, copy]);
  const manifest = JSON.parse(read('package.json'));
  const changelog = read('CHANGELOG.md');
  const tags = git(root, 'tag').split('\n');
  const problems = releaseProblems({ version, manifest, changelog, tags });
  if (problems.length > 0 && !isDry) fail(problems);

  say(`Set version ${version}`);
  npm(copy, 'version', version, '--no-git-tag-version', '--allow-same-version');
  const today = new Date().toISOString().slice(0, 10);
  write('CHANGELOG.md', datedChangelog(changelog, version, today));
  write(
    'README.md',
    read('README.md').replaceAll(/docsgen-\d[\w.-]*\.tgz/g, `docsgen-${version}.tgz`),
  );

  say('Pack');
  const out = path.join(work, 'release');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  const [{ filename }] = JSON.parse(npm(copy, 'pack', '--json', '--pack-destination', out));
  const tarball = path.join(out, filename);

  say('Install the package and build the examples');
  const home = path.join(copy, 'home');
  mkdirSync(home);
  npm(home, 'init', '--yes');
  npm(home, 'install', '--prefer-offline', '--no-audit', '--no-fund', tarball);
  for (const site of exampleSites()) {
    const program = path.join(home, 'node_modules/docsgen/bin/docsgen.js');
    const args = [program, 'build', '--strict', '--no-cache', site];
    execFileSync(process.execPath, args, { cwd: home, stdio: 'inherit' });
  }

  say('List what the package contains');
  const sbom = JSON.parse(npm(copy, 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'));
  // npm takes the name of the folder.
  sbom.metadata.component.name = manifest.name;
  const lock = JSON.parse(readFileSync(path.join(home, 'node_modules/.package-lock.json'), 'utf8'));
  const installed = Object.entries(lock.packages).map(
    ([name, { version: own }]) => `${name.replace(/.*node_modules\//, '')}@${own}`,
  );
  const shipped = shippedComponents(sbom, installed, read('lib/THIRD-PARTY-NOTICES.txt'));
  const list = path.join(out, `docsgen-${version}.cdx.json`);
  writeFileSync(list, `${JSON.stringify(shipped, null, 2)}\n`);
  rmSync(home, { recursive: true });

  if (problems.length > 0) fail([`Version ${version} cannot be released:`, ...problems]);
  if (isDry) {
    say(`Version ${version} can be released. Nothing was committed: ${out}`);
    return;
  }
  say('Commit and tag');
  for (const file of ['package.json', 'package-lock.json', 'CHANGELOG.md', 'README.md']) {
    copyFileSync(path.join(copy, file), path.join(root, file));
  }
  git(root, 'commit', '--quiet', '--all', '--message', `Release ${version}`);
  git(root, 'tag', '--annotate', `v${version}`, '--message', `docsgen ${version}`);
  say(`Released ${version}: git push --follow-tags, then npm publish ${tarball}`);
}

/** The example sites: the folders of `examples` and their folders with content. */
function exampleSites() {
  const examples = path.join(copy, 'examples');
  const folders = readdirSync(examples, { recursive: true, withFileTypes: true });
  const contents = folders.filter((entry) => entry.isDirectory() && entry.name === 'content');
  return contents.map((entry) => entry.parentPath);
}

function read(name) {
  return readFileSync(path.join(copy, name), 'utf8');
}

function write(name, text) {
  writeFileSync(path.join(copy, name), text);
}

function git(cwd, ...args) {
  return execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();
}

function npm(cwd, ...args) {
  // Without the settings that `npm run` passes on.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)),
  );
  return execFileSync('npm', args, { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 27 });
}

function say(words) {
  process.stdout.write(`── ${words}\n`);
}

function fail(problems, code = 1) {
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (copy !== '') rmSync(copy, { recursive: true, force: true });
  process.exit(code);
}
