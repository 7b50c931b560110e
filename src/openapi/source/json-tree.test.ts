import { describe, expect, it } from 'vitest';
import { makeLocator } from './locate.js';
import { parseSource } from './parse-source.js';

const text = `\uFEFF{
  "openapi": "3.1.0", "deep": { "list": [ 1, -2.5e3 , true, null, [], {} ] },
  "a\\"b/c": { "text": "one \\u0041\\n[two](./two.md) \\\\" , "empty": "" }
}
`;

function source() {
  const { value } = parseSource('planets.json', text);
  if (value === undefined) throw new Error('does not parse');
  return value;
}

function at(pointer: string, on?: 'key' | 'value'): string {
  const { start, end } = makeLocator(source(), () => undefined).locate(pointer, on);
  return text.slice(start.offset, end?.offset);
}

describe('positions in a JSON file', () => {
  it('point to values and keys', () => {
    expect(at('/openapi')).toBe('"3.1.0"');
    expect(at('/openapi', 'key')).toBe('"openapi"');
    expect(['0', '1', '2', '3', '4', '5'].map((index) => at(`/deep/list/${index}`))).toEqual([
      '1',
      '-2.5e3',
      'true',
      'null',
      '[]',
      '{}',
    ]);
    expect(at('/a"b~1c/text', 'key')).toBe('"text"');
    expect(at('/a"b~1c/empty')).toBe('""');
  });

  it('point to the nearest existing ancestor of a missing value', () => {
    expect(at('/deep/none/x', 'key')).toBe('"deep"');
  });

  it('are exact inside strings with escapes', () => {
    const origin = makeLocator(source(), () => undefined).origin('/a"b~1c/text');
    const decoded = 'one A\n[two](./two.md) \\';
    for (const word of ['one', '[two]', './two.md', '\\']) {
      const { offset } = origin.at(decoded.indexOf(word));
      expect(text.slice(offset, offset + word.length)).toBe(word);
    }
  });

  it('point to a duplicate key', () => {
    const { value, diagnostics } = parseSource('planets.json', '{ "a": 1,\n  "a": 2 }');
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { code: 'openapi/duplicate-key', place: { start: { line: 2 } } },
    ]);
  });

  it('are not computed for excessive nesting', () => {
    const deep = `{ "a": ${'['.repeat(1000)}${']'.repeat(1000)} }`;
    expect(parseSource('planets.json', deep).diagnostics).toMatchObject([
      { code: 'openapi/too-complex' },
    ]);
    const yaml = `a: ${'['.repeat(1000)}${']'.repeat(1000)}\n`;
    expect(parseSource('planets.yaml', yaml).value).toBeUndefined();
    expect(parseSource('planets.yaml', '['.repeat(100_000)).value).toBeUndefined();
  });
});
