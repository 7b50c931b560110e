import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageFacts } from '../../site/index.js';
import { openCache } from './open-cache.js';
import { Pack, type PackedEntry, PackPieces } from './pack.js';

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

const packOfAll = (entries: Iterable<readonly [string, PackedEntry]>) =>
  Buffer.concat([...new PackPieces().of(entries)]);
const whole = packOfAll(planets);

async function contentsPack(contents: Uint8Array): Promise<Pack> {
  const file = path.join(folder, 'planets.pack');
  await writeFile(file, contents);
  return Pack.open(file);
}

function packEntries(pack: Pack): (readonly [string, PackedEntry])[] {
  const entries = [...pack.names()].flatMap((name) => {
    const packed = pack.read(name);
    return packed ? [[name, packed] as const] : [];
  });
  pack.close();
  return entries;
}

describe('a cache pack', () => {
  it('returns the values that were written', async () => {
    expect(packEntries(await contentsPack(whole))).toEqual([...planets]);
    expect(packEntries(await contentsPack(packOfAll([])))).toEqual([]);
  });

  it('returns only complete entries when it is truncated at any byte', async () => {
    for (let length = 0; length < whole.byteLength; length += 1) {
      const pack = await contentsPack(whole.subarray(0, length));
      const entries = packEntries(pack);
      expect(entries).toEqual([...planets].slice(0, entries.length));
      expect(pack.isWhole && entries.length > 0).toBe(
        length === packOfAll([...planets].slice(0, entries.length)).length && entries.length > 0,
      );
    }
  });

  it('returns no corrupted entry, whichever byte is damaged', async () => {
    for (let at = 0; at < whole.byteLength; at += 1) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 1;
      for (const [name, packed] of packEntries(await contentsPack(changed))) {
        const known = planets.get(name);
        // An entry with a damaged name is never looked up.
        if (known) expect(packed).toEqual(known);
      }
    }
  });
});

