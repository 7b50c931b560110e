import { expect, it } from 'vitest';
import { notFound } from './not-found.js';
import { print } from './print.js';

it.each([
  ['not-found', notFound],
  ['print', print],
])('a %s page has no Markdown copy, so that llms.txt leaves it out', (_, kind) => {
  expect(kind.inLlms).toBe(false);
});
