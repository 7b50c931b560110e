import { expect, it } from 'vitest';
import type { SectionText } from './format.js';
import { packTexts, unpackTexts } from './text-part.js';

const sections: readonly SectionText[] = [
  ['A planet.'],
  ['', 'moons', 'response-200.moons'],
  ['Its name.', 'name', 'response-200.moons.name'],
  ['Without an anchor.', 'Notes'],
  ['A moon.'],
  ['', 'moons', 'response-200.moons'],
];

it('packTexts repeats no beginning of the id before', () => {
  expect(packTexts(sections).sections.map(([, , id]) => id)).toEqual([
    undefined,
    '0response-200.moons',
    'B.name',
    undefined,
    undefined,
    '0response-200.moons',
  ]);
});

it('unpackTexts restores what packTexts packed', () => {
  expect(unpackTexts(packTexts(sections))).toEqual(sections);
});
