import { expect, it } from 'vitest';
import { fonts } from './fonts.js';

const withWeight = (weight: unknown) =>
  fonts.safeParse({ body: { family: 'Io', files: [{ src: 'io.woff2', weight }] } }).success;

it.each([600, '600', '200 900'])('takes the weight %j of a font file', (weight) => {
  expect(withWeight(weight)).toBe(true);
});

it.each([0, 'bold', '200-900', ''])('refuses the weight %j of a font file', (weight) => {
  expect(withWeight(weight)).toBe(false);
});
