import { expect, it } from 'vitest';
import { belowBase } from './below-base.js';

it.each([
  ['/base/docs', '/base/', '/docs'],
  ['/base/', '/base/', '/'],
  ['/base', '/base/', '/'],
  ['/based', '/base/', undefined],
  ['/docs', '/', '/docs'],
  ['/', '/', '/'],
  ['docs', '/', undefined],
])('finds %s below %s as %s', (path, baseUrl, below) => {
  expect(belowBase(path, baseUrl)).toBe(below);
});
