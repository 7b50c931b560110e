import { expect, test } from 'vitest';
import { mergeConstraints } from './merge-constraints.js';

const limit = <Label extends string>(label: Label, value: string) => ({ label, value });

test('keeps the stricter of two bounds in any order', () => {
  const tight = [limit('minimum' as const, '3'), limit('max length' as const, '9')];
  const loose = [limit('minimum' as const, '-1'), limit('max length' as const, '10')];
  expect(mergeConstraints(tight, loose)).toEqual(tight);
  expect(mergeConstraints(loose, tight)).toEqual(tight);
});

test('compares integers beyond the safe range exactly', () => {
  const high = [limit('maximum' as const, '9007199254740993')];
  const higher = [limit('maximum' as const, '9007199254740994')];
  expect(mergeConstraints(high, higher)).toEqual(high);
  expect(mergeConstraints(higher, high)).toEqual(high);
});

test('keeps both of two patterns and both of two multiples', () => {
  const first = [limit('pattern' as const, '^a'), limit('multiple of' as const, '2')];
  const second = [limit('pattern' as const, 'b$'), limit('multiple of' as const, '3')];
  expect(mergeConstraints(first, second)).toEqual([...first, ...second]);
});

test('keeps identical constraints once', () => {
  const both = [limit('pattern' as const, '^a'), limit('unique items' as const, 'yes')];
  expect(mergeConstraints(both, both)).toEqual(both);
});

test('keeps the later of two annotations', () => {
  const far = [limit('media type' as const, 'image/png')];
  const near = [limit('media type' as const, 'image/webp')];
  expect(mergeConstraints(far, near)).toEqual(near);
});
