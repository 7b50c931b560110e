import { distance } from 'fastest-levenshtein';
import { expect, test } from 'vitest';
import { didYouMean, Spellings, suggest } from './suggest.js';

test.each([
  ['customr', 'customer'],
  ['titel', 'title'],
  ['TITLE', 'title'],
  ['createCustomers', 'createCustomer'],
])('suggests for %s the candidate %s', (written, meant) => {
  const candidates = ['title', 'customer', 'createCustomer', 'sidebars'];
  expect(suggest(written, candidates)).toBe(meant);
});

test.each([
  ['CodeInline', 'TOCInline'],
  ['DataContent', 'TabsContent'],
  ['Danger', 'Banner'],
])('does not suggest for %s another thing, %s', (written, other) => {
  expect(suggest(written, [other])).toBeUndefined();
});

test('suggests nothing where no candidate is close', () => {
  expect(didYouMean('/docs/venus', ['/docs/mars'])).toBeUndefined();
  expect(didYouMean('x', [])).toBeUndefined();
});

test('suggests the first of equally close candidates', () => {
  expect(suggest('/moon', ['/mooon', '/moons', '/mon'])).toBe('/mooon');
});

test('limits the edit distance by the length that the author wrote', () => {
  const known = new Spellings(['content/docs/reference/orbits.md']);
  expect(known.nearest('content/docs/reference/orbit.md', 'orbit.md'.length)).toBeDefined();
  expect(known.nearest('content/docs/reference/moons.md', 'moons.md'.length)).toBeUndefined();
  expect(known.nearest('content/docs/reference/moons.md')).toBeDefined();
});

test('finds the same candidate as a full comparison', () => {
  const syllables = ['or', 'bit', 'pla', 'net', 'mo', 'on', 'co', 'met', '/', '-'];
  const word = (seed: number): string =>
    Array.from({ length: 2 + (seed % 5) }, (_, index) => syllables[(seed * (index + 3)) % 10]).join(
      '',
    );
  const candidates = Array.from({ length: 300 }, (_, index) => word(index * 7 + 1));
  const known = new Spellings(candidates);
  for (let seed = 0; seed < 200; seed += 1) {
    const written = `${word(seed * 13)}x`;
    const near = candidates
      .map((candidate) => ({ candidate, changes: distance(written, candidate) }))
      .filter(
        ({ candidate, changes }) =>
          changes <= Math.max(1, Math.floor(Math.max(written.length, candidate.length) / 4)),
      )
      .sort((a, b) => a.changes - b.changes);
    expect(known.nearest(written), written).toBe(near[0]?.candidate);
  }
});

test('suggests nothing for a very long name', () => {
  const long = 'mars'.repeat(100);
  expect(suggest(`${long}x`, [long])).toBeUndefined();
});
