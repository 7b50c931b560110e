import { expect, it } from 'vitest';
import { splitNumberPrefix } from './number-prefix.js';

it.each([
  ['01-mercury', 'mercury', 1],
  ['2_venus', 'venus', 2],
  ['003 - earth', 'earth', 3],
  ['4.mars', 'mars', 4],
  ['10-planets-and-moons', 'planets-and-moons', 10],
])('%s is ordered by its number prefix and named %s', (written, name, position) => {
  expect(splitNumberPrefix(written)).toEqual({ name, position });
});

it.each([
  '2021-11-landing',
  '21-11-05-landing',
  '7.0-release',
  '7.0',
  'mars-4',
  '4mars',
  '4',
  '4-',
  'x-1-y',
])('%s has no number prefix', (written) => {
  expect(splitNumberPrefix(written)).toEqual({ name: written });
});
