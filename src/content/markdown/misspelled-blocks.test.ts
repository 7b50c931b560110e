import { expect, test } from 'vitest';
import { page } from '../../../test/commonmark/page.js';

const prices = { name: 'prices', file: 'blocks/Prices.tsx', digest: 'a' };
const blocks = {
  declarations: [prices],
  load: () => {
    throw new Error('not loaded');
  },
};
const messages = (text: string) => page(text, {}, { blocks: blocks as never }).messages;

test.each([
  ['The :prises[all] of it.', '1:5', ':prises', 'prices'],
  ['A list:\n\n- has :prises{plan=free}.', '3:7', ':prises', 'prices'],
  ['It is :bagde[New] here.', '1:7', ':bagde', 'badge'],
  ['(:tern[orbit])', '1:2', ':tern', 'term'],
])('reports a misspelled inline block: %s', (text, place, name, meant) => {
  expect(messages(text)).toEqual([
    `${place} content/unknown-directive: There is no block ${name}. (did you mean ${meant}?)`,
  ]);
});

test.each([{}, { tags: true }])('reports inline blocks of another tool once a page', (options) => {
  const text = 'An :tooltip[orbit]{label="A path"} and a :tooltip[moon].';
  const { html, messages } = page(text, {}, options);
  expect(html).toBe('<p>An :tooltip[orbit]{label="A path"} and a :tooltip[moon].</p>');
  expect(messages).toEqual([
    '1:4 content/foreign-syntax: The inline block :tooltip[…] has no meaning here and is shown as text. (write one of :badge[…], :icon[…], :term[…], :var[…], declare one in blocks/, or write \\: for the character)',
  ]);
});

test.each([
  'At 12:30[^1] a:prises[x] and std::prises[i].\n\n[^1]: Note.',
  'Keys such as :a[b], :else[] and :host(x).',
  'In code `:prises[x]` and\n\n```\n:prises[x]\n```',
  'Escaped \\:prises[x].',
  'Prises: [x] and :prises alone.',
])('leaves text alone: %s', (text) => {
  expect(messages(text)).toEqual([]);
});

test.each([
  ['::include[./_x.md', '1:1', 'The label of ::include has'],
  ['Text\n::prices{plan=free', '2:1', 'The attributes of ::prices have'],
  ['::api-diagram{\n  schemas="Customer"\n}', '1:1', 'The attributes of ::api-diagram have'],
])('reports a block of one line without its closing bracket: %s', (text, place, begin) => {
  expect(messages(text)).toEqual([
    expect.stringMatching(`^${place} content/unclosed-bracket: ${begin} no end in this line`),
  ]);
});
