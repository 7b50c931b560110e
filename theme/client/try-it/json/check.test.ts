import type { Json } from 'docsgen/theme';
import { describe, expect, it } from 'vitest';
import { valueDifferences } from './check.js';

const defs = {
  Planet: {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', minLength: 2 },
      kind: { enum: ['rock', 'gas'] },
      orbit: { oneOf: [{ $ref: '#/$defs/Circle' }, { $ref: '#/$defs/Ellipse' }] },
      'day/night': { type: ['number', 'null'] },
    },
  },
  Circle: {
    type: 'object',
    required: ['radius'],
    properties: { shape: { const: 'circle' }, radius: { type: 'number' } },
  },
  Ellipse: {
    type: 'object',
    required: ['long'],
    properties: { shape: { const: 'ellipse' }, long: { type: 'number', minimum: 1 } },
  },
};

const found = (value: Json): readonly string[] =>
  (valueDifferences(value, { $ref: '#/$defs/Planet' }, defs) ?? []).map(
    ({ pointer, kind, expected }) => `${pointer} ${kind} ${expected}`,
  );

describe('a value that is held against its schema', () => {
  it('has no differences where it is as described', () => {
    expect(found({ name: 'Mars', orbit: { shape: 'circle', radius: 1 } })).toEqual([]);
  });

  it('has each difference once, at its place, with what is expected', () => {
    expect(found({ kind: 'ice', 'day/night': 'both', rings: 1 })).toEqual([
      ' missing name',
      '/kind choice rock, gas',
      '/day~1night type number | null',
      '/rings unknown ',
    ]);
    expect(found({ name: 'M' })).toEqual(['/name rule minLength: 2']);
  });

  it('is held against the alternative that is meant', () => {
    expect(found({ name: 'Mars', orbit: { shape: 'ellipse', long: 0 } })).toEqual([
      '/orbit/long rule minimum: 1',
    ]);
    expect(found({ name: 'Mars', orbit: 4 })).toEqual(['/orbit alternatives oneOf']);
  });

  it('is left alone where the schema says nothing that can be used', () => {
    expect(valueDifferences({ a: 1 }, { $ref: '#/$defs/Nowhere' }, defs)).toBeUndefined();
    expect(valueDifferences('a', { pattern: '(' }, {})).toBeUndefined();
    expect(valueDifferences('a', true, {})).toEqual([]);
  });

  it('does not change the schema, which may be frozen', () => {
    const schema = Object.freeze({ type: 'object', properties: Object.freeze({ a: true }) });
    expect(valueDifferences({ a: 1 }, schema, {})).toEqual([]);
  });

  it('need not have what only the other side says', () => {
    const schema = {
      required: ['id', 'word'],
      properties: { id: { readOnly: true }, word: { $ref: '#/$defs/Word' } },
    };
    const words = { Word: { type: 'string', writeOnly: true } };
    const missing = (direction: 'request' | 'response'): readonly string[] =>
      (valueDifferences({}, schema, words, direction) ?? []).map(({ expected }) => expected);
    expect([missing('request'), missing('response')]).toEqual([['word'], ['id']]);
  });

  it('is checked in linear time against patterns of values and of names', () => {
    const slow = '^(a+)+$';
    const text = `${'a'.repeat(2000)}!`;
    const schema = {
      propertyNames: { pattern: slow },
      patternProperties: { '^(a|aa)+$': false },
      properties: { [text]: { pattern: slow } },
    };
    const differences = valueDifferences({ [text]: text }, schema, {}) ?? [];
    expect(differences.map(({ expected }) => expected)).toContain(`pattern: ${slow}`);
  });

  it('cannot be checked against a pattern that is no regular expression', () => {
    expect(valueDifferences('Mars', { pattern: '[' }, {})).toBeUndefined();
  });
});
