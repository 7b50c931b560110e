import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTemporarySite, publishOptions } from '../../../test/support/publication.js';
import { publish, type RecordedFolders } from './index.js';
import { parentFolders } from './output-path.js';
import { identityOfSpare, ScannedSpare, scanOutput } from './output-scan.js';
import type { FileMark } from './site-writer.js';
import { TargetFolder } from './target-folder.js';

let root: string;
let siteDir: string;
let outDir: string;
let spare: string;
let known: ReadonlyMap<string, FileMark>;
let left: RecordedFolders | undefined;

beforeEach(async () => {
  ({ root, siteDir, outDir } = await makeTemporarySite());
  spare = path.join(siteDir, '.docsgen/spare');
  known = new Map();
  left = undefined;
  for (const text of ['One', 'Two', 'Three']) await build(text);
  // A folder that changed a moment ago does not count as rested.
  await wait(60);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const files = ['index.html', 'docs/mars/index.html', 'docs/venus/index.html'];

/** Builds a site in which only one file changes. */
async function build(text: string): Promise<void> {
  await wait(60);
  const site = files.map((file) => {
    const contents = file === 'index.html' ? text : file;
    return { path: file, key: contents, contents };
  });
  const options = publishOptions({ root, siteDir, outDir }, { known, left, spare });
  const { value } = await publish(site, options);
  ({ marks: known, left } = value);
}

function seen() {
  return scanOutput({
    outDir,
    spare,
    files: [...known.keys()],
    stamps: [...known.values()].map(({ stamp }) => stamp),
    siteFolders: left?.site ?? new Map(),
    spareFolders: left?.spare ?? new Map(),
  });
}

describe('the output scan', () => {
  it('finds files of the spare site that differ from the published site', async () => {
    expect([...seen().otherFiles]).toEqual(['index.html']);
    // Both sites share this file as hard links.
    await writeFile(path.join(outDir, 'docs/mars/index.html'), 'Pluto');
    await rm(path.join(spare, 'docs/venus/index.html'));
    expect([...seen().otherFiles]).toEqual(files);
  });

  it('finds folders with added or removed entries', async () => {
    expect([...(left?.spare.keys() ?? [])]).toContain('docs/mars');
    expect(seen().otherFolders.has('docs/mars')).toBe(false);
    await writeFile(path.join(spare, 'docs/mars/note.txt'), 'mine');
    expect([...seen().otherFolders]).toEqual(['docs/mars']);
  });

  it('finds files in the site that docsgen did not make', async () => {
    expect(seen().surveyed.foreign).toEqual([]);
    await writeFile(path.join(outDir, 'docs/note.txt'), 'mine');
    expect(seen().surveyed.foreign).toEqual([{ path: 'docs/note.txt', kind: 'file' }]);
  });

  it('recognizes a spare site after a move, but not after it was published', async () => {
    const before = identityOfSpare(spare);
    await rename(spare, `${spare}-2`);
    expect(identityOfSpare(`${spare}-2`)).toBe(before);
    expect(identityOfSpare(spare)).toBeUndefined();
    await rename(`${spare}-2`, spare);
    await build('Four');
    await build('Five');
    expect(identityOfSpare(spare)).not.toBe(before);
  });

  it('gives a publication the same results as its own scan', () => {
    const early = new ScannedSpare(seen(), known, left?.spare ?? new Map());
    expect(early.hasFile('docs/mars/index.html', known.get('docs/mars/index.html')?.stamp)).toBe(
      true,
    );
    expect(early.hasFile('docs/mars/index.html', 'another')).toBe(false);
    expect(early.hasFile('index.html', known.get('index.html')?.stamp)).toBe(false);
    expect(early.hasFile('docs/pluto/index.html', undefined)).toBe(false);
    expect(early.folder('docs/pluto')).toBeUndefined();
    const tree = { files: new Set(files), folders: parentFolders(files) };
    const clear = (seenSpare?: ScannedSpare) =>
      TargetFolder.cleared(spare, tree, { folders: left?.spare, names: files, seen: seenSpare });
    const [own, told] = [clear(), clear(early)];
    expect(told.stamps).toEqual(own.stamps);
    for (const folder of parentFolders(files)) expect(told.hasFolder(folder)).toBe(true);
    for (const file of files) {
      const stamp = known.get(file)?.stamp;
      expect(told.keeps(file, stamp)).toBe(own.keeps(file, stamp));
    }
  });
});
