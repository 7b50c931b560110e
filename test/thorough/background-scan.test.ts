import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BackgroundScan } from '../../src/pipeline/publish/background-scan.js';
import { type FileMark, publish, type RecordedFolders } from '../../src/pipeline/publish/index.js';
import { makeTemporarySite, publishOptions } from '../support/publication.js';

const script = pathToFileURL(
  path.resolve(import.meta.dirname, '../../lib/pipeline/publish/scan-worker.js'),
);
/** As many as a thread is worth. */
const names = Array.from({ length: 8_000 }, (_, index) => `docs/${index % 80}/${index}.html`);

let root: string;
let siteDir: string;
let outDir: string;
let spare: string;
let known: ReadonlyMap<string, FileMark>;
let left: RecordedFolders | undefined;
let looking: BackgroundScan | undefined;

beforeEach(async () => {
  ({ root, siteDir, outDir } = await makeTemporarySite());
  spare = path.join(siteDir, '.docsgen/spare');
  [known, left] = [new Map(), undefined];
  for (const text of ['One', 'Two']) {
    const files = names.map((name, row) => {
      const contents = row === 0 ? text : name;
      return { path: name, key: contents, contents };
    });
    const options = publishOptions({ root, siteDir, outDir }, { known, left, spare });
    const { value } = await publish(files, options);
    ({ marks: known, left } = value);
  }
});
afterEach(async () => {
  await looking?.stop();
  await rm(root, { recursive: true, force: true });
});

const begin = () => BackgroundScan.begin(outDir, spare, known, left, script);

describe('background scan of the output folder', () => {
  it('returns results for the site and the spare folder that it scanned', async () => {
    const taken = `${spare}-taken`;
    looking = begin();
    expect((await looking?.site(left?.manifest))?.foreign).toEqual([]);
    expect(await looking?.site('another')).toBeUndefined();
    await rename(spare, taken);
    const seen = await looking?.spare(taken);
    const missing = names.filter((name) => !seen?.hasFile(name, known.get(name)?.stamp));
    expect(missing).toEqual(names.slice(0, 1));
    expect(await looking?.spare(outDir)).toBeUndefined();
  });

  it('returns nothing for a site with files that docsgen did not write', async () => {
    await writeFile(path.join(outDir, 'CNAME'), 'planets.example');
    looking = begin();
    expect(await looking?.site(left?.manifest)).toBeUndefined();
  });

  it('returns nothing when it was stopped, and does not start for few files or without a spare', async () => {
    looking = begin();
    await looking?.stop();
    expect(await looking?.site(left?.manifest)).toBeUndefined();
    expect(BackgroundScan.begin(outDir, undefined, known, left, script)).toBeUndefined();
    expect(BackgroundScan.begin(outDir, spare, known, undefined, script)).toBeUndefined();
    const few = new Map([...known].slice(0, 100));
    expect(BackgroundScan.begin(outDir, spare, few, left, script)).toBeUndefined();
  });
});
