import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DiagnosticError } from '../../src/diagnostics/diagnostic.js';
import { BackgroundWriter } from '../../src/pipeline/publish/background-writer.js';
import { SiteWriter } from '../../src/pipeline/publish/site-writer.js';

const script = pathToFileURL(
  path.resolve(import.meta.dirname, '../../lib/pipeline/publish/writer-worker.js'),
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
  writer = new BackgroundWriter(placeIn(folder), undefined, script);
});
afterEach(async () => {
  await writer.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('background writer', () => {
  it('writes the same files as a writer at the end of the build', async () => {
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

  it('skips files that the old site may already contain', () => {
    const [page] = pages;
    const known = new Map([['index.html', { digest: '', key: page?.key, bytes: 0, stamp: '' }]]);
    const other = new BackgroundWriter({ ...placeIn(folder), known }, undefined, script);
    if (page) other.take(page);
    expect(page && other.has(page)).toBe(false);
  });

  it('links files into the spare folder when it has nothing to write', async () => {
    const spare = path.join(folder, 'spare');
    const other = new BackgroundWriter(placeIn(folder), spare, script);
    const large = Array.from({ length: 50 }, (_, index) => ({
      path: `docs/${index}/index.html`,
      key: 'large',
      contents: 'x'.repeat(30_000),
    }));
    for (const page of large) other.take(page);
    // What was taken last goes with the end, after which nothing is linked.
    await vi.waitFor(() => readFile(path.join(spare, 'docs/20/index.html')), 10_000);
    const marks = await other.finish();
    const linked = await readdir(path.join(spare, 'docs'));
    await other.stop();
    expect(marks.size).toBe(large.length);
    expect(await readdir(path.join(spare, 'docs'))).toEqual(linked);
    for (const name of linked) {
      const file = `docs/${name}/index.html`;
      expect((await stat(path.join(spare, file))).ino).toBe(
        (await stat(path.join(folder, file))).ino,
      );
    }
  });

  it('rejects two files with the same path', async () => {
    for (const page of [...pages, { path: 'index.html', key: 'another', contents: 'another' }])
      writer.take(page);
    const failure: unknown = await writer.finish().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DiagnosticError);
    expect(failure).toMatchObject({ diagnostics: [{ code: 'build/output-path' }] });
  });

  it('fails the publication when files cannot be written', async () => {
    await rm(folder, { recursive: true });
    for (const page of pages) writer.take(page);
    await expect(writer.finish()).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('writes nothing when it gets no files', async () => {
    expect(await writer.finish()).toEqual(new Map());
  });
});
