import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCache } from './open-cache.js';
import { readPack, writePack } from './pack.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'docsgen-cache-'));
});
afterEach(async () => {
  await chmod(folder, 0o755);
  await rm(folder, { recursive: true });
});

const planets = new Map(
  ['Mars', 'Vénus\n', '', '金星'].map((name) => [
    name,
    { key: `of ${name}`, bytes: Buffer.from(`"${name}"`) },
  ]),
);

describe('a pack of values', () => {
  it('comes back as it was written', () => {
    expect(readPack(writePack(planets))).toEqual(planets);
    expect(readPack(writePack(new Map()))).toEqual(new Map());
  });

  it('gives only what is whole, wherever it was cut off', () => {
    const pack = writePack(planets);
    for (let length = 0; length < pack.byteLength; length += 1) {
      const entries = [...readPack(pack.subarray(0, length))];
      expect(entries).toEqual([...planets].slice(0, entries.length));
    }
  });

  it('gives nothing that has been changed, whichever byte it was', () => {
    const pack = writePack(planets);
    for (let at = 0; at < pack.byteLength; at += 1) {
      const changed = Buffer.from(pack);
      changed[at] = (changed[at] ?? 0) ^ 1;
      for (const [name, { key, bytes }] of readPack(changed)) {
        const known = planets.get(name);
        // A name that was changed stands for nothing that a build asks for.
        if (known) expect({ key, bytes }).toEqual(known);
      }
    }
  });
});

describe('the cache in a folder', () => {
  const page = { key: 'props', value: '<p>Mars' };

  it('gives the next build what the last one has left', async () => {
    const first = await openCache(folder, 'docsgen');
    first.cache.pages.keep('mars.html', page);
    expect(await first.save()).toEqual([]);
    const next = await openCache(folder, 'docsgen');
    expect(next.cache.pages.find('mars.html')).toEqual(page);
    expect(next.cache.pages.find('venus.html')).toBeUndefined();
  });

  it('forgets what the last build had no use for', async () => {
    const first = await openCache(folder, 'docsgen');
    first.cache.pages.keep('mars.html', page);
    first.cache.pages.keep('venus.html', page);
    await first.save();
    const second = await openCache(folder, 'docsgen');
    second.cache.pages.find('venus.html');
    await second.save();
    const third = await openCache(folder, 'docsgen');
    expect(third.cache.pages.find('mars.html')).toBeUndefined();
    expect(third.cache.pages.find('venus.html')).toEqual(page);
  });

  it('is not believed where another docsgen has made it', async () => {
    const first = await openCache(folder, 'docsgen');
    first.cache.pages.keep('mars.html', page);
    await first.save();
    const next = await openCache(folder, 'another docsgen');
    expect(next.cache.pages.find('mars.html')).toBeUndefined();
  });

  it('is left as it is where nothing is new', async () => {
    const first = await openCache(folder, 'docsgen');
    first.cache.pages.keep('mars.html', page);
    await first.save();
    const [name = ''] = await readdir(folder);
    const file = path.join(folder, name);
    await chmod(file, 0o444);
    const before = await readFile(file);
    const next = await openCache(folder, 'docsgen');
    next.cache.pages.find('mars.html');
    expect(await next.save()).toEqual([]);
    expect(await readdir(folder)).toEqual([name]);
    expect(await readFile(file)).toEqual(before);
  });

  it('is a warning where it cannot be written', async () => {
    const file = path.join(folder, 'a file');
    await writeFile(file, '');
    const { cache, save } = await openCache(path.join(file, 'cache'), 'docsgen');
    cache.pages.keep('mars.html', page);
    expect(await save()).toMatchObject([{ code: 'build/cache-not-written', severity: 'warning' }]);
  });
});
