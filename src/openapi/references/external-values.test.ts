import { expect, it } from 'vitest';
import { parseSource } from '../source/parse-source.js';
import { exampleExternalText, inlineValue, withExternalValue } from './external-values.js';

const { value: source } = parseSource('openapi.yaml', 'a: 1');
const inline = (file: string, text: string) => source && inlineValue(file, text, source);

it('finds text files in examples without a value', () => {
  expect(exampleExternalText({ externalValue: './mars.json?v=2' })).toBe('./mars.json?v=2');
  expect(exampleExternalText({ externalValue: './mars.png' })).toBeUndefined();
  expect(exampleExternalText({ externalValue: './mars.json', value: 1 })).toBeUndefined();
  expect(exampleExternalText({ externalValue: 1 })).toBeUndefined();
});

it('parses JSON, and keeps other texts and broken JSON as they are', () => {
  expect(inline('mars.json', '{"name": "Mars"}')).toEqual({ name: 'Mars' });
  expect(inline('mars.csv', 'name\nMars')).toBe('name\nMars');
  expect(inline('mars.json', '{')).toBe('{');
});

it('returns nothing for binary and very long texts', () => {
  expect(inline('mars.txt', 'a\0b')).toBeUndefined();
  expect(inline('mars.txt', 'a'.repeat(200_001))).toBeUndefined();
});

it('replaces the URL of an example by the value, and removes that of a missing file', () => {
  const example = { summary: 'Mars', externalValue: 'mars.json' };
  expect(withExternalValue(example, { value: 4 })).toEqual({ summary: 'Mars', value: 4 });
  expect(withExternalValue(example, 'missing')).toEqual({ summary: 'Mars' });
});
