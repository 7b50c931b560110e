import { expect, test } from 'vitest';
import { didYouMean, suggest } from './suggest.js';

test.each([
  ['customr', 'customer'],
  ['titel', 'title'],
  ['TITLE', 'title'],
  ['createCustomers', 'createCustomer'],
])('%s was meant to be %s', (written, meant) => {
  const candidates = ['title', 'customer', 'createCustomer', 'sidebars'];
  expect(suggest(written, candidates)).toBe(meant);
});

test('what resembles nothing gets no suggestion', () => {
  expect(didYouMean('/docs/venus', ['/docs/mars'])).toBeUndefined();
  expect(didYouMean('x', [])).toBeUndefined();
});
