import { expect, it } from 'vitest';
import { decodeValue, possibleValues } from './readings.js';

it.each([
  ['4', ['4', 4]],
  ['-1.5e3', ['-1.5e3', -1500]],
  ['007', ['007']],
  ['true', ['true', true]],
  ['', ['', null]],
  ['null', ['null', null]],
  ['a%20b+c', ['a b c']],
])('a text %j may be any of %j', (text, expected) => {
  expect(possibleValues(text)).toEqual(expected);
});

it('keeps malformed encoding', () => {
  expect(decodeValue('100%')).toBe('100%');
});
