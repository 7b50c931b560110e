import { expect, test } from 'vitest';
import { mergeConstraints } from './merge-constraints.js';

const limit = <Label extends string>(label: Label, value: string) => ({ label, value });

test('of two bounds the tighter one holds, whichever part is written first', () => {
  const tight = [limit('minimum' as const, '3'), limit('max length' as const, '9')];
  const loose = [limit('minimum' as const, '-1'), limit('max length' as const, '10')];
  expect(mergeConstraints(tight, loose)).toEqual(tight);
  expect(mergeConstraints(loose, tight)).toEqual(tight);
});

test('integers beyond those of JavaScript are told apart', () => {
  const high = [limit('maximum' as const, '9007199254740993')];
  const higher = [limit('maximum' as const, '9007199254740994')];
  expect(mergeConstraints(high, higher)).toEqual(high);
  expect(mergeConstraints(higher, high)).toEqual(high);
});

test('values that must fit two patterns, and be multiples of two numbers, say both', () => {
  const first = [limit('pattern' as const, '^a'), limit('multiple of' as const, '2')];
  const second = [limit('pattern' as const, 'b$'), limit('multiple of' as const, '3')];
  expect(mergeConstraints(first, second)).toEqual([...first, ...second]);
});

test('what both parts say is said once', () => {
  const both = [limit('pattern' as const, '^a'), limit('unique items' as const, 'yes')];
  expect(mergeConstraints(both, both)).toEqual(both);
});

test('of annotations the nearer one is heard', () => {
  const far = [limit('media type' as const, 'image/png')];
  const near = [limit('media type' as const, 'image/webp')];
  expect(mergeConstraints(far, near)).toEqual(near);
});
