import {
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  failure,
  foldersBeside,
  makeTemporarySite,
  publishOptions,
  tree,
} from '../../../test/support/publication.js';
import { publish } from '../../../test/support/publish.js';
import type { OutputFile } from '../../files/output-file.js';
import { siteStamp } from './index.js';
import type { FileMark } from './site-writer.js';

let root: string;
let siteDir: string;
let outDir: string;
let reusableFolder: string;
let previousFiles: ReadonlyMap<string, FileMark>;

beforeEach(async () => {
  ({ root, siteDir, outDir } = await makeTemporarySite());
  reusableFolder = path.join(siteDir, '.docsgen/replaced');
  previousFiles = new Map();
});

afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

/** Returns the files as a build does, by path and with a key. */
function site(texts: Readonly<Record<string, string>>): readonly OutputFile[] {
  return Object.entries(texts).map(([file, contents]) => ({ path: file, key: contents, contents }));
}

const solarSystem = {
  'index.html': 'Planets',
  'docs/mars/index.html': 'Mars',
  'docs/venus/index.html': 'Venus',
  'docs/moons/io/index.html': 'Io',
};

async function build(texts: Readonly<Record<string, string>>): Promise<void> {
  const all = publishOptions({ root, siteDir, outDir }, { previousFiles, reusableFolder });
  const { value } = await publish(site(texts), all);
  ({ marks: previousFiles } = value);
  expect(siteStamp(outDir)).toBe(value.stamp);
  expect(await foldersBeside(outDir)).toEqual([]);
}

const inode = async (file = '') => (await stat(path.join(outDir, file))).ino;
const shown = async () => (({ CNAME: _, ...files }) => files)(await tree(outDir));

describe('a site built from the replaced site', () => {
  beforeEach(async () => {
    await build({ ...solarSystem, 'index.html': 'None' });
    await build({ ...solarSystem, 'index.html': 'One' });
    await build({ ...solarSystem, 'index.html': 'Two' });
  });

  it('reuses its folders and files, and changes only what differs', async () => {
    const before = [(await stat(reusableFolder)).ino, await inode('docs/mars/index.html')];
    await build(solarSystem);
    expect([await inode(), await inode('docs/mars/index.html')]).toEqual(before);
    expect(await shown()).toEqual(solarSystem);
    expect(await tree(reusableFolder)).toEqual({ ...solarSystem, 'index.html': 'Two' });
  });

  it('contains no deleted pages, even when a folder becomes a file', async () => {
    const { 'docs/moons/io/index.html': _, ...planets } = solarSystem;
    await build({ ...planets, 'docs/moons': 'No moons' });
    expect(await shown()).toEqual({ ...planets, 'docs/moons': 'No moons' });
    await build(solarSystem);
    await build({ 'index.html': 'Empty' });
    expect(await shown()).toEqual({ 'index.html': 'Empty' });
    expect(await readdir(outDir)).toHaveLength(2);
  });

  it('keeps foreign files and does not restore deleted ones', async () => {
    await writeFile(path.join(outDir, 'CNAME'), 'planets.example');
    await writeFile(path.join(outDir, 'docs/mars/note.txt'), 'mine');
    for (let times = 0; times < 3; times += 1) await build(solarSystem);
    expect(await tree(outDir)).toEqual({
      ...solarSystem,
      CNAME: 'planets.example',
      'docs/mars/note.txt': 'mine',
    });
    await rm(path.join(outDir, 'docs/mars/note.txt'));
    for (let times = 0; times < 3; times += 1) await build(solarSystem);
    expect(await tree(outDir)).toEqual({ ...solarSystem, CNAME: 'planets.example' });
  });

  it.each<[string, (file: string) => Promise<unknown>]>([
    ['changed', (file) => writeFile(file, 'Pluto')],
    ['removed', (file) => rm(file)],
    ['replaced', (file) => rm(file).then(() => writeFile(file, 'Mars'))],
    ['replaced by a link', (file) => rm(file).then(() => symlink('../../index.html', file))],
    ['replaced by a folder', (file) => rm(file).then(() => mkdir(file))],
    ['moved with its folder', (file) => rename(path.dirname(file), `${path.dirname(file)}-2`)],
    [
      'replaced, folder and all, by a link',
      async (file) => {
        await rm(path.dirname(file), { recursive: true });
        await mkdir(path.join(root, 'elsewhere'));
        await writeFile(path.join(root, 'elsewhere/index.html'), 'Mine');
        await symlink(path.join(root, 'elsewhere'), path.dirname(file));
      },
    ],
  ])('is correct after a file was %s in the replaced site', async (_, meddle) => {
    await meddle(path.join(reusableFolder, 'docs/mars/index.html'));
    await build(solarSystem);
    expect(await shown()).toEqual(solarSystem);
    expect((await lstat(path.join(outDir, 'docs/mars'))).isDirectory()).toBe(true);
    const outside = path.join(root, 'elsewhere/index.html');
    expect(await readFile(outside, 'utf8').catch(() => 'Mine')).toBe('Mine');
  });

  it('is correct after a published file was changed in place', async () => {
    await writeFile(path.join(outDir, 'docs/mars/index.html'), 'Pluto');
    await build(solarSystem);
    expect(await shown()).toEqual(solarSystem);
  });

  it('is published again after the published site was removed', async () => {
    await rm(outDir, { recursive: true });
    await build(solarSystem);
    expect(await shown()).toEqual(solarSystem);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'a link',
      () => rm(reusableFolder, { recursive: true }).then(() => symlink(root, reusableFolder)),
    ],
    [
      'a file',
      () => rm(reusableFolder, { recursive: true }).then(() => writeFile(reusableFolder, '')),
    ],
    [
      'gone with all that docsgen keeps',
      () => rm(path.dirname(reusableFolder), { recursive: true }),
    ],
  ])('is built from scratch when the replaced site is %s', async (_, meddle) => {
    await meddle();
    await build(solarSystem);
    await build(solarSystem);
    expect(await shown()).toEqual(solarSystem);
    expect((await lstat(outDir)).isDirectory()).toBe(true);
  });

  it('keeps the published site after an error', async () => {
    const before = await shown();
    const taken = [...site(solarSystem), ...site({ 'index.html/more.html': 'More' })];
    const all = publishOptions({ root, siteDir, outDir }, { previousFiles, reusableFolder });
    const [problem] = await failure(publish(taken, all));
    expect(problem?.code).toBe('build/output-path');
    expect(await shown()).toEqual(before);
    expect(await foldersBeside(outDir)).toEqual([]);
  });

  it('is complete when several processes publish at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const words = ['a', 'b', 'c'];
      const all = publishOptions({ root, siteDir, outDir }, { previousFiles, reusableFolder });
      const published = await Promise.all(
        words.map((word) => publish(site({ ...solarSystem, 'word.html': word }), all)),
      );
      expect(words).toContain((await shown())['word.html']);
      expect(await shown()).toMatchObject(solarSystem);
      expect(await foldersBeside(outDir)).toEqual([]);
      previousFiles = published[round % 3]?.value.marks ?? previousFiles;
    }
  });
});
