import { expect, test } from 'vitest';
import { page } from '../../../test/commonmark/page.js';

const text = 'Where the site is published, with its protocol and without a path.';

function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const lines = [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`);
  return page(lines.join('\n')).html;
}

test('the cells of a table with texts in four columns have the names of their columns', () => {
  const html = table([
    ['Key', 'Type', '`Default`', 'Meaning'],
    ['`url`', 'URL', '', text],
  ]);
  expect(html).toContain('class="table-scroll table-stack"');
  expect(html).toContain('<td><code>url</code></td>');
  expect(html).toContain('<td data-label="Type">URL</td>');
  expect(html).toContain('<td data-label="Default"></td>');
  expect(html).toContain(`<td data-label="Meaning">${text}</td>`);
});

test.each([
  ['three columns', ['Key', 'Type', 'Meaning'], ['`url`', 'URL', text]],
  ['short values', ['Planet', 'Moons', 'Days', 'Mass'], ['Mars', '2', '687', '0.1']],
  ['seven columns', [...'abcdefg'], [...'123456', text]],
])('the cells of a table with %s have none', (_, head, row) => {
  const html = table([head, row]);
  expect(html).toContain('class="table-scroll"');
  expect(html).not.toContain('data-label');
});

test('the cells of a table with spans have none', () => {
  const html = page(
    `<table><thead><tr><th>A</th><th>B</th><th>C</th><th>D</th></tr></thead><tbody><tr><td colspan="3">1</td><td>${text}</td></tr></tbody></table>`,
  ).html;
  expect(html).not.toContain('data-label');
});

test('long code in a cell may break on a phone, short code never', () => {
  const html = table([
    ['Written', 'Content'],
    ['`:moon[small]{name=phobos} in a line`', 'or `--help`'],
  ]);
  expect(html).toContain('<td><code class="long">:moon[small]{name=phobos} in a line</code></td>');
  expect(html).toContain('<td>or <code>--help</code></td>');
});
