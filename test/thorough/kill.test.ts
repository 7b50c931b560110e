import { spawn } from 'node:child_process';
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBuiltSite } from '../../src/pipeline/publish/index.js';
import { Random } from '../support/edits/random.js';
import { SiteFolder } from '../support/edits/site-folder.js';
import { differences, treeDigest } from '../support/tree-digest.js';

/** `DOCSGEN_KILLS=1000` kills more of them; the moments are those of the clock and other ones every time. */
const kills = Number(process.env.DOCSGEN_KILLS ?? 18);
/** After so many kills a build may end. */
const interval = 7;
const editions = [0, 1, 2];

const program = inject('program');
let root: string;
let siteDir: string;
/** Files of each edition as a first build makes them. */
const whole: ReadonlyMap<string, string>[] = [];
/** Milliseconds that a build takes, and the last part of it, in which files are written. */
let duration: number;
let writing: number;
const random = new Random(1 + (Date.now() % 1_000_000));

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-kill-')));
  siteDir = path.join(root, 'site');
  for (const edition of editions) {
    writeEdition(edition);
    const args = ['--no-cache', '--out-dir', path.join(root, `edition-${edition}`)];
    expect(await buildSite(args).ended).toBe(0);
    whole.push(treeDigest(path.join(root, `edition-${edition}`)));
  }
  writeEdition(0);
  expect(await buildSite().ended).toBe(0);
  writeEdition(1);
  const started = performance.now();
  const build = buildSite();
  await whenWriting(build);
  const begun = performance.now();
  expect(await build.ended).toBe(0);
  duration = performance.now() - started;
  writing = performance.now() - begun;
});
afterAll(() => rmSync(root, { recursive: true }));

/** A few pages and enough files that writing them takes a while; pages, files and folders differ between editions. */
function writeEdition(edition: number): void {
  const site = new SiteFolder(siteDir);
  const text = `Edition ${edition}.`;
  for (const other of editions) {
    site.remove(`content/docs/moon-${other}.md`);
    site.remove(`static/tables-${other}`);
  }
  site.write('content/index.md', `# Planets\n\n${text}\n`);
  site.write('content/docs/mars.md', `# Mars\n\n${text}\n`);
  site.write('content/docs/venus.md', '# Venus\n\nAlways the same.\n');
  site.write(`content/docs/moon-${edition}.md`, `# A moon\n\n${text}\n`);
  for (let table = 0; table < 120; table += 1) {
    site.write(`static/tables/${table}.txt`, table % 2 === 0 ? 'Always the same.' : text);
    if (table < 20) site.write(`static/tables-${edition}/${table}.txt`, text);
  }
}

interface Build {
  kill(): void;
  /** The exit code; null after a kill. */
  readonly ended: Promise<number | null>;
  readonly isOver: () => boolean;
}

function buildSite(args: readonly string[] = []): Build {
  const child = spawn(process.execPath, [program, 'build', siteDir, ...args], {
    cwd: root,
    stdio: 'ignore',
  });
  let over = false;
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      over = true;
      resolve(code);
    });
  });
  return { kill: () => child.kill('SIGKILL'), ended, isOver: () => over };
}

/** What lies beside the output folder and is none of the site's sources. */
function beside(): readonly string[] {
  return readdirSync(siteDir).filter((name) => name.startsWith('.dist.docsgen-'));
}

function cacheDir(): string {
  return path.join(siteDir, '.docsgen/cache');
}

/** Files of the cache that are not whole. */
function unfinished(): readonly string[] {
  return readdirSync(cacheDir()).filter((name) => !/-[\w-]+\.(pack|pack\.index|json)$/.test(name));
}

/** Resolves when the new site's first file is there. */
async function whenWriting({ isOver }: Build): Promise<void> {
  const known = new Set(beside());
  const isWritten = (name: string): boolean => {
    try {
      return readdirSync(path.join(siteDir, name)).length > 0;
    } catch {
      return false;
    }
  };
  while (!isOver()) {
    if (beside().some((name) => !known.has(name) && isWritten(name))) return;
    await wait(1);
  }
}

/** Inode of the output folder; undefined if there is none. */
function outputFolder(): number | undefined {
  return statSync(path.join(siteDir, 'dist'), { throwIfNoEntry: false })?.ino;
}

/** Resolves when another folder is in the place of the published site, or none. */
async function whenReplaced({ isOver }: Build, known: number | undefined): Promise<void> {
  while (!isOver() && outputFolder() === known) await wait(1);
}

/** In turn: at any moment, while the new site is written, and when it is put in place. */
async function killSometime(
  count: number,
  build: Build,
  folder: number | undefined,
): Promise<void> {
  if (count % 3 === 0) await Promise.race([wait(random.next() * duration), build.ended]);
  else if (count % 3 === 1) await whenWriting(build).then(() => wait(random.next() * writing));
  else await whenReplaced(build, folder).then(() => wait(random.next() * 5));
  build.kill();
}

/** Which edition the published site is, after what every command does to begin with. */
async function publishedEdition(): Promise<number> {
  await openBuiltSite(path.join(siteDir, 'dist'));
  const found = treeDigest(path.join(siteDir, 'dist'));
  const edition = whole.findIndex((files) => differences(files, found).length === 0);
  if (edition !== -1) return edition;
  const closest = whole.map((files) => differences(files, found).slice(0, 5).join(', '));
  throw new Error(`The site is not a whole edition; what differs: ${closest.join(' | ')}`);
}

it('a build killed at any moment leaves the complete old or new site', async () => {
  let published = await publishedEdition();
  let killed = 0;
  let replaced = 0;
  for (let count = 1; count <= kills; count += 1) {
    const next = (published + 1 + random.below(2)) % editions.length;
    writeEdition(next);
    const folder = outputFolder();
    const started = performance.now();
    const build = buildSite();
    if (count % interval !== 0) await killSometime(count, build, folder);
    const code = await build.ended;
    if (count % interval === 0) {
      expect(code).toBe(0);
      // The machine may have been busier when the first build was timed.
      const taken = performance.now() - started;
      writing *= taken / duration;
      duration = taken;
    }
    if (code === null) killed += 1;
    const now = await publishedEdition();
    expect(code === 0 ? [next] : [published, next], `after ${count}`).toContain(now);
    if (now !== published) replaced += 1;
    published = now;
    if (code === 0) expect(beside()).toEqual([]);
  }
  expect(killed, 'many are killed before their end').toBeGreaterThan(kills / 4);
  expect(replaced, 'some come to their end, or nearly').toBeGreaterThan(kills / 20);

  // What a kill left half-written in the cache could be another build's, still at work, until it is old.
  for (const name of unfinished()) utimesSync(path.join(cacheDir(), name), 0, 0);
  writeEdition(published === 0 ? 1 : 0);
  expect(await buildSite().ended).toBe(0);
  expect(await publishedEdition()).toBe(published === 0 ? 1 : 0);
  expect(beside()).toEqual([]);
  expect(unfinished()).toEqual([]);
}, 1_800_000);
