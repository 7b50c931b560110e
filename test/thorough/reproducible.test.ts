import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { SiteFolder } from '../support/edits/site-folder.js';
import { copyFullSite } from '../support/full-site.js';
import { differences, treeDigest } from '../support/tree-digest.js';

const run = promisify(execFile);
const shuffled = path.join(import.meta.dirname, '../support/shuffled-folders.cjs');
/** Enough of them that workers are asked. */
const many = 220;

const program = inject('program');
let root: string;
const at = (name: string) => path.join(root, name);
beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-same-')));
  mkdirSync(at('elsewhere/deep'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

interface Surroundings {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly args?: readonly string[];
}

/** What `docsgen build` says and leaves. */
async function built(dir: string, { env = {}, cwd = root, args = [] }: Surroundings = {}) {
  const outDir = at('dist');
  rmSync(outDir, { recursive: true, force: true });
  const command = [program, 'build', path.relative(cwd, dir), '--json', '--out-dir', outDir];
  const { stdout } = await run(process.execPath, [...command, ...args], {
    cwd,
    env: { ...process.env, ...env },
    maxBuffer: 1e9,
  });
  const { diagnostics } = JSON.parse(stdout);
  return { diagnostics, files: treeDigest(outDir) };
}

type Built = Awaited<ReturnType<typeof built>>;

function expectSame(now: Built, first: Built): void {
  expect(differences(now.files, first.files)).toEqual([]);
  expect(now.diagnostics).toEqual(first.diagnostics);
}

/** What sorting, dates and numbers of different languages would make something else of. */
function writeWorldly(site: SiteFolder): void {
  for (const [index, name] of ['Ångström', 'Zebra', 'aether', 'ılık', 'Iris', 'Öl'].entries()) {
    const text = `---\ntags: [${name}]\n---\n\n# ${name}\n\nIt is seen ${1234.5 * index} times.\n`;
    site.write(`content/docs/words/${name}.md`, `${text}\n[Nowhere](./nowhere-${index}.md)\n`);
    const day = `date: 2026-0${index + 1}-01 ${index % 2 === 0 ? '00:10' : '23:50'}`;
    site.write(`content/blog/night-${index}.md`, `---\n${day}\n---\n\n# Night ${index}\n`);
  }
  site.write('theme/styles/custom.css', 'h1 { letter-spacing: 1px }');
  site.change('docsgen.config.json', (text) =>
    text.replace('"docs": {', '"docs": { "showLastUpdateTime": true,'),
  );
  const date = '2026-06-01T23:50:00-04:00';
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: site.dir, env });
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@atlas.example', 'commit', '-qm', 'Begin');
}

describe('output and diagnostics of a build are byte-identical', () => {
  let first: Built;
  beforeAll(async () => {
    writeWorldly(await copyFullSite(at('site')));
    first = await built(at('site'), {
      args: ['--no-cache'],
      env: { TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
    });
    expect(first.diagnostics.length).toBeGreaterThan(5);
  }, 120_000);

  it.each([
    ['Pacific/Kiritimati', 'tr_TR.UTF-8', 'sorted'],
    ['Asia/Kathmandu', 'ar_EG.UTF-8', 'shuffled'],
  ])(
    'in the time zone %s with the language %s and %s folders',
    async (TZ, language, order) => {
      const options = order === 'shuffled' ? `--require=${shuffled}` : '';
      const env = {
        TZ,
        LANG: language,
        LC_ALL: language,
        LANGUAGE: language,
        NODE_OPTIONS: options,
      };
      expectSame(await built(at('site'), { env, args: ['--no-cache'] }), first);
    },
    120_000,
  );

  it('with a cold and a warm cache', async () => {
    expectSame(await built(at('site')), first);
    expectSame(await built(at('site')), first);
  }, 120_000);

  it('from another working directory, and in a copied folder with its cache', async () => {
    expectSame(await built(at('site'), { cwd: at('elsewhere/deep') }), first);
    cpSync(at('site'), at('elsewhere/another site'), { recursive: true });
    expectSame(await built(at('elsewhere/another site')), first);
    rmSync(at('elsewhere/another site/.docsgen'), { recursive: true });
    expectSame(await built(at('elsewhere/another site')), first);
  }, 120_000);
});

describe('output and ordered diagnostics of a large site are identical', () => {
  let first: Built;
  beforeAll(async () => {
    const site = await copyFullSite(at('large'), { api: false });
    for (let number = 0; number < many; number += 1) {
      const text = [
        `# Moon ${number}`,
        `Next comes [moon ${number + 1}](moon-${(number + 1) % many}.md).`,
        // Some warn, in many batches: of a language that nobody knows.
        number % 40 === 0 ? '```javscript\nlet moon;\n```' : '```js\nlet moon;\n```',
        `The moon of night ${number} is at the height of the hill. `.repeat(45),
      ].join('\n\n');
      site.write(`content/docs/many/moon-${number}.md`, text);
    }
    first = await built(at('large'), { args: ['--no-cache', '--concurrency', '1'] });
    expect(first.diagnostics.length).toBeGreaterThan(5);
  }, 240_000);

  it.each([
    ['4', 'cold'],
    ['2', 'warm'],
  ])(
    'with %s threads, %s',
    async (count, state) => {
      const cache = state === 'cold' ? `cache-${count}` : 'cache-4';
      const args = ['--concurrency', count, '--cache-dir', at(cache)];
      expectSame(await built(at('large'), { args }), first);
    },
    240_000,
  );
});
