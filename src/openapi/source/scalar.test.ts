import { describe, expect, it } from 'vitest';
import { isMap, isScalar, parseDocument } from 'yaml';
import { scalarOffsets } from './scalar.js';

/** Pairs the first letter of each decoded word with the character at its file offset. */
function mapped(file: string): readonly string[] {
  const { contents } = parseDocument(file);
  const scalar = isMap(contents) ? contents.items[0]?.value : undefined;
  if (!isScalar(scalar)) throw new Error('no scalar');
  const offset = scalarOffsets(scalar, file);
  const text = String(scalar.value);
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const at = offset(index);
    return `${word.charAt(0)}=${file.slice(at, at + 1)}@${at}`;
  });
}

function expectExact(file: string): void {
  for (const pair of mapped(file)) expect(pair).toMatch(/^(.)=\1@/u);
}

describe('offsets in a YAML scalar', () => {
  it('are exact in a single-line plain scalar', () => {
    expect(mapped('text: see the menu\n')).toEqual(['s=s@6', 't=t@10', 'm=m@14']);
  });

  it('are exact in a literal block with any indentation', () => {
    expect(mapped('text: |2\n    one\n  two\n')).toEqual(['o=o@13', 't=t@19']);
    expectExact('text: |\n  one two\n\n    three\n  four\n');
  });

  it('are exact in a folded block', () => {
    expectExact('text: >-\n  one two\n  three\n\n  four five\n');
  });

  it('are exact in a multi-line plain scalar', () => {
    expectExact('text: one two\n  three\n  four\n');
  });

  it('are exact in quoted scalars', () => {
    expectExact(`text: 'one ''two'' three'\n`);
    expectExact('text: "one \\\n  two\n  three"\n');
  });

  it('are exact at and after escapes', () => {
    expectExact(String.raw`{ "text": "one\ntwo\tt\u0068ree four" }`);
    expect(mapped(String.raw`{ "text": "\u0041 \"b\" \ud83d\ude80 c" }`)).toEqual([
      'A=\\@11',
      '"=\\@18',
      '\ud83d=\\@24',
      'c=c@37',
    ]);
  });

  it('are exact after characters outside the Basic Multilingual Plane', () => {
    expectExact('text: "🚀 one 🪐 two"\n');
    expectExact('text: 🚀 one 🪐 two\n');
  });

  it('map a space to the preceding character', () => {
    const file = 'text: ab cd\n';
    const { contents } = parseDocument(file);
    const scalar = isMap(contents) ? contents.items[0]?.value : undefined;
    if (!isScalar(scalar)) throw new Error('no scalar');
    expect(scalarOffsets(scalar, file)(2)).toBe(8);
  });
});
