import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBuiltSite } from '../../src/build/publish/index.js';
import { compileInto } from '../support/compile.js';

let root: string;
let siteDir: string;
let outDir: string;
let program: string;

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-kill-')));
  siteDir = path.join(root, 'site');
  outDir = path.join(siteDir, 'dist');
  program = await compileInto(await make(path.join(root, 'docsgen')));
});
afterAll(() => rm(root, { recursive: true }));

async function make(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Three pages and enough files that writing them takes a while; each says which edition it is of. */
async function writeEdition(edition: number): Promise<void> {
  const text = `Edition ${edition}.`;
  const docs = await make(path.join(siteDir, 'content/docs'));
  const tables = await make(path.join(siteDir, 'static/tables'));
  await writeFile(path.join(siteDir, 'content/index.md'), `# Planets\n\n${text}\n`);
  await writeFile(path.join(docs, 'mars.md'), `# Mars\n\n${text}\n`);
  await writeFile(path.join(docs, `moon-${edition}.md`), `# A moon\n\n${text}\n`);
  if (edition > 0) await rm(path.join(docs, `moon-${edition - 1}.md`));
  const files = Array.from({ length: 400 }, (_, index) => path.join(tables, `${index}.txt`));
  await Promise.all(files.map((file) => writeFile(file, text.repeat(200))));
}

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Builds; `whenToKill` resolves when the build is to be killed. */
async function buildSite(whenToKill: (ended: AbortSignal) => Promise<void>): Promise<Ended> {
  const child = spawn(process.execPath, [program, 'build', siteDir], { cwd: root });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const over = new AbortController();
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      over.abort();
      resolve(code);
    });
  });
  await Promise.race([ended, whenToKill(over.signal)]);
  child.kill('SIGKILL');
  return { code: await ended, output };
}

const never = () => new Promise<void>(() => {});
const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** What lies beside the output folder and is none of the site's sources. */
async function beside(): Promise<readonly string[]> {
  const names = await readdir(siteDir);
  return names.filter((name) => !['content', 'static', 'dist', '.docsgen'].includes(name));
}

/** Some moment while the new site is written and put in place. */
async function whilePublishing(ended: AbortSignal): Promise<void> {
  while (!ended.aborted && (await beside()).length === 0) await wait(1);
  await wait(Math.random() * 60);
}

/** The edition that all files of the published site are of; fails where they differ or one is missing. */
async function publishedEdition(): Promise<number> {
  const site = await openBuiltSite(outDir);
  if (site === undefined) throw new Error('There is no site any more.');
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== '.docsgen.json')
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
    .toSorted();
  expect(files).toEqual(site.manifest.files);
  const texts = await Promise.all(
    files
      .filter((file) => file.startsWith('tables/') || /^(docs\/.*|index)\.?.*html$/.test(file))
      .map((file) => readFile(path.join(outDir, file), 'utf8')),
  );
  const editions = new Set(texts.map((text) => /Edition (\d+)\./.exec(text)?.[1]));
  expect(texts.length).toBeGreaterThanOrEqual(403);
  expect([...editions]).toHaveLength(1);
  return Number([...editions][0]);
}

it('a build that is killed at any moment leaves the old site or the new one, whole', async () => {
  await writeEdition(0);
  const started = performance.now();
  expect(await buildSite(never)).toMatchObject({ code: 0 });
  const duration = performance.now() - started;
  let whole = await publishedEdition();
  let killed = 0;
  for (let edition = 1; edition <= 12; edition += 1) {
    await writeEdition(edition);
    const sometime = () => wait(Math.random() * duration);
    const { code } = await buildSite(edition % 2 === 0 ? sometime : whilePublishing);
    if (code === null) killed += 1;
    const now = await publishedEdition();
    expect([whole, edition]).toContain(now);
    whole = now;
  }
  expect(killed, 'some builds were killed before their end').toBeGreaterThan(3);

  await writeEdition(13);
  expect(await buildSite(never)).toMatchObject({ code: 0 });
  expect(await publishedEdition()).toBe(13);
  expect(await beside()).toEqual([]);
}, 90_000);
