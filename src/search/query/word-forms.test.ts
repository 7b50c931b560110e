import { expect, it } from 'vitest';
import { termForms, termStem } from './word-forms.js';

it.each([
  ['package', 'packages', 'packaging', 'packaged'],
  ['plugin', 'plugins'],
  ['setting', 'settings'],
  ['directory', 'directories'],
  ['class', 'classes'],
])('%s has the stem of its other forms', (word, ...others) => {
  expect(others.map(termStem)).toEqual(others.map(() => termStem(word)));
});

it.each(['add', 'css', 'status', 'analysis', 'über', '火星', 'string'])(
  '%s is its own stem',
  (word) => {
    expect(termStem(word)).toBe(word);
  },
);

it('gives other forms of a word, not the word', () => {
  expect(termForms('redirects')).toEqual(expect.arrayContaining(['redirect', 'redirecting']));
  expect(termForms('redirects')).not.toContain('redirects');
  expect(termForms('火星')).toEqual([]);
});
