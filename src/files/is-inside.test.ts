import path from 'node:path';
import { expect, it } from 'vitest';
import { isInside } from './is-inside.js';

it.each<[string, string, boolean]>([
  ['/site', '/site', true],
  ['/site/a/b', '/site', true],
  ['/site/..a', '/site', true],
  ['/site2', '/site', false],
  ['/', '/site', false],
  ['/site', '/', true],
])('finds %s in %s: %s', (file, folder, expected) => {
  expect(isInside(path.resolve(file), path.resolve(folder))).toBe(expected);
});
