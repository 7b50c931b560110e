import { describe, expect, it } from 'vitest';
import { buildIndex } from './index.js';
import { planetPage, planetScope, ports, searchIn } from './planets.test.data.js';

/** Deterministic pseudo-random numbers. */
function* numbers(): Generator<number, never> {
  for (let state = 7; ; state = (state * 16_807) % 2_147_483_647) yield state;
}

/** Many pages of generated words: each word on one in a hundred pages, `dust` on all. */
const many = Array.from({ length: 600 }, (_, page) => {
  const random = numbers();
  for (let skipped = 0; skipped <= page; skipped += 1) random.next();
  const words = Array.from({ length: 400 }, () => {
    const number = random.next().value % 40_000;
    return `w${number.toString(36)}`;
  });
  return planetPage({
    title: `Crater ${page}`,
    sections: Array.from({ length: 8 }, (_, section) => ({
      id: `part-${section}`,
      heading: `Part ${section}`,
      text: `dust ${words.slice(section * 50, section * 50 + 50).join(' ')}`,
    })),
  });
});

describe('the index of a large site', () => {
  const { manifest, files, loaded, searcher } = searchIn(many);

  it('is split into parts of a few kilobytes', () => {
    expect(manifest.small).toBe(false);
    expect(manifest.terms.length).toBeGreaterThan(10);
    expect(manifest.texts.length).toBeGreaterThan(10);
    const parts = files.filter(({ path }) => /terms|texts/.test(path));
    expect(Math.max(...parts.map(({ contents }) => contents.length))).toBeLessThan(60_000);
  });

  it('is loaded only as far as a query needs it', async () => {
    await searcher.loadSmall();
    expect(loaded).toEqual([]);
    const word = many[300]?.sections[3]?.text.split(' ')[5] ?? '';
    expect(searcher.isReady(word)).toBe(false);
    expect([searcher.isVague('w'), searcher.isVague(word)]).toEqual([true, false]);
    const { hits } = await searcher.search(word);
    expect(hits.map(({ title }) => title)).toContain('Crater 300');
    expect(loaded.length).toBeLessThanOrEqual(2);
    expect(searcher.isReady(word)).toBe(true);
    const [hit] = hits;
    expect(searcher.hasText(hit?.sections[0] ?? 0)).toBe(false);
    const [text] = await searcher.text(hit?.sections[0] ?? 0);
    expect(text).toContain(word);
    expect(searcher.hasText(hit?.sections[0] ?? 0)).toBe(true);
    expect(loaded.length).toBeLessThanOrEqual(3);
  });

  it('answers from titles without loading a part', () => {
    const before = loaded.length;
    expect(searcher.searchTitles('crater 42').hits[0]?.title).toBe('Crater 42');
    expect(loaded.length).toBe(before);
  });

  it('omits positions of words that every section contains', async () => {
    expect(manifest.common).toContain('dust');
    expect((await searcher.search('crater 42 dust')).hits[0]?.title).toBe('Crater 42');
  });
});

describe('a search index', () => {
  const few = many.slice(0, 20);

  it('is independent of the page order', () => {
    const one = buildIndex(planetScope(few), ports);
    const other = buildIndex(planetScope(few.toReversed()), ports);
    expect(other.files).toEqual(one.files);
  });

  it('of a small site is loaded completely and works offline', async () => {
    const { manifest, searcher, goOffline } = searchIn(few);
    expect(manifest.small).toBe(true);
    await searcher.loadSmall();
    goOffline(true);
    const word = few[7]?.sections[2]?.text.split(' ')[9] ?? '';
    const { hits } = await searcher.search(word);
    expect(hits.map(({ title }) => title)).toContain('Crater 7');
    expect((await searcher.text(hits[0]?.sections[0] ?? 0))[0]).toContain(word);
  });

  it('loads a part again after a network error', async () => {
    const { searcher, goOffline } = searchIn(few);
    goOffline(true);
    await expect(searcher.search('dust')).rejects.toThrow('did not come');
    goOffline(false);
    expect((await searcher.search('dust')).hits.length).toBe(few.length);
  });

  it('has file URLs below the base URL', () => {
    expect(searchIn(few).manifest.folder).toBe('/base/assets/');
  });
});
