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

it('refuses two files of one weight and style, of which browsers would use the last', () => {
  const files = [{ src: 'io.woff2' }, { src: 'io-italic.woff2', style: 'italic' }];
  const body = { family: 'Io', files: [...files, { src: 'io-bold.woff2' }] };
  expect(fonts.safeParse({ body: { family: 'Io', files } }).success).toBe(true);
  expect(fonts.safeParse({ body }).error?.issues).toMatchObject([
    { path: ['body', 'files', 2, 'src'], message: expect.stringContaining('io.woff2') },
  ]);
});
