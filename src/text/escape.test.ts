import { expect, it } from 'vitest';
import { escapeAttribute, escapeMarkup, escapeText } from './escape.js';

const text = `<a href="x">'&'</a>`;

it('escapes text for any place in HTML and XML', () => {
  expect(escapeMarkup(text)).toBe(`&lt;a href=&quot;x&quot;&gt;'&amp;'&lt;/a&gt;`);
});

it('escapes only what ends text between tags', () => {
  expect(escapeText(text)).toBe(`&lt;a href="x">'&amp;'&lt;/a>`);
});

it('escapes only what ends an attribute or begins a tag', () => {
  expect(escapeAttribute(text)).toBe(`&lt;a href=&quot;x&quot;>'&amp;'&lt;/a>`);
});
