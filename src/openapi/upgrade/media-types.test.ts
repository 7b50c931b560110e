import { expect, it } from 'vitest';
import { mediaTypes } from './media-types.js';

it.each([
  [[['text/csv'], ['text/html']], ['text/csv']],
  [[undefined, ['text/html']], ['text/html']],
  [[[], ['text/html']], []],
  [[['text/csv', '', 'text/csv']], ['text/csv']],
  [['text/csv'], []],
  [[], []],
])('the first list of %j, without repetitions', (lists, expected) => {
  expect(mediaTypes(...lists)).toEqual(expected);
});
