import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sha256 } from '../../files/sha256.js';
import { LazyFile } from './lazy-file.js';
import { statStamp } from './stat-stamp.js';

let root: string;
let file: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'docsgen-lazy-file-'));
  file = path.join(root, 'mars.md');
  await writeFile(file, 'red');
});
afterEach(() => rm(root, { recursive: true }));

const opened = async (digest?: string) => new LazyFile(file, statStamp(await stat(file)), digest);
const textOf = ({ contents }: LazyFile) => Buffer.from(contents).toString();

it('returns contents and digest of an unchanged file', async () => {
  const mars = await opened();
  expect(textOf(mars)).toBe('red');
  expect(mars.digest).toBe(sha256('red'));
  expect(textOf(mars)).toBe('red');
});

it('returns a known digest without reading the file', async () => {
  const mars = await opened('known');
  await writeFile(file, 'rust');
  expect(mars.digest).toBe('known');
});

it.each([
  ['unknown', false, undefined],
  ['read before the change', true, undefined],
  ['known', false, sha256('red')],
])(
  'returns changed contents under a new digest when the digest was %s',
  async (_, isReadBefore, digest) => {
    const mars = await opened(digest);
    if (isReadBefore) expect(mars.digest).toBe(sha256('red'));
    await writeFile(file, 'rust');
    expect(textOf(mars)).toBe('rust');
    expect([sha256('red'), sha256('rust')]).not.toContain(mars.digest);
    const other = await opened();
    await writeFile(file, 'rusty');
    expect(textOf(other)).toBe('rusty');
    expect(other.digest).not.toBe(mars.digest);
  },
);

it('returns empty contents for a deleted file', async () => {
  const mars = await opened();
  await rm(file);
  expect(textOf(mars)).toBe('');
  expect(mars.digest).not.toBe(sha256(''));
});
