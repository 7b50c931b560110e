import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../../../test/support/repository.js';
import { tokenDescriptions, tokens } from './tokens.js';

it('lists every custom property of the token style sheets', () => {
  const defined = ['tokens.css', 'highlight.css'].flatMap((file) => {
    const sheet = readFileSync(path.join(repository, 'theme/styles', file), 'utf8');
    return [...sheet.matchAll(/^ {4}--([\w-]+):/gm)].map(([, name = '']) => name);
  });
  const internal = ['sticky-top'];
  expect(Object.keys(tokenDescriptions).toSorted()).toEqual(
    [...new Set(defined)].filter((name) => !internal.includes(name)).toSorted(),
  );
});

it.each([
  ['radius', '0'],
  ['font-sans', '"Source Sans", system-ui'],
  ['shadow', '0 8px 28px rgb(0 0 0 / 0.2)'],
  ['page', { light: '#fff', dark: 'oklch(0.2 0 0)' }],
])('accepts %s as %j', (name, value) => {
  expect(tokens.safeParse({ [name]: value }).success).toBe(true);
});

it.each([
  ['radius', '0; color: red'],
  ['radius', '0} body{display:none'],
  ['page', 'url(https://example.com/a.png)'],
  ['page', 'rgb(0 0 0'],
  ['font-sans', '"Source Sans'],
  ['page', 'red/*'],
  ['radius', { light: '0', dark: '1rem' }],
  ['colour', 'red'],
])('refuses %s as %j', (name, value) => {
  expect(tokens.safeParse({ [name]: value }).success).toBe(false);
});
