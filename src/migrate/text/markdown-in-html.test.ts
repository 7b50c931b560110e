import { expect, it } from 'vitest';
import { markdownInHtml } from './markdown-in-html.js';

const converted = (text: string): string => markdownInHtml(text, {} as never);

it('puts Markdown in HTML below an empty line, at the indentation of its tag', () => {
  expect(
    converted('1. A\n\n     <figure markdown>\n         ![B](b.png)\n     </figure>\n\nEnd\n'),
  ).toBe('1. A\n\n     <figure>\n\n     ![B](b.png)\n\n     </figure>\n\nEnd\n');
});

it('converts elements in each other, and keeps their attributes', () => {
  const text =
    '<div class="a" markdown="1">\n\n    <figure markdown="span" id="b">\n      **C**\n    </figure>\n\n</div>\n';
  expect(converted(text)).toBe(
    '<div class="a">\n\n<figure id="b">\n\n**C**\n\n</figure>\n\n</div>\n',
  );
});

it.each([
  '<div markdown>a</div>\n',
  '<div markdown>\na\n',
  '```html\n<div markdown>\na\n</div>\n```\n',
])('leaves %j to other conversions', (text) => {
  expect(converted(text)).toBe(text);
});
