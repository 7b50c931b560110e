import { expect, it } from 'vitest';
import type { Fragment } from '../../../content/fragment.js';
import { shortenDescription, teaser } from './shorten-description.js';

const text = (words: string): Fragment => ({
  body: { text: [`<p>${words}</p>`], placeholders: [] },
  references: [],
  embeds: [],
  text: words,
});
const long = `A star of ${'hot plasma, held by '.repeat(20)}gravity.`;

it('shortenDescription keeps a short text', () => {
  const short = text('A star. It shines.');
  expect(shortenDescription(short, false)).toBe(short);
  expect(shortenDescription(short, true)).toBe(short);
});

it('shortenDescription keeps the first sentence of a long text', () => {
  const star = text(`A star. ${long}`);
  expect(shortenDescription(star, false)?.text).toBe('A star.');
  expect(shortenDescription(text(long), false)?.text).toBe(long);
});

it('shortenDescription cuts to one line at a word boundary on request', () => {
  const gist = shortenDescription(text(long), true);
  expect(gist?.text).toMatch(/^A star of hot plasma, .* (hot|plasma|held|by)…$/);
  expect(gist?.text.length).toBeLessThanOrEqual(101);
  expect(gist?.body.text).toEqual([`<p>${gist?.text}</p>`]);
});

it('teaser returns the first sentence, cut at a word boundary', () => {
  expect(teaser(text('A star. It shines.'))).toBe('A star.');
  expect(teaser(undefined)).toBeUndefined();
  const shown = teaser(text(long)) ?? '';
  expect(shown).toMatch(/ (hot|plasma|held|by)…$/);
  expect(shown.length).toBeLessThanOrEqual(201);
});

it('teaser skips headings before the first sentence', () => {
  const heading = { depth: 1, id: 'stars', text: 'Stars', html: 'Stars' };
  const fragment = { ...text('Stars\nA star. It shines.'), headings: [heading] };
  expect(teaser(fragment)).toBe('A star.');
  expect(teaser({ ...text('Stars'), headings: [heading] })).toBe('Stars');
});
