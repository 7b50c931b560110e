import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { Random } from '../support/edits/random.js';
import { copyFullSite } from '../support/full-site.js';
import { Resident } from '../support/resident.js';
import { differences, treeDigest } from '../support/tree-digest.js';

const seed = 1;
const flips = 6;

const program = inject('program');
let root: string;
let docsgen: Resident;
/** What a build without a cache makes, and says. */
let files: ReadonlyMap<string, string>;
let diagnostics: unknown;
const at = (name: string) => path.join(root, name);
const cache = () => at('site/.docsgen/cache');
const kept = () => readdirSync(cache()).toSorted();

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-damage-')));
  docsgen = new Resident(program);
  const site = await copyFullSite(at('site'));
  // Something to say, which is kept, too.
  site.change('content/docs/mars.md', (text) => `${text}\n[Away](./away.md)\n`);
  ({ files, diagnostics } = await built('--no-cache'));
  await built();
  cpSync(cache(), at('cache'), { recursive: true });
});
afterEach(() => {
  rmSync(cache(), { recursive: true, force: true });
  cpSync(at('cache'), cache(), { recursive: true });
});
afterAll(() => {
  docsgen?.stop();
  rmSync(root, { recursive: true });
});

/** Builds the site anew, with what the cache holds now. */
async function built(...args: readonly string[]) {
  rmSync(at('site/dist'), { recursive: true, force: true });
  const { exitCode, stdout, stderr } = await docsgen.run('build', at('site'), '--json', ...args);
  expect(exitCode, stderr).toBe(0);
  return {
    files: treeDigest(at('site/dist')),
    diagnostics: JSON.parse(stdout).diagnostics,
  };
}

/** The next build is as if there was no cache, and leaves a good one. */
async function expectAsCold(what: string): Promise<void> {
  for (const time of ['at once', 'the next time']) {
    const now = await built();
    expect(differences(now.files, files), `${what}, ${time}`).toEqual([]);
    expect(now.diagnostics, `${what}, ${time}`).toEqual(diagnostics);
  }
}

/** Where a file of entries (a line, then a value) may be cut off. */
const places: Readonly<Record<string, (contents: Buffer) => number>> = {
  'before its first byte': () => 0,
  'in its first line': () => 5,
  'after its first line': (contents) => contents.indexOf(10) + 1,
  'in the head of an entry': (contents) => contents.indexOf(10) + 20,
  'after the head of an entry': (contents) => contents.indexOf(10, contents.indexOf(10) + 1) + 1,
  'in the middle': ({ length }) => Math.floor(length / 2),
  'before its last byte': ({ length }) => length - 1,
};

describe('build output equals that of a first build if the cache', { timeout: 240_000 }, () => {
  it.each(Object.entries(places))(
    'is truncated, each file %s',
    async (where, placeIn) => {
      for (const name of kept()) {
        const file = path.join(cache(), name);
        const contents = readFileSync(file);
        truncateSync(file, Math.min(Math.max(placeIn(contents), 0), contents.length));
      }
      await expectAsCold(where);
    },
    120_000,
  );

  it('has flipped bits', async () => {
    const random = new Random(seed);
    for (let flip = 0; flip < flips; flip += 1) {
      const done: string[] = [];
      // One in every file: what is read of one may depend on another.
      for (const name of kept()) {
        const contents = readFileSync(path.join(cache(), name));
        const place = random.below(contents.length);
        const bit = 1 << random.below(8);
        contents.writeUInt8(contents.readUInt8(place) ^ bit, place);
        writeFileSync(path.join(cache(), name), contents);
        done.push(`${name}: bit ${bit} of byte ${place}`);
      }
      const now = await built();
      expect(differences(now.files, files), done.join(', ')).toEqual([]);
      expect(now.diagnostics, done.join(', ')).toEqual(diagnostics);
    }
  });

  it('has lost some of its files', async () => {
    for (const name of kept().filter((_, index) => index % 2 === 0)) {
      rmSync(path.join(cache(), name));
    }
    await expectAsCold('lost');
  });

  it('has folders in place of files', async () => {
    for (const name of kept()) {
      rmSync(path.join(cache(), name));
      mkdirSync(path.join(cache(), name));
    }
    const { files: now } = await built();
    expect(differences(now, files)).toEqual([]);
  });

  it('is a file', async () => {
    rmSync(cache(), { recursive: true });
    writeFileSync(cache(), 'no folder');
    const { files: now } = await built();
    expect(differences(now, files)).toEqual([]);
    rmSync(cache());
  });

  it('was written by another docsgen version', async () => {
    const before = treeDigest(cache());
    cpSync(path.dirname(path.dirname(program)), at('another'), { recursive: true });
    writeFileSync(at('another/lib/build-id'), 'another');
    const another = new Resident(at('another/bin/docsgen.js'));
    const { exitCode } = await another.run('build', at('site'), '--out-dir', at('dist'));
    another.stop();
    expect(exitCode).toBe(0);
    expect(differences(treeDigest(at('dist')), files)).toEqual([]);
    const own = treeDigest(cache());
    for (const [name, contents] of before) expect(own.get(name), name).toBe(contents);
  });

  it('was copied from another folder', async () => {
    cpSync(at('cache'), at('carried'), { recursive: true });
    expect(differences((await built('--cache-dir', at('carried'))).files, files)).toEqual([]);
  });

  it.skipIf(process.getuid?.() === 0)('is not readable', async () => {
    for (const name of kept()) chmodSync(path.join(cache(), name), 0);
    const { files: now } = await built();
    expect(differences(now, files)).toEqual([]);
  });
});
