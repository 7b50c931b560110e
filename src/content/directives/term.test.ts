import { expect, it, test } from 'vitest';
import { page } from '../../../test/commonmark/page.js';

const files = {
  'glossary.yml':
    'Orbit: The path <of> a body.\nAphelion:\n  definition: The farthest point.\n  aliases: [apogee]\n',
};

it('is a button with the definition in a popover', () => {
  const { html, messages, doc } = page('An :term[orbit].', files);
  expect(messages).toEqual([]);
  expect(html).toBe(
    '<p>An <button type="button" class="term" popovertarget="_term-1">orbit</button><span class="term-note" id="_term-1" popover="auto" role="note"><strong>Orbit</strong> The path &lt;of> a body.</span>.</p>',
  );
  expect(doc.text).toBe('An orbit.');
  expect(doc.markdown?.join('')).toBe('An orbit.');
  expect(doc.includes).toContain('glossary.yml');
});

test.each(['apogee', 'orbits]{of=orbit', 'ORBIT'])('%s is a known form', (words) => {
  const written = words.includes(']') ? `:term[${words}}` : `:term[${words}]`;
  expect(page(written, files).messages).toEqual([]);
});

it('has no popover in the table of contents', () => {
  const { doc } = page('a\n\n## An :term[orbit]', files);
  expect(doc.headings).toMatchObject([{ id: 'an-orbit', text: 'An orbit', html: 'An orbit' }]);
});

it('that is unknown is reported with the nearest one', () => {
  const { html, messages } = page('An :term[orbid].', files);
  expect(messages).toEqual([
    '1:4 content/unknown-term: The glossary has no term orbid. (did you mean Orbit?)',
  ]);
  expect(html).toBe('<p>An orbid.</p>');
});

it('lists all terms in the order of the alphabet', () => {
  const { html, messages } = page('::glossary', files);
  expect(messages).toEqual([]);
  expect(html).toBe(
    '<dl><dt>Aphelion, apogee</dt><dd>The farthest point.</dd><dt>Orbit</dt><dd>The path &lt;of> a body.</dd></dl>',
  );
});

test.each([
  [
    'Orbit: [a]',
    'glossary.yml:1:1 content/glossary: Problem in glossary.yml: Orbit has no definition.',
  ],
  [
    '- Orbit',
    'glossary.yml:1:1 content/glossary: Problem in glossary.yml: it must be a mapping of terms.',
  ],
  ['Orbit: "a', 'glossary.yml:1:'],
])('reports %j at its place', (yaml, expected) => {
  const { messages } = page(':term[Orbit]', { 'glossary.yml': yaml });
  expect(messages).toEqual([expect.stringContaining(expected)]);
});

it('without a glossary is reported', () => {
  expect(page('::glossary').messages[0]).toMatch(/^1:1 content\/glossary/);
});
