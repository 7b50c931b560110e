import { describe, expect, it } from 'vitest';
import { entryAt, JsonProblem, readJson } from './read-json.js';

/** Returns the problem of a text, with the marked part. */
function problem(text: string): string {
  try {
    readJson(text);
  } catch (error) {
    if (!(error instanceof JsonProblem)) throw error;
    return `${error.message}: ${text.slice(error.span.start, error.span.end)}`;
  }
  return 'none';
}

describe('readJson', () => {
  it('returns the value with the span of each key and value', () => {
    const text = ' {"name": "Mars", "moons": [{"name": "Deimos"}]}';
    const root = readJson(text);
    expect(root.value).toEqual({ name: 'Mars', moons: [{ name: 'Deimos' }] });
    const { key, node } = entryAt(root, ['moons', '0', 'name']);
    expect(text.slice(key?.start, key?.end)).toBe('"name"');
    expect(text.slice(node.start, node.end)).toBe('"Deimos"');
  });

  it('returns the deepest entry on the way to one that is missing', () => {
    const root = readJson('{"moons": []}');
    expect(entryAt(root, ['moons', '3', 'name']).node.value).toEqual([]);
  });

  it.each([
    ['{"a": 1,}', 'nothing follows this comma: ,'],
    ['{"a": 1 "b": 2}', 'a comma is missing before "b": "'],
    ['{"a" 1}', 'a colon is missing before 1: 1'],
    ["{'a': 1}", "'a' is not a key in double quotes: 'a'"],
    ['{"a": 1, "a": 2}', 'the key "a" occurs twice: "a"'],
    ['{"a": None}', 'None is not a value: None'],
    ['[01]', 'a comma is missing before 1: 1'],
    ['{} x', 'x follows the end: x'],
    ['[1, // one\n2]', 'a comment is not a value: //'],
    ['{"a": 1', 'a comma is missing before the end: '],
  ])('reports %s', (text, expected) => {
    expect(problem(text)).toBe(expected);
  });

  it('refuses values that are nested too deeply', () => {
    expect(problem('['.repeat(1000))).toBe('it is nested too deeply: [');
  });
});
