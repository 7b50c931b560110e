import { expect, it, test } from 'vitest';
import { page } from '../../../test/commonmark/page.js';

const html = (text: string): string => page(text).html;
const abbr = '<abbr title="Application interface">API</abbr>';

test.each([
  ['An API.\n\n*[API]: Application interface', `<p>An ${abbr}.</p>`],
  ['*[API]: Application interface\n*[Io]: A moon\n\n**API**', `<p><strong>${abbr}</strong></p>`],
  ['APIs, `API`\n\n*[API]: Application interface', '<p>APIs, <code>API</code></p>'],
  [
    'C++ API\n\n*[C++]: A language\n*[C++ API]: An interface',
    '<p><abbr title="An interface">C++ API</abbr></p>',
  ],
])('%j', (text, expected) => {
  expect(html(text)).toBe(expected);
});

it('counts for the whole page, from an included file too', () => {
  const files = { 'content/docs/_words.md': '*[API]: Application interface' };
  const { html: shown, messages } = page('An API.\n\n::include[./_words.md]', files);
  expect(messages).toEqual([]);
  expect(shown).toBe(`<p>An ${abbr}.</p>`);
});

it('does not change the text for search', () => {
  expect(page('An API.\n\n*[API]: Application interface').doc.text).toBe('An API.');
});

test.each(['*[API] is text', '[*[API]: x*](./a.md)'])('%s is not a definition', (text) => {
  expect(html(text)).not.toContain('abbr');
});
