import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { waitUntilWritten } from './wait-until-written.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'docsgen-emptied-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('waits until a file that was just emptied is written', async () => {
  const file = path.join(folder, 'mars.md');
  await writeFile(file, '');
  setTimeout(() => void writeFile(file, '# Mars\n'), 100);
  await waitUntilWritten([file]);
  expect(await readFile(file, 'utf8')).toBe('# Mars\n');
});

it('accepts a file that stays empty, and does not wait for deleted files', async () => {
  const file = path.join(folder, 'mars.md');
  await writeFile(file, '');
  const before = performance.now();
  await waitUntilWritten([file, path.join(folder, 'venus.md'), folder]);
  expect(performance.now() - before).toBeGreaterThan(300);
});
