import { expect, it } from 'vitest';
import { formsOf, stemOf } from './word-forms.js';

it.each([
  ['package', 'packages', 'packaging', 'packaged'],
  ['plugin', 'plugins'],
  ['setting', 'settings'],
  ['directory', 'directories'],
  ['class', 'classes'],
])('%s has the stem of its other forms', (word, ...others) => {
  expect(others.map(stemOf)).toEqual(others.map(() => stemOf(word)));
});

it.each(['add', 'css', 'status', 'analysis', 'über', '火星', 'string'])(
  '%s is its own stem',
  (word) => {
    expect(stemOf(word)).toBe(word);
  },
);

it('gives other forms of a word, not the word', () => {
  expect(formsOf('redirects')).toEqual(expect.arrayContaining(['redirect', 'redirecting']));
  expect(formsOf('redirects')).not.toContain('redirects');
  expect(formsOf('火星')).toEqual([]);
});
