import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StatCache } from '../../src/pipeline/stat-cache.js';
import { digest } from '../../src/pipeline/theme/index.js';

const script = pathToFileURL(
  path.resolve(import.meta.dirname, '../../lib/pipeline/stat-worker.js'),
);
/** As many as a thread is worth. */
const names = Array.from({ length: 4_000 }, (_, index) => `content/${index % 40}/${index}.md`);

let root: string;
const record = () => path.join(root, 'sources.json');
const at = (name: string) => path.join(root, name);
/** Some time after what was written before. */
const looks = () => new StatCache(root, record(), () => Date.now() + 60_000);

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-early-')));
  for (let folder = 0; folder < 40; folder += 1) {
    await mkdir(at(`content/${folder}`), { recursive: true });
  }
  for (const name of names) await writeFile(at(name), name);
  const first = looks();
  for (const name of names) first.read(at(name));
  first.keep();
});
afterAll(() => rm(root, { recursive: true }));

const digestIn = (read: ReturnType<StatCache['read']>) =>
  read && 'digest' in read ? read.digest : undefined;
const digests = (of: StatCache) => names.map((name) => digestIn(of.read(at(name))));

describe('stat cache with a background thread', () => {
  it.each([0, 2_000])('returns the right digests after %i ms', async (pause) => {
    const early = looks();
    expect(early.begin(script)).toBe(true);
    await wait(pause);
    expect(digests(early)).toEqual(names.map(digest));
  });

  it('notices changed and deleted files', async () => {
    const [first = '', last = ''] = [names[0], names.at(-1)];
    await writeFile(at(first), 'rust');
    await rm(at(last));
    const early = looks();
    expect(early.begin(script)).toBe(true);
    await wait(2_000);
    expect(digestIn(early.read(at(first)))).toBe(digest('rust'));
    expect(early.read(at(last))).toBeUndefined();
    await writeFile(at(first), first);
    await writeFile(at(last), last);
  });

  it('reads the files itself if the thread cannot start', () => {
    const here = looks();
    expect(here.begin(pathToFileURL(at('nowhere.js')))).toBe(false);
    expect(digests(here)).toEqual(names.map(digest));
  });
});
