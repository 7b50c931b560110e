import { expect, it } from 'vitest';
import { repositoryFileUrl } from './repository-file.js';

it.each([
  [
    'https://github.com/acme/moon/edit/main/',
    'src/a b.ts',
    'github.com/acme/moon/blob/main/src/a%20b.ts',
  ],
  [
    'https://github.com/acme/moon/tree/v2/site',
    '../src/a.ts',
    'github.com/acme/moon/blob/v2/src/a.ts',
  ],
  [
    'https://gitlab.com/acme/x/moon/-/edit/main/',
    'LICENSE',
    'gitlab.com/acme/x/moon/-/blob/main/LICENSE',
  ],
  [
    'https://codeberg.org/acme/moon/_edit/main',
    'a.go',
    'codeberg.org/acme/moon/src/branch/main/a.go',
  ],
])('with the edit URL %s, readers find %s at %s', (editUrl, file, url) => {
  expect(repositoryFileUrl(editUrl, file)).toBe(`https://${url}`);
});

it.each([
  ['https://github.com/acme/moon/edit/main/', '../other/a.ts'],
  ['https://git.example/moon', 'a.ts'],
])('with the edit URL %s, %s has no known URL', (editUrl, file) => {
  expect(repositoryFileUrl(editUrl, file)).toBeUndefined();
});
