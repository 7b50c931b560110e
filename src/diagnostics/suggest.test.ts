import { distance } from 'fastest-levenshtein';
import { expect, test } from 'vitest';
import { didYouMean, Spellings, suggest } from './suggest.js';

test.each([
  ['customr', 'customer'],
  ['titel', 'title'],
  ['TITLE', 'title'],
  ['createCustomers', 'createCustomer'],
])('%s was meant to be %s', (written, meant) => {
  const candidates = ['title', 'customer', 'createCustomer', 'sidebars'];
  expect(suggest(written, candidates)).toBe(meant);
});

test('what resembles nothing gets no suggestion', () => {
  expect(didYouMean('/docs/venus', ['/docs/mars'])).toBeUndefined();
  expect(didYouMean('x', [])).toBeUndefined();
});

test('of several that are as near, it is the first', () => {
  expect(suggest('/moon', ['/mooon', '/moons', '/mon'])).toBe('/mooon');
});

test('what the author wrote decides how much may differ where it has been completed', () => {
  const known = new Spellings(['content/docs/reference/orbits.md']);
  expect(known.nearest('content/docs/reference/orbit.md', 'orbit.md'.length)).toBeDefined();
  expect(known.nearest('content/docs/reference/moons.md', 'moons.md'.length)).toBeUndefined();
  expect(known.nearest('content/docs/reference/moons.md')).toBeDefined();
});

test('is what a comparison with every candidate finds', () => {
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
          changes <= Math.max(1, Math.floor(Math.max(written.length, candidate.length) / 3)),
      )
      .sort((a, b) => a.changes - b.changes);
    expect(known.nearest(written), written).toBe(near[0]?.candidate);
  }
});

test('is nothing for names that are longer than what anyone types', () => {
  const name = 'x'.repeat(250_000);
  expect(suggest(name, [`${name}y`])).toBeUndefined();
});
