import { expect, test } from 'vitest';
import { mergeLimits } from './merge-limits.js';

const limit = <Keyword extends string>(keyword: Keyword, value: string) => ({ keyword, value });

test('keeps the stricter of two bounds in any order', () => {
  const tight = [limit('minimum' as const, '3'), limit('maxLength' as const, '9')];
  const loose = [limit('minimum' as const, '-1'), limit('maxLength' as const, '10')];
  expect(mergeLimits(tight, loose)).toEqual(tight);
  expect(mergeLimits(loose, tight)).toEqual(tight);
});

test('compares integers beyond the safe range exactly', () => {
  const high = [limit('maximum' as const, '9007199254740993')];
  const higher = [limit('maximum' as const, '9007199254740994')];
  expect(mergeLimits(high, higher)).toEqual(high);
  expect(mergeLimits(higher, high)).toEqual(high);
});

test('keeps both of two patterns and both of two multiples', () => {
  const first = [limit('pattern' as const, '^a'), limit('multipleOf' as const, '2')];
  const second = [limit('pattern' as const, 'b$'), limit('multipleOf' as const, '3')];
  expect(mergeLimits(first, second)).toEqual([...first, ...second]);
});

test('keeps identical limits once', () => {
  const both = [limit('pattern' as const, '^a'), limit('uniqueItems' as const, 'true')];
  expect(mergeLimits(both, both)).toEqual(both);
});

test('keeps the later of two annotations', () => {
  const far = [limit('contentMediaType' as const, 'image/png')];
  const near = [limit('contentMediaType' as const, 'image/webp')];
  expect(mergeLimits(far, near)).toEqual(near);
});
