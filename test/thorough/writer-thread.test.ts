import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OutputFile } from '../../src/files/output-file.js';
import type { openPublication as OpenPublication } from '../../src/pipeline/publish/index.js';
import { SiteWriter } from '../../src/pipeline/publish/site-writer.js';
import { WriterThread } from '../../src/pipeline/publish/writer-thread.js';
import { foldersBeside, publishOptions, tree } from '../support/publication.js';

const script = pathToFileURL(
  path.resolve(import.meta.dirname, '../../lib/pipeline/publish/writer-worker.js'),
);
const pages = [
  'index.html',
  'docs/mars/index.html',
  'docs/mars/moons/index.html',
  'docs/mars.md',
].map((name) => ({ path: name, key: `key of ${name}`, contents: `<p>Vénus, ${name}` }));

let root: string;
let folder: string;
let thread: WriterThread;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'docsgen-writer-'));
  folder = path.join(root, 'early');
  await mkdir(folder);
  thread = new WriterThread(folder, script);
});
afterEach(async () => {
  await thread.close();
  await rm(root, { recursive: true, force: true });
});

function add(files: readonly OutputFile[]): void {
  for (const file of files) thread.add(file);
}

describe('writer thread', () => {
  it('writes the same files as a writer at the end of the build', async () => {
    add(pages);
    const written = await thread.finish(pages);
    const other = path.join(root, 'late');
    await mkdir(other);
    const late = new SiteWriter({ folder: other, oldFolder: other, previousFiles: new Map() });
    for (const page of pages) {
      late.write(page);
      expect(await readFile(path.join(folder, page.path), 'utf8')).toBe(page.contents);
    }
    const facts = (marks: ReadonlyMap<string, { digest: string; key?: string | undefined }>) =>
      [...marks].map(([name, { digest, key }]) => [name, digest, key]);
    expect(facts(written ?? new Map())).toEqual(facts(late.marks));
  });

  it('leaves files without a key to the end', async () => {
    const [page, ...others] = pages;
    const plain = { path: page?.path ?? '', contents: 'Planets' };
    add([plain, ...others]);
    expect(thread.has(plain)).toBe(false);
    const written = await thread.finish([plain, ...others]);
    expect(written?.size).toBe(others.length);
  });

  it('returns nothing if a file does not belong to the site after all', async () => {
    add(pages);
    expect(await thread.finish(pages.slice(1))).toBeUndefined();
  });

  it('returns nothing if a file belongs to the site in another form', async () => {
    add(pages);
    const changed = pages.map((page, index) => (index === 0 ? { ...page, key: 'another' } : page));
    expect(await thread.finish(changed)).toBeUndefined();
  });

  it('returns nothing if two files have the same path', async () => {
    const twins = [...pages, { path: 'index.html', key: 'another', contents: 'Another' }];
    add(twins);
    expect(await thread.finish(twins)).toBeUndefined();
  });

  it('returns nothing if files cannot be written', async () => {
    await rm(folder, { recursive: true });
    add(pages);
    expect(await thread.finish(pages)).toBeUndefined();
  });

  it('writes nothing without its script', async () => {
    const none = new WriterThread(folder, new URL('none.js', import.meta.url));
    for (const page of pages) none.add(page);
    expect(await none.finish(pages)).toEqual(new Map());
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a publication that begins to write early', () => {
  // Compiled, because the thread is compiled.
  const compiled = pathToFileURL(
    path.resolve(import.meta.dirname, '../../lib/pipeline/publish/index.js'),
  );

  async function publishEarly(early: readonly OutputFile[], all: readonly OutputFile[]) {
    const { openPublication }: { openPublication: typeof OpenPublication } = await import(
      compiled.href
    );
    const site = { root, siteDir: path.join(root, 'site'), outDir: path.join(root, 'site/dist') };
    await mkdir(site.siteDir);
    const options = publishOptions(site, {});
    const { value: publication } = await openPublication(options);
    try {
      for (const file of early) publication.begin(file);
      for (const file of all) publication.write(file);
      const { value } = await publication.finish(options);
      return { files: value.files, tree: await tree(site.outDir) };
    } finally {
      await publication.discard();
      expect(await foldersBeside(site.outDir)).toEqual([]);
    }
  }
  const expected = Object.fromEntries(
    pages.map(({ path: name, contents }) => [name, Buffer.from(contents).toString('latin1')]),
  );

  it('contains early and late files', async () => {
    const published = await publishEarly(pages.slice(0, 2), pages);
    expect(published).toEqual({ files: pages.length, tree: expected });
  });

  it('writes everything again if an early file does not belong to the site', async () => {
    const other = { path: 'docs/venus.md', key: 'venus', contents: 'Venus' };
    const published = await publishEarly([...pages, other], pages);
    expect(published).toEqual({ files: pages.length, tree: expected });
  });

  it('reports two files with the same path', async () => {
    const twins = [...pages, { path: 'index.html', key: 'another', contents: 'Another' }];
    await expect(publishEarly(twins, twins)).rejects.toMatchObject({
      diagnostics: [{ code: 'build/output-path' }],
    });
  });
});
