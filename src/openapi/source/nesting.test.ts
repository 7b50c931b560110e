import { describe, expect, it } from 'vitest';
import { textNesting } from './nesting.js';

describe('the nesting depth', () => {
  it.each([
    ['a: 1', 1],
    ['a:\n  b:\n    - c: [1, [2]]\n', 6],
    ['- - - x\n', 4],
    ['{ "a": [\n[\n[\n', 5],
    ['a: half open [0, 1) and [1, 2)\nb: 1\n', 3],
    [`${'a: [0, 1)\n'.repeat(1000)}`, 2],
  ])('of %j is %i', (text, depth) => {
    expect(textNesting(text)).toBe(depth);
  });
});
