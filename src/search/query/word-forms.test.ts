import { expect, it } from 'vitest';
import { termForms, termStem } from './word-forms.js';

it.each([
  ['package', 'packages', 'packaging', 'packaged'],
  ['plugin', 'plugins'],
  ['setting', 'settings'],
  ['directory', 'directories'],
  ['class', 'classes'],
  ['reverse', 'reversal', 'reversals', 'reversed'],
  ['approve', 'approvals'],
  ['renew', 'renewal'],
  ['allocate', 'allocation', 'allocations', 'allocated'],
  ['invite', 'invitations'],
  ['rotate', 'rotation'],
  ['verify', 'verification', 'verifications'],
])('reduces other forms of %s to the same stem', (word, ...others) => {
  expect(others.map(termStem)).toEqual(others.map(() => termStem(word)));
});

it.each([
  'add',
  'css',
  'status',
  'analysis',
  'über',
  '火星',
  'string',
  'optional',
  'global',
  'station',
  'format',
])('does not change %s', (word) => {
  expect(termStem(word)).toBe(word);
});

it('returns other forms of a word without the word itself', () => {
  expect(termForms('redirects')).toEqual(expect.arrayContaining(['redirect', 'redirecting']));
  expect(termForms('redirects')).not.toContain('redirects');
  expect(termForms('火星')).toEqual([]);
});

it.each([
  ['note', ['notes', 'noting'], ['not', 'nots']],
  ['notes', ['note'], ['not']],
  ['plan', ['plans', 'planing'], ['plane']],
  ['merging', ['merge', 'merges'], []],
  ['locking', ['lock', 'locks'], []],
  ['creation', ['create', 'creates'], []],
  ['rotate', ['rotates', 'rotation'], ['rot']],
])('returns forms of %s, but no other words', (word, forms, others) => {
  expect(termForms(word)).toEqual(expect.arrayContaining(forms));
  for (const other of others) expect(termForms(word)).not.toContain(other);
});
