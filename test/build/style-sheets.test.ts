import { expect, it } from 'vitest';
import { styleSheetsOf } from '../../src/site/pages/style-sheets.js';
import { contents, embeds } from '../../theme/pages.test.data.js';

it('a page loads only the styles of what it shows', () => {
  expect(styleSheetsOf(contents.doc)).toEqual(['site']);
  expect(styleSheetsOf({ ...contents.doc, body: ['<p>Red.</p>', embeds.schema] })).toEqual([
    'site',
    'embeds',
  ]);
  expect(styleSheetsOf(contents.home)).toEqual(['site', 'landing']);
  expect(styleSheetsOf(contents['not-found'])).toEqual(['site', 'landing']);
  expect(styleSheetsOf(contents.category)).toEqual(['site']);
  expect(styleSheetsOf(contents.operation)).toEqual(['site', 'reference']);
});
