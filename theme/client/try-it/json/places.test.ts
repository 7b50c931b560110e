import { describe, expect, it } from 'vitest';
import { withoutSecrets } from '../secrets/texts.js';
import { completionAt } from './completion.js';
import { findSyntaxError } from './find-syntax-error.js';
import { textLines } from './places.js';

describe('textLines', () => {
  it('finds the line of each JSON pointer, also in incomplete text', () => {
    const text = '{\n  "a/b": [\n    1,\n    {"c": 2}\n  ],\n  "d": ';
    const lines = {
      '': 1,
      '/a~1b': 2,
      '/a~1b/0': 3,
      '/a~1b/1': 4,
      '/a~1b/1/c': 4,
      '/d': 6,
    };
    expect(Object.fromEntries(textLines(text, Object.keys(lines)))).toEqual(lines);
    expect([...textLines(text, ['/d']).keys()]).toEqual(['/d']);
  });
});

describe('findSyntaxError', () => {
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
    ['{"a": [1, {}], "b": {"c": []} "d"}', 30],
    ['[1 }', 3],
    ['{1: 2}', 1],
    ['[,1]', 1],
    ['', 0],
  ])('returns for %s the offset %s', (text, offset) => {
    expect(findSyntaxError(text)).toBe(offset);
  });
});

describe('a large JSON text', () => {
  const planets = Array.from(
    { length: 5000 },
    (_, index) => `  {"name": "P${index}",\n   "key": 1}`,
  );
  const long = `[\n${planets.join(',\n')}\n]`;
  const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;

  // An algorithm that is quadratic in the number of values would exceed the test's timeout.
  it('is processed in linear time if long', () => {
    expect(textLines(long, ['/4999/key', '/1']).get('/4999/key')).toBe(10_001);
    expect(findSyntaxError(`${long.slice(0, -1)}}`)).toBe(long.length - 1);
    const schema = { items: { properties: { key: { format: 'password' } } } };
    const hidden = withoutSecrets(long, { schema, known: new Set() }, () => '"-"');
    expect(hidden.split('"-"')).toHaveLength(5001);
    expect(completionAt(`${long.slice(0, -2)},{"`, long.length + 1, schema)?.suggestions).toEqual([
      { label: 'key', insert: '"key": ', detail: '' },
    ]);
  });

  it('is processed in linear time if deeply nested', () => {
    expect(textLines(deep, ['/a/a']).get('/a/a')).toBe(1);
    expect(findSyntaxError(deep.slice(0, -1))).toBe(deep.length - 1);
    const secretRules = { schema: { $ref: '#' }, known: new Set<string>() };
    expect(withoutSecrets(deep, secretRules, () => '')).toBe(deep);
  });
});
