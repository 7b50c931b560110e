import { expect, it } from 'vitest';
import { pageStyleSheets } from '../../src/site/pages/page-styles.js';
import { contents, embeds } from '../../theme/pages.test.data.js';

it('loads only the style sheets that a page needs', () => {
  expect(pageStyleSheets(contents.doc)).toEqual(['site']);
  expect(pageStyleSheets({ ...contents.doc, body: ['<p>Red.</p>', embeds.schema] })).toEqual([
    'site',
    'fields',
  ]);
  expect(
    pageStyleSheets({ ...contents.doc, body: ['<ul class="cards"></ul>', embeds.operation] }),
  ).toEqual(['site', 'cards', 'embeds']);
  const admonition = '<aside class="admonition admonition-tip" role="note"></aside>';
  expect(pageStyleSheets({ ...contents.doc, body: [admonition] })).toEqual(['site', 'admonitions']);
  const diagram = '<figure class="mermaid"><svg></svg></figure>';
  expect(pageStyleSheets({ ...contents.doc, body: [diagram] })).toEqual(['site', 'diagrams']);
  expect(pageStyleSheets(contents.home)).toEqual(['site', 'landing']);
  expect(pageStyleSheets(contents['not-found'])).toEqual(['site', 'landing']);
  expect(pageStyleSheets(contents.category)).toEqual(['site', 'cards']);
  expect(pageStyleSheets(contents.operation)).toEqual(['site', 'reference']);
  const tasks = '<ul class="contains-task-list"></ul>';
  expect(pageStyleSheets({ ...contents.operation, html: tasks })).toEqual([
    'site',
    'reference',
    'lists',
  ]);
  expect(pageStyleSheets(contents.api)).toEqual(['site', 'reference', 'overview']);
});
