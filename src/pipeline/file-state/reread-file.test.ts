import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sha256 } from '../../files/sha256.js';
import { RereadFile } from './reread-file.js';
import { statSignature } from './stat-stamp.js';

let root: string;
let file: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'docsgen-unheld-'));
  file = path.join(root, 'mars.md');
  await writeFile(file, 'red');
});
afterEach(() => rm(root, { recursive: true }));

const opened = async () => new RereadFile(file, statSignature(await stat(file)));
const unheldFileText = ({ contents }: RereadFile) => Buffer.from(contents).toString();

it('returns contents and digest of an unchanged file', async () => {
  const mars = await opened();
  expect(unheldFileText(mars)).toBe('red');
  expect(mars.digest).toBe(sha256('red'));
  expect(unheldFileText(mars)).toBe('red');
});

it.each(['before', 'after'])(
  'returns changed contents under a new digest when the digest was read %s the change',
  async (when) => {
    const mars = await opened();
    if (when === 'before') expect(mars.digest).toBe(sha256('red'));
    await writeFile(file, 'rust');
    expect(unheldFileText(mars)).toBe('rust');
    expect([sha256('red'), sha256('rust')]).not.toContain(mars.digest);
    const other = await opened();
    await writeFile(file, 'rusty');
    expect(unheldFileText(other)).toBe('rusty');
    expect(other.digest).not.toBe(mars.digest);
  },
);

it('returns empty contents for a deleted file', async () => {
  const mars = await opened();
  await rm(file);
  expect(unheldFileText(mars)).toBe('');
  expect(mars.digest).not.toBe(sha256(''));
});
