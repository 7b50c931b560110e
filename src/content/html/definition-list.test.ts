import { expect, it, test } from 'vitest';
import { page } from '../../../test/commonmark/page.js';

const options = { definitionLists: true };
const html = (text: string, more = {}): string => page(text, {}, { ...options, ...more }).html;

test.each([
  ['Moon\n: A *small* body.', '<dl>\n<dt>Moon</dt>\n<dd>A <em>small</em> body.</dd>\n</dl>'],
  [
    'Moon\nSatellite\n: One.\n: Two.',
    '<dl>\n<dt>Moon</dt>\n<dt>Satellite</dt>\n<dd>One.</dd>\n<dd>Two.</dd>\n</dl>',
  ],
  [
    'Moon\n\n:   One.\n\n    - Io',
    '<dl>\n<dt>Moon</dt>\n<dd>\n<p>One.</p>\n<ul>\n<li>Io</li>\n</ul>\n</dd>\n</dl>',
  ],
])('%j is a list of definitions', (text, expected) => {
  expect(html(text)).toBe(expected);
});

it('is read in files with tags, too', () => {
  expect(html('<Note>\nMoon\n: Small.\n</Note>', { tags: true })).toContain('<dd>Small.</dd>');
});

it('has links with positions', () => {
  const { doc } = page('Moon\n: See [Io](./io.md).', {}, options);
  expect(doc.references[0]?.place.start).toMatchObject({ line: 2, column: 7 });
});

it('is off by default, and reported', () => {
  const { html: shown, messages } = page('Moon\n: Small.');
  expect(shown).toBe('<p>Moon\n: Small.</p>');
  expect(messages[0]).toMatch(/definition list .* \(set markdown.definitionLists to true\)$/);
});
