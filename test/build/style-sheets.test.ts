import { expect, it } from 'vitest';
import { contentStyleSheets } from '../../src/site/pages/style-sheets.js';
import { contents, embeds } from '../../theme/pages.test.data.js';

it('a page loads only the styles of what it shows', () => {
  expect(contentStyleSheets(contents.doc)).toEqual(['site']);
  expect(contentStyleSheets({ ...contents.doc, body: ['<p>Red.</p>', embeds.schema] })).toEqual([
    'site',
    'embeds',
  ]);
  expect(contentStyleSheets(contents.home)).toEqual(['site', 'landing']);
  expect(contentStyleSheets(contents['not-found'])).toEqual(['site', 'landing']);
  expect(contentStyleSheets(contents.category)).toEqual(['site']);
  expect(contentStyleSheets(contents.operation)).toEqual(['site', 'reference']);
});
