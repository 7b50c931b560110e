import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startDevProcess } from '../support/dev-process.js';
import { Random } from '../support/edits/random.js';
import type { SiteFolder } from '../support/edits/site-folder.js';
import { copyFullSite } from '../support/full-site.js';
import { Resident } from '../support/resident.js';
import { differences, treeDigest } from '../support/tree-digest.js';

const rounds = 8;
/** Milliseconds within which a change must be served, on a busy machine. */
const patience = 30_000;

const program = inject('program');
let root: string;
let site: SiteFolder;
let builders: readonly Resident[];
const at = (name: string) => path.join(root, name);

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-concurrent-')));
  site = await copyFullSite(at('site'), { api: false });
  builders = [1, 2, 3].map(() => new Resident(program));
});
afterAll(() => {
  for (const builder of builders ?? []) builder.stop();
  rmSync(root, { recursive: true });
});

/** Changes, adds and removes pages. */
function edit(round: number): void {
  site.write('content/docs/mars.md', `# Mars\n\n## Colour\n\nSeen ${round} times.\n`);
  site.remove(`content/docs/moon-${round - 1}.md`);
  site.write(`content/docs/moon-${round}.md`, `# Moon ${round}\n\nSee [Mars](./mars.md).\n`);
}

/** The published site is the one that a first build makes, with nothing beside it. */
async function expectWhole(what: string): Promise<void> {
  const args = ['--no-cache', '--out-dir', at('cold')];
  expect(await builders[2]?.run('build', at('site'), ...args)).toMatchObject({ exitCode: 0 });
  expect(differences(treeDigest(at('site/dist')), treeDigest(at('cold'))), what).toEqual([]);
  const names = readdirSync(at('site')).filter((name) => name.startsWith('.dist'));
  expect(names, what).toEqual([]);
}

it('two concurrent builds leave one complete site and a usable cache', async () => {
  const random = new Random(1);
  for (let round = 1; round <= rounds; round += 1) {
    edit(round);
    const [first, second] = builders;
    const ended = await Promise.all([
      first?.run('build', at('site'), '--json'),
      wait(random.below(60)).then(() => second?.run('build', at('site'), '--json')),
    ]);
    for (const one of ended) expect(one?.exitCode, one?.stdout).toBe(0);
    await expectWhole(`after builds ${round}`);
    if (round % 4 > 0) continue;
    edit(round + 100);
    expect(await first?.run('build', at('site'))).toMatchObject({ exitCode: 0 });
    await expectWhole(`after the build that follows ${round}`);
    site.remove(`content/docs/moon-${round + 100}.md`);
  }
}, 600_000);

it('a build during docsgen dev writes a complete site and does not disturb the server', async () => {
  const dev = await startDevProcess(program, at('site'));
  try {
    for (let round = 201; round <= 205; round += 1) {
      edit(round);
      expect(await builders[0]?.run('build', at('site'))).toMatchObject({ exitCode: 0 });
      await expectWhole(`after build ${round}`);
      const url = `${dev.origin}/docs/next/moon-${round}`;
      const end = Date.now() + patience;
      while ((await fetch(url)).status !== 200 && Date.now() < end) await wait(100);
      expect((await fetch(url)).status, dev.said()).toBe(200);
      const page = await (await fetch(`${dev.origin}/docs/next/mars`)).text();
      expect(page).toContain(`Seen ${round} times.`);
    }
  } finally {
    await dev.stop();
  }
}, 600_000);

it('two output folders never share a file through hard links', async () => {
  const inodes = (folder: string) =>
    new Set(
      [...treeDigest(at(folder)).keys()].map((name) => lstatSync(at(`${folder}/${name}`)).ino),
    );
  site.write(
    'moved.config.mjs',
    "import config from './docsgen.config.json';\nexport default { ...config, outDir: 'moved' };\n",
  );
  const [home, moved] = ['site/dist', 'site/moved'];
  const turns = [home, home, 'b', home, moved, moved, home, 'b', moved, 'c'];
  for (const [index, folder] of turns.entries()) {
    edit(300 + index);
    const elsewhere =
      folder === moved ? ['--config', 'moved.config.mjs'] : ['--out-dir', at(folder)];
    const args = folder === home ? [] : elsewhere;
    expect(await builders[0]?.run('build', at('site'), ...args)).toMatchObject({ exitCode: 0 });
  }
  const all = [home, moved, 'b', 'c'].flatMap((folder) => [...inodes(folder)]);
  expect(new Set(all).size).toBe(all.length);
}, 300_000);
