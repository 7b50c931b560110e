import { expect, it, test } from 'vitest';
import { page } from '../../../test/commonmark/page.js';

const shape = '<path d="M1 1h2"/>';
const icon = (svg: string, text = 'A :icon[saturn]', file = 'icons/saturn.svg') =>
  page(text, { [file]: svg });

test.each([
  [`<svg viewBox="0 0 8 8">${shape}</svg>`, 'fill="currentColor"'],
  [`<svg viewBox="0 0 8 8" fill="none" stroke="#000">${shape}</svg>`, 'stroke="currentColor"'],
  [`<svg width="8" height="9">${shape}</svg>`, 'viewBox="0 0 8 9"'],
  ['<svg viewBox="0 0 8 8"><circle r="2" fill="#c9822b"/></svg>', '<circle r="2" fill="#c9822b">'],
])('%s has %s', (svg, expected) => {
  const { html, messages, doc } = icon(svg);
  expect(messages).toEqual([]);
  expect(html).toContain('<span class="text-icon"><span class="drawing"><svg class="icon-file"');
  expect(html).toContain(expected);
  expect(doc.includes).toContain('icons/saturn.svg');
});

test.each([
  ['<script>alert(1)</script>', '<script>'],
  ['<style>path { fill: red }</style>', '<style>'],
  ['<foreignObject><a href="javascript:alert(1)">x</a></foreignObject>', '<foreignObject>'],
  ['<image href="https://evil.test/a.png"/>', '<image>'],
  ['<use href="#a"/>', '<use>'],
])('%s is left out and reported', (inner, name) => {
  const { html, messages } = icon(`<svg viewBox="0 0 8 8">${inner}${shape}</svg>`);
  expect(messages).toEqual([
    `1:3 content/icon-file: icons/saturn.svg has ${name}, which an icon cannot have. (export the icon as plain shapes, or show it as an image)`,
  ]);
  expect(html).toContain('<path d="M1 1h2"></path></svg>');
  expect(html).not.toMatch(/alert|evil|script|style=|use/);
});

test.each(['onload="alert(1)"', 'style="fill:red"', 'fill="url(https://evil.test)"', 'id="x"'])(
  'loses the attribute %s',
  (attribute) => {
    const { html } = icon(
      `<svg viewBox="0 0 8 8" ${attribute}><path ${attribute} d="M1 1"/></svg>`,
    );
    expect(html).not.toMatch(/onload|style|evil|id=/);
  },
);

it.each([
  [`<svg viewBox="0 0 8 8">${shape}<path d="M3 3 L`, 'content/unfinished-icon: icons/saturn.svg'],
  ['<svg viewBox="0 0 8 8"><path d="M3 3 L', 'content/empty-icon: icons/saturn.svg'],
])('is reported if its file is cut off: %s', (svg, problem) => {
  expect(icon(svg).messages).toEqual([expect.stringContaining(problem)]);
});

it('is left out if it would make its pages large', () => {
  const { html, messages } = icon(
    `<svg viewBox="0 0 8 8"><path d="M0 0${' L1 1'.repeat(20_000)}"/></svg>`,
  );
  expect(html.length).toBeLessThan(200);
  expect(messages).toEqual([expect.stringContaining('has more than 50000 characters')]);
});

it('is the icon of a card, from a subfolder too, and replaces one of docsgen', () => {
  const svg = `<svg viewBox="0 0 8 8">${shape}</svg>`;
  const cards = ':::cards\n- :moons/io: [Io](./io.md)\n:::';
  expect(icon(svg, cards, 'icons/moons/io.svg').html).toContain('icon-file');
  expect(icon(svg, ':::card[Io]{icon=moons/io}\n:::', 'icons/moons/io.svg').html).toContain(
    'icon-file',
  );
  expect(icon(svg, ':icon[rocket]', 'icons/rocket.svg').html).toContain('icon-file');
});

it('cannot be a file elsewhere', () => {
  expect(page(':icon[../secret]', { 'secret.svg': '<svg/>' }).messages[0]).toMatch(
    /content\/unknown-icon/,
  );
});
