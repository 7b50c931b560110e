import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { printYaml } from './print-yaml.js';

const texts = [
  'Earth',
  '',
  ' leading',
  'trailing ',
  'a: b',
  'a #b',
  '#b',
  '- b',
  '? b',
  '1.5',
  '0x1F',
  '1e3',
  '2024-01-01',
  '.inf',
  '.5',
  'yes',
  'Null',
  '~',
  '<<',
  '*alias',
  '&anchor',
  '!tag',
  '%directive',
  '@at',
  '`tick`',
  "it's",
  '"quoted"',
  'one\ntwo\n',
  'one\ntwo',
  'one\n\n\n',
  'one\n  two\n\n three\n',
  ' one\ntwo',
  '\none',
  'one\r\ntwo\n',
  'tab\tand\n\ttab\n',
  'bell\u0007\nring',
  'line\u2028separator\n',
  'Größe 🪐 木星',
  'word '.repeat(100),
  '/planets/{id}',
  'a,b',
  '[x]',
  '---',
  'a: |\n  b',
];

describe('a description printed as YAML', () => {
  it.each(texts)('preserves the string %j', (text) => {
    const value = { key: text, list: [text, { deep: text }], [text]: 1 };
    expect(parse(printYaml(value))).toEqual(value);
  });

  it('preserves all JSON values', () => {
    const value = {
      a: [[], {}, [[1, -2.5e21]], null, true],
      b: { c: { d: [] } },
      __proto__x: false,
    };
    expect(parse(printYaml(value))).toEqual(value);
  });

  it('is readable', () => {
    const value = {
      openapi: '3.1.0',
      tags: [{ name: 'Planets', description: 'All of them.\nYes.' }],
    };
    expect(printYaml(value)).toMatchInlineSnapshot(`
      "openapi: "3.1.0"
      tags:
        -
          name: Planets
          description: |-
            All of them.
            Yes.
      "
    `);
  });
});
