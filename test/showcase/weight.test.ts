import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { firstVisitBytes } from '../support/first-visit.js';

const { outDir } = inject('showcase');
const { pages }: { readonly pages: readonly { readonly url: string; readonly file: string }[] } =
  JSON.parse(readFileSync(path.join(outDir, '.docsgen.json'), 'utf8'));
const maxBytes = 30_000;

it('has no guide whose first visit loads more than 30,000 bytes', () => {
  const guides = pages.filter(({ url }) => url === '/' || /^\/docs(\/|$)/.test(url));
  const weights = guides.map(({ url, file }) => ({ url, bytes: firstVisitBytes(outDir, file) }));
  expect(weights.length).toBeGreaterThan(20);
  expect(weights.filter(({ bytes }) => bytes > maxBytes)).toEqual([]);
});
