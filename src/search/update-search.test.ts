import { describe, expect, it } from 'vitest';
import { type BuiltSearchIndex, buildIndex, TermCounter, updateIndex } from './index.js';
import { planetPage, planetScope, ports } from './planets.test.data.js';
import { unpackWords } from './query/front-coding.js';
import type { SearchRecord } from './search-record.js';

/** Deterministic pseudo-random numbers below a limit. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % below;
  };
}

const random = numbers(11);

/** Few words are frequent and many are rare, as in natural language. */
function words(count: number): string {
  return Array.from({ length: count }, () => {
    const rare = random(12) < 9 ? random(25) : random(9000);
    return `w${rare.toString(36)}`;
  }).join(' ');
}

function crater(number: number): SearchRecord {
  return planetPage({
    title: `Crater ${number}`,
    sections: Array.from({ length: 1 + random(9) }, (_, section) => ({
      id: `part-${section}`,
      heading: section === 0 ? undefined : words(3),
      text: words(random(160)),
    })),
  });
}

/** Returns a word for each number. */
function letters(number: number): string {
  return `word${number.toString(16).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')}`;
}

const craters = Array.from({ length: 500 }, (_, number) => crater(number));

/** Returns the same page with other words. */
function edited(page: SearchRecord): SearchRecord {
  return {
    ...page,
    sections: page.sections.map((section) =>
      random(3) > 0
        ? section
        : { ...section, text: words(random(160)), heading: section.heading && words(2) },
    ),
  };
}

function update(
  made: BuiltSearchIndex,
  before: readonly SearchRecord[],
  now: readonly SearchRecord[],
) {
  const terms = new Map(
    before.map((page) => [JSON.stringify(page), new TermCounter().count(page)]),
  );
  const files = new Map(made.files.map((file) => [file.path.replace('assets/', ''), file]));
  const earlier = {
    manifest: made.manifest,
    state: made.state,
    file: (name: string) => files.get(name),
    terms: (_: string, digest: string) => terms.get(digest),
  };
  return updateIndex(planetScope(now), earlier, ports);
}

/** Returns file names and manifest; the names of parts contain the digest of their contents. */
function indexFiles({ files, manifest }: BuiltSearchIndex) {
  return [files.map(({ path }) => path).toSorted(), JSON.stringify(manifest)];
}

describe('an incremental search index update', () => {
  it('equals a full build after any sequence of edits', () => {
    let pages: readonly SearchRecord[] = craters;
    let made = buildIndex(planetScope(pages), ports);
    expect(made.manifest.common).toContain('w1');
    let updates = 0;
    for (let round = 0; round < 7; round += 1) {
      const changed = new Set(Array.from({ length: 1 + random(4) }, () => random(pages.length)));
      const now = pages.map((page, number) => (changed.has(number) ? edited(page) : page));
      const rebuilt = buildIndex(planetScope(now), ports);
      const updated = update(made, pages, now);
      if (updated) {
        updates += 1;
        expect(indexFiles(updated)).toEqual(indexFiles(rebuilt));
        expect(updated.state).toEqual(rebuilt.state);
      }
      made = updated ?? rebuilt;
      pages = now;
    }
    expect(updates).toBeGreaterThan(5);
  });

  it('updates the spelling list to the most frequent words', () => {
    // More words than the spelling list holds; the last one in it is as frequent as many that are
    // left out.
    const wordsLeftOut = ({ files, manifest }: BuiltSearchIndex): readonly string[] => {
      const file = files.find(({ path }) => path.endsWith(manifest.spelling));
      const { words } = JSON.parse(String(file?.contents));
      const kept = new Set(unpackWords(words));
      return Array.from({ length: 8000 }, (_, index) => letters(index)).filter(
        (word) => !kept.has(word),
      );
    };
    const page = (number: number, more: readonly string[] = []): SearchRecord => {
      const own = Array.from({ length: 400 }, (_, index) => letters((number * 200 + index) % 8000));
      const usual = Array.from({ length: 40 }, (_, index) => letters((number + index) % 60));
      return planetPage({
        title: `Crater ${number}`,
        sections: [[...own, ...more], usual, usual, usual].map((words, section) => ({
          id: `part-${section}`,
          text: words.join(' '),
        })),
      });
    };
    let pages = Array.from({ length: 130 }, (_, number) => page(number));
    let made = buildIndex(planetScope(pages), ports);
    let same = 0;
    for (let round = 0; round < 8; round += 1) {
      const left = wordsLeftOut(made);
      const more = [[letters(3)], left.slice(-1), ['crater'], ['unheard']][round % 4] ?? [];
      const now = pages.with(round, page(round, more));
      const updated = update(made, pages, now);
      const rebuilt = buildIndex(planetScope(now), ports);
      expect(updated && indexFiles(updated)).toEqual(indexFiles(rebuilt));
      expect(updated?.state).toEqual(rebuilt.state);
      if (rebuilt.manifest.spelling === made.manifest.spelling) same += 1;
      made = rebuilt;
      pages = now;
    }
    expect(same).toBeGreaterThan(2);
    expect(same).toBeLessThan(7);
  });

  it('keeps most of the files', () => {
    const made = buildIndex(planetScope(craters), ports);
    const now = craters.map((page, number) => (number === 200 ? edited(page) : page));
    const updated = update(made, craters, now);
    const before = new Set(made.files.map(({ path }) => path));
    const fresh = updated?.files.filter(({ path }) => !before.has(path)) ?? [];
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.length).toBeLessThan(made.files.length / 2);
  });

  it.each<[string, (pages: readonly SearchRecord[]) => readonly SearchRecord[]]>([
    ['a page is new', (pages) => [...pages, crater(401)]],
    ['a page is gone', (pages) => pages.slice(1)],
    [
      'a page has another title',
      ([first, ...others]) => [planetPage({ ...first, title: 'Rim' }), ...others],
    ],
    [
      'a page has a section more',
      ([first = crater(0), ...others]) => [
        { ...first, sections: [...first.sections, { text: 'x' }] },
        ...others,
      ],
    ],
    ['nearly all have changed', (pages) => pages.map(edited)],
  ])('requires a full build when %s', (_, change) => {
    const made = buildIndex(planetScope(craters), ports);
    expect(update(made, craters, change(craters))).toBeUndefined();
  });

  it('requires a full build when a part is missing', () => {
    const made = buildIndex(planetScope(craters), ports);
    const lost = made.files.find(({ path }) => path.includes('texts'));
    const files = made.files.filter((file) => file !== lost);
    expect(update({ ...made, files }, craters, craters)).toBeUndefined();
  });
});
