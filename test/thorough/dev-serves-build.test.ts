import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type DevProcess, startDevProcess } from '../support/dev-process.js';
import { EditSequence } from '../support/edits/sequence.js';
import { copyFullSite } from '../support/full-site.js';
import { Resident } from '../support/resident.js';
import { treeDigest } from '../support/tree-digest.js';

/** Seeds of sequences of edits; `DOCSGEN_SEED=17` tries one alone. */
const seeds = process.env.DOCSGEN_SEED ? [Number(process.env.DOCSGEN_SEED)] : [4, 26];
const steps = 6;
/** Milliseconds within which a change must be served, on a busy machine. */
const patience = 30_000;
/** And after which nothing changes any more. */
const settled = 400;

const program = inject('program');
let root: string;
let builder: Resident;
const at = (name: string) => path.join(root, name);

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-dev-')));
  builder = new Resident(program);
});
afterAll(() => {
  builder?.stop();
  rmSync(root, { recursive: true });
});

/** The files of a first build, by the paths of their URLs; undefined where there are errors. */
async function built(): Promise<ReadonlyMap<string, Buffer> | undefined> {
  const args = ['--no-cache', '--silent', '--out-dir', at('dist')];
  const { exitCode } = await builder.run('build', at('site'), ...args);
  if (exitCode !== 0) return undefined;
  const { baseUrl } = JSON.parse(readFileSync(at('dist/.docsgen.json'), 'utf8'));
  const files = [...treeDigest(at('dist')).keys()].filter((name) => name !== '.docsgen.json');
  return new Map(
    files.map((name) => [baseUrl + encodeURI(name), readFileSync(path.join(at('dist'), name))]),
  );
}

/** A file as the server sends it, without the script that is in every page of it. */
async function served({ origin }: DevProcess, url: string): Promise<Buffer> {
  const response = await fetch(origin + url);
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) return Buffer.from(`status ${response.status}`);
  if (!url.endsWith('.html')) return body;
  const text = body.toString('utf8');
  return Buffer.from(
    text.replace(/<script[^>]* src="\/__docsgen\/client\.js"[^>]*><\/script>/, ''),
  );
}

async function differing(
  dev: DevProcess,
  files: ReadonlyMap<string, Buffer>,
): Promise<readonly string[]> {
  const urls: string[] = [];
  for (const [url, contents] of files) {
    if (!contents.equals(await served(dev, url))) urls.push(url);
  }
  return urls;
}

/** URLs that are not what a build writes when changes should long have been seen. */
async function wrong(
  dev: DevProcess,
  files: ReadonlyMap<string, Buffer>,
): Promise<readonly string[]> {
  const end = Date.now() + patience;
  for (;;) {
    const urls = await differing(dev, files);
    if (urls.length > 0) {
      if (Date.now() > end) return urls;
      await wait(100);
      continue;
    }
    await wait(settled);
    const later = await differing(dev, files);
    if (later.length === 0 || Date.now() > end) return later;
  }
}

it.each(seeds)(
  'docsgen dev serves what a build writes after random edits (DOCSGEN_SEED=%i)',
  async (seed) => {
    rmSync(at('site'), { recursive: true, force: true });
    await copyFullSite(at('site'), { api: seed % 4 === 0 });
    const dev = await startDevProcess(program, at('site'));
    try {
      // Drafts are shown by dev alone, as are unlisted pages in sidebars; a commit alone changes no source.
      const without = ['a draft', 'an unlisted page', 'a commit', 'no history'];
      const edits = new EditSequence(at('site'), seed, without);
      const done: string[] = [];
      for (let step = 1; step <= steps; step += 1) {
        done.push(edits.next());
        if (step === steps) done.push(edits.mend());
        const files = await built();
        if (files === undefined) continue;
        expect(await wrong(dev, files), `after ${done.join(', then ')}\n${dev.said()}`).toEqual([]);
      }
    } finally {
      await dev.stop();
    }
  },
  600_000,
);
