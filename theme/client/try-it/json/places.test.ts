import { describe, expect, it } from 'vitest';
import { mistakeIn } from './mistake.js';
import { linesOf } from './places.js';

describe('the lines of values', () => {
  it('are known by pointer, also where the text is half written', () => {
    const text = '{\n  "a/b": [\n    1,\n    {"c": 2}\n  ],\n  "d": ';
    expect(Object.fromEntries(linesOf(text))).toEqual({
      '': 1,
      '/a~1b': 2,
      '/a~1b/0': 3,
      '/a~1b/1': 4,
      '/a~1b/1/c': 4,
      '/d': 6,
    });
  });
});

describe('a mistake in JSON', () => {
  it.each([
    ['{"a": 1}', undefined],
    ['[1, 2', 5],
    ['{"a" 1}', 5],
    ['{"a": 1,}', 8],
    ["{'a': 1}", 1],
    ['{"a": nul}', 6],
    ['{"a": 1} 2', 9],
    ['{"a": "no end\n}', 6],
    ['"\\q"', 0],
  ])('in %s is at %s', (text, offset) => {
    expect(mistakeIn(text)).toBe(offset);
  });
});
