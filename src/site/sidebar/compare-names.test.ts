import { expect, test } from 'vitest';
import { compareNames } from './compare-names.js';

const names = [
  ['a', 'a-b', 'a-b-2', 'a-b-10', 'a2', 'a10', 'a10b', 'ab', '2-a', '10', '010', '2', 'z', ''],
  ['step-1', 'step-01', 'step-1-x', 'step', 'steps', 'step-9', 'step-10', 'step--1', '-1', '1-'],
  [
    'A',
    'a',
    'B',
    'b_c',
    'b-c',
    'b c',
    'b.c',
    'é',
    'e',
    'f',
    'Step-10',
    'step-2',
    '1234567890123456789',
  ],
].flat();

test('compares usual names as the rules of English do', () => {
  const collator = new Intl.Collator('en', { numeric: true });
  for (const a of names) {
    for (const b of names) {
      expect(Math.sign(compareNames(a, b)), `${a} and ${b}`).toBe(collator.compare(a, b));
    }
  }
});