describe('the disk cache', () => {
  const page = { key: 'props', value: '<p>Mars' };

  it('keeps more than fits into memory', async () => {
    const opened = await openCache(folder, 'docsgen');
    const { cache } = opened;
    const value = (number: number): string => `${number} `.repeat(2_000_000);
    const names = Array.from({ length: 10 }, (_, number) => `${number}.html`);
    for (const [number, name] of names.entries()) {
      cache.pages.keep(name, { key: name, value: value(number) });
    }
    cache.pages.keep('0.html', page);
    expect(cache.pages.spilled('1.html')).toBeDefined();
    expect(cache.pages.find('0.html')).toEqual(page);
    expect(cache.pages.find('1.html')?.value === value(1)).toBe(true);
    expect(cache.pages.entryKey('1.html')).toBe('1.html');
    expect(await readdir(folder)).toEqual([]);

    expect(await opened.save()).toEqual([]);
    const { cache: next } = await openCache(folder, 'docsgen');
    expect(next.pages.find('0.html')).toEqual(page);
    expect(next.pages.find('9.html')?.value === value(9)).toBe(true);
    expect(names.map((name) => next.pages.entryKey(name))).toEqual(['props', ...names.slice(1)]);
  });

  it('returns saved entries and entries added during saving', async () => {
    const opened = await openCache(folder, 'docsgen', 10);
    const { cache } = opened;
    const fresh = { key: 'new props', value: '<p>Venus, once more' };
    const held = { key: 'props', value: '<p>' };
    cache.pages.keep('mars.html', page);
    cache.pages.keep('venus.html', { ...page, value: '<p>Venus, as it was' });
    cache.pages.keep('moon.html', held);
    const added = opened.add();
    cache.pages.keep('venus.html', fresh);
    expect(await added).toEqual([]);
    for (const [name, kept] of Object.entries({ mars: page, venus: fresh, moon: held })) {
      expect(cache.pages.find(`${name}.html`), name).toEqual(kept);
    }
    expect(cache.pages.spilled('mars.html')).toBeUndefined();
    const next = await openCache(folder, 'docsgen');
    expect(next.cache.pages.find('mars.html')).toEqual(page);
  });

  it('returns entries of the previous build', async () => {
    const first = await openCache(folder, 'docsgen');
    first.cache.pages.keep('mars.html', page);
    expect(await first.save()).toEqual([]);
    const next = await openCache(folder, 'docsgen');
    expect(next.cache.pages.find('mars.html')).toEqual(page);
    expect(next.cache.pages.find('venus.html')).toBeUndefined();
  });

  it('drops entries that the last build did not use', async () => {
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

  it('ignores entries with another cache version key', async () => {
    const first = await openCache(folder, 'docsgen');
    first.cache.pages.keep('mars.html', page);
    await first.save();
    const next = await openCache(folder, 'another docsgen');
    expect(next.cache.pages.find('mars.html')).toBeUndefined();
  });

  it('is not rewritten when nothing is new', async () => {
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

  it('is appended to when it is large, until half of it is unused', async () => {
    const large = (value: string) => ({ key: value, value: value.repeat(900_000) });
    const pack = async () => path.join(folder, (await readdir(folder))[0] ?? '');
    const build = async (...pages: readonly [name: string, value: string][]) => {
      const opened = await openCache(folder, 'docsgen');
      const { cache } = opened;
      for (const [name, value] of pages) {
        if (cache.pages.entryKey(name) === value) cache.pages.retain(name);
        else cache.pages.keep(name, large(value));
      }
      expect(await opened.save()).toEqual([]);
      return readFile(await pack());
    };
    const first = await build(['mars.html', 'a'], ['venus.html', 'b'], ['earth.html', 'c']);
    const second = await build(['mars.html', 'a'], ['venus.html', 'B'], ['earth.html', 'c']);
    expect(second.subarray(0, first.length).equals(first)).toBe(true);
    expect(second.length).toBeGreaterThan(first.length);
    const third = await build(['mars.html', 'a'], ['venus.html', 'B']);
    expect(third.length).toBeLessThan(second.length);
    const fourth = await build(['mars.html', 'A'], ['venus.html', 'b']);
    expect(fourth.length).toBe(third.length);
    const { cache } = await openCache(folder, 'docsgen');
    expect(cache.pages.find('mars.html')?.value === large('A').value).toBe(true);
    expect(cache.pages.find('venus.html')?.value === large('b').value).toBe(true);
    expect(cache.pages.find('earth.html')).toBeUndefined();
  });

  it('deletes old partial files of a killed build and keeps recent ones', async () => {
    const opened = await openCache(folder, 'docsgen');
    const { cache } = opened;
    const [abandoned, current] = [`texts-1.pack.${randomUUID()}`, `pages-1.pack.${randomUUID()}`];
    for (const name of [abandoned, current]) await writeFile(path.join(folder, name), '');
    await utimes(path.join(folder, abandoned), 0, 0);
    cache.pages.keep('mars.html', page);
    await opened.save();
    expect((await readdir(folder)).toSorted()).toEqual([current, 'pages-docsgen.pack']);
  });

  it('deletes packs of another cache version key after a week', async () => {
    const opened = await openCache(folder, '0123456789abcdef');
    const { cache } = opened;
    const ofGone = ['pages-fedcba9876543210.pack', 'pages-fedcba9876543210.pack.index'];
    const ofOther = ['published-aaaaaaaaaaaaaaaa.json', 'notes.json'];
    for (const name of [...ofGone, ...ofOther]) await writeFile(path.join(folder, name), '');
    for (const name of [...ofGone, 'notes.json']) await utimes(path.join(folder, name), 0, 0);
    cache.pages.keep('mars.html', page);
    await opened.save();
    const left = await readdir(folder);
    expect(left.toSorted()).toEqual([...ofOther, 'pages-0123456789abcdef.pack'].toSorted());
  });

  it('keeps only the used entries of a store whose values stay in memory', async () => {
    const facts = (title: string) => ({ title }) as PageFacts;
    const first = await openCache(folder, 'docsgen');
    for (const name of ['a', 'b', 'c']) {
      first.cache.facts.keep(name, { key: name, value: facts(name) });
    }
    await first.save();
    const second = await openCache(folder, 'docsgen');
    expect(second.cache.facts.find('a')).toEqual({ key: 'a', value: facts('a') });
    expect(second.cache.facts.entryKey('b')).toBe('b');
    second.cache.facts.keep('c', { key: 'C', value: facts('C') });
    await second.save();
    const third = await openCache(folder, 'docsgen');
    expect(['a', 'b', 'c'].map((name) => third.cache.facts.entryKey(name))).toEqual([
      ...['a', undefined, 'C'],
    ]);
    await third.add();
    const fourth = await openCache(folder, 'docsgen');
    expect(fourth.cache.facts.find('a')?.value).toEqual(facts('a'));
  });

  it('reports a warning when it cannot be written', async () => {
    const file = path.join(folder, 'a file');
    await writeFile(file, '');
    const opened = await openCache(path.join(file, 'cache'), 'docsgen');
    const { cache } = opened;
    cache.pages.keep('mars.html', page);
    expect(await opened.save()).toMatchObject([
      { code: 'build/cache-not-written', severity: 'warning' },
    ]);
  });

  describe('with many entries', () => {
    const names = Array.from({ length: 100 }, (_, number) => `planet-${number}.html`);
    const build = async (ofOne: string) => {
      const opened = await openCache(folder, 'docsgen');
      const { cache } = opened;
      for (const [number, name] of names.entries()) {
        const value = number === 7 ? ofOne : 'x'.repeat(20_000);
        if (cache.pages.find(name)?.value === value) cache.pages.retain(name);
        else cache.pages.keep(name, { key: value.slice(0, 9), value });
      }
      await opened.save();
    };
    const found = async () => {
      const { cache } = await openCache(folder, 'docsgen');
      return names.map((name) => cache.pages.find(name)?.value);
    };
    const endingFile = (ending: string) => path.join(folder, `pages-docsgen.pack${ending}`);

    it('reads entries through the index, including appended ones', async () => {
      for (const ofOne of ['Mars', 'Venus', 'Earth']) {
        await build(ofOne);
        const pack = Pack.open(endingFile(''));
        expect(pack.scanned).toBeLessThan(3);
        expect(pack.isWhole).toBe(true);
        expect((await found())[7]).toBe(ofOne);
      }
    });

    it('finds entries when the index is missing, damaged or outdated', async () => {
      await build('Mars');
      const index = await readFile(endingFile('.index'));
      const cut = index.subarray(0, 1000);
      // Both packs have the same length.
      await rm(endingFile(''));
      await build('Pluto is none');
      await rm(endingFile(''));
      await build('Venus is one.');
      const [pack, right] = [await readFile(endingFile('')), await readFile(endingFile('.index'))];
      expect((await found())[7]).toBe('Venus is one.');
      for (const wrong of [index, cut, Buffer.from(''), Buffer.from(right).fill(48, 100, 120)]) {
        await writeFile(endingFile('.index'), wrong);
        expect(Pack.open(endingFile('')).spans.size).toBe(100);
        expect((await found())[7]).toBe('Venus is one.');
      }
      await writeFile(endingFile('.index'), right);
      await writeFile(endingFile(''), pack.subarray(0, 1_000_000));
      expect((await found()).filter((value) => value !== undefined)).toHaveLength(50);
    });
  });
});
