import { expect, test } from 'vitest';
import { levelsBelowTitle } from './heading-levels.js';

test.each([
  ['begins with sections', [1, 2, 1, 3], [2, 3, 2, 3]],
  ['begins deep', [3, 3, 4], [2, 2, 3]],
  ['comes up again', [4, 2, 4, 6, 4], [2, 2, 3, 4, 3]],
  ['goes down to the deepest', [1, 2, 3, 4, 5, 6, 6], [2, 3, 4, 5, 6, 6, 6]],
])('a text that %s gets heading levels below the title without gaps', (_, written, given) => {
  expect(written.map(levelsBelowTitle())).toEqual(given);
});
