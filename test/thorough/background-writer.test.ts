import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BackgroundWriter } from '../../src/build/publish/background-writer.js';
import { SiteWriter } from '../../src/build/publish/site-writer.js';
import { DiagnosticError } from '../../src/model/index.js';

const script = pathToFileURL(
  path.resolve(import.meta.dirname, '../../lib/build/publish/writer-worker.js'),
);
const pages = [
  'index.html',
  'docs/mars/index.html',
  'docs/mars/moons/index.html',
  'docs/mars.md',
].map((name) => ({ path: name, key: `key of ${name}`, contents: `<p>Vénus, ${name}` }));

let folder: string;
let writer: BackgroundWriter;
const placeIn = (name: string) => ({
  folder: name,
  oldFolder: path.join(name, 'old'),
  known: new Map(),
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'docsgen-writer-'));
  writer = new BackgroundWriter(placeIn(folder), script);
});
afterEach(async () => {
  await writer.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('files that are written while others are made', () => {
  it('are the ones that would be written at the end', async () => {
    for (const page of pages) writer.take(page);
    const marks = await writer.finish();
    for (const page of pages) {
      expect(writer.has(page)).toBe(true);
      expect(await readFile(path.join(folder, page.path), 'utf8')).toBe(page.contents);
    }
    const other = await mkdtemp(path.join(tmpdir(), 'docsgen-writer-'));
    const atTheEnd = new SiteWriter(placeIn(other));
    for (const page of pages) atTheEnd.write(page);
    const known = (all: typeof atTheEnd.marks) =>
      [...all].map(([name, { digest, key, bytes }]) => [name, digest, key, bytes]);
    expect(known(new Map(marks))).toEqual(known(atTheEnd.marks));
    await rm(other, { recursive: true });
  });

  it('are left to the end where the old site may have them', () => {
    const [page] = pages;
    const known = new Map([['index.html', { digest: '', key: page?.key, bytes: 0, stamp: '' }]]);
    const other = new BackgroundWriter({ ...placeIn(folder), known }, script);
    if (page) other.take(page);
    expect(page && other.has(page)).toBe(false);
  });

  it('may not have the same path', async () => {
    for (const page of [...pages, { path: 'index.html', key: 'another', contents: 'another' }])
      writer.take(page);
    const failure: unknown = await writer.finish().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DiagnosticError);
    expect(failure).toMatchObject({ diagnostics: [{ code: 'build/output-path' }] });
  });

  it('fail the publication where they cannot be written', async () => {
    await rm(folder, { recursive: true });
    for (const page of pages) writer.take(page);
    await expect(writer.finish()).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('are none where nothing was given', async () => {
    expect(await writer.finish()).toEqual(new Map());
  });
});
