import { expect, it } from 'vitest';
import { fencesInHtml, markdownInHtml } from './markdown-in-html.js';

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

it('puts a fence directly below a tag below an empty line', () => {
  const text = '<center>\n```mermaid\na\n\n```\n</center>\n\n<p>\nA\n~~~\nb\n~~~\n';
  expect(fencesInHtml(text, {} as never)).toBe(
    '<center>\n\n```mermaid\na\n\n```\n</center>\n\n<p>\nA\n\n~~~\nb\n~~~\n',
  );
});

it.each([
  '<pre>\n```\na\n```\n</pre>\n',
  '<div>\n\n```\na\n```\n</div>\n',
  '```html\n<div>\n```\n```js\na\n```\n',
  '- A\n```\na\n```\n',
])('leaves the fences of %j', (text) => {
  expect(fencesInHtml(text, {} as never)).toBe(text);
});
