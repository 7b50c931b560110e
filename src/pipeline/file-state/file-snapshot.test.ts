import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { timeSlices } from '../time-slice.js';
import { FileSnapshot } from './file-snapshot.js';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'docsgen-known-'));
});
afterEach(() => rm(root, { recursive: true }));

const name = 'mars.md';
const write = (text: string) => writeFile(path.join(root, name), text);

const read = (files: FileSnapshot, file = name) =>
  files.readFound({ file: path.join(root, file), isLink: false });
const snapshotText = (files: FileSnapshot) => {
  const found = read(files);
  return found && 'contents' in found ? Buffer.from(found.contents).toString() : '';
};

it('returns the same file object while the file is unchanged', async () => {
  await write('red');
  await new Promise((resolve) => setTimeout(resolve, 60));
  const files = new FileSnapshot();
  const first = read(files);
  expect(snapshotText(files)).toBe('red');
  expect(read(files)).toBe(first);
});

it('returns new contents even with the same size and modification time', async () => {
  const files = new FileSnapshot();
  const time = new Date(2020, 1, 1);
  for (const text of ['red', 'tan', 'sad', 'raw', 'fat']) {
    await write(text);
    await utimes(path.join(root, name), time, time);
    expect(snapshotText(files)).toBe(text);
  }
});

it('returns nothing for missing and deleted files', async () => {
  const files = new FileSnapshot();
  await write('red');
  expect(read(files)).toBeDefined();
  for (const missing of ['venus.md', 'venus/moon.md', 'mars.md/moon.md', '.']) {
    expect(read(files, missing)).toBeUndefined();
  }
  await rm(path.join(root, name));
  expect(read(files)).toBeUndefined();
  await write('red');
  expect(snapshotText(files)).toBe('red');
});

it('lists files that were changed or deleted since they were read', async () => {
  const files = new FileSnapshot();
  const names = ['mars.md', 'venus.md', 'moon.md'].map((one) => path.join(root, one));
  for (const file of names) {
    await writeFile(file, 'red');
    files.readFound({ file, isLink: false });
  }
  const changed = () => files.changed(timeSlices());
  expect(await changed()).toEqual([]);
  await write('tan');
  await rm(path.join(root, 'moon.md'));
  await writeFile(path.join(root, 'venus.md'), 'red');
  expect(await changed()).toEqual([names[0], names[2]]);
});
