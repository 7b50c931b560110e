import { expect, it } from 'vitest';
import type { Fragment } from '../../model/index.js';
import { brief } from './brief.js';

const text = (words: string): Fragment => ({
  body: { text: [`<p>${words}</p>`], holes: [] },
  references: [],
  embeds: [],
  text: words,
});
const long = `A star of ${'hot plasma, held by '.repeat(20)}gravity.`;

it('leaves a short text as it is', () => {
  const short = text('A star. It shines.');
  expect(brief(short, false)).toBe(short);
  expect(brief(short, true)).toBe(short);
});

it('keeps the first sentence of a long text', () => {
  const star = text(`A star. ${long}`);
  expect(brief(star, false)?.text).toBe('A star.');
  expect(brief(text(long), false)?.text).toBe(long);
});

it('keeps what a line holds where there are many, up to the end of a word', () => {
  const gist = brief(text(long), true);
  expect(gist?.text).toMatch(/^A star of hot plasma, .* (hot|plasma|held|by)…$/);
  expect(gist?.text.length).toBeLessThanOrEqual(101);
  expect(gist?.body.text).toEqual([`<p>${gist?.text}</p>`]);
});
