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

describe('valueDifferences', () => {
  it('returns none for a valid value', () => {
    expect(found({ name: 'Mars', orbit: { shape: 'circle', radius: 1 } })).toEqual([]);
  });

  it('returns each difference once with its pointer and the expectation', () => {
    expect(found({ kind: 'ice', 'day/night': 'both', rings: 1 })).toEqual([
      ' missing name',
      '/kind choice rock, gas',
      '/day~1night type number | null',
      '/rings unknown ',
    ]);
    expect(found({ name: 'M' })).toEqual(['/name rule minLength: 2']);
  });

  it('compares with the matching alternative', () => {
    expect(found({ name: 'Mars', orbit: { shape: 'ellipse', long: 0 } })).toEqual([
      '/orbit/long rule minimum: 1',
    ]);
    expect(found({ name: 'Mars', orbit: 4 })).toEqual(['/orbit alternatives oneOf']);
  });

  it('is undefined for an unusable schema and empty for schema true', () => {
    expect(valueDifferences({ a: 1 }, { $ref: '#/$defs/Nowhere' }, defs)).toBeUndefined();
    expect(valueDifferences('a', true, {})).toEqual([]);
  });

  it('does not mutate a frozen schema', () => {
    const schema = Object.freeze({ type: 'object', properties: Object.freeze({ a: true }) });
    expect(valueDifferences({ a: 1 }, schema, {})).toEqual([]);
  });

  it('ignores required read-only or write-only fields of the other direction', () => {
    const schema = {
      required: ['id', 'word'],
      properties: { id: { readOnly: true }, word: { $ref: '#/$defs/Word' } },
    };
    const words = { Word: { type: 'string', writeOnly: true } };
    const missing = (direction: 'request' | 'response'): readonly string[] =>
      (valueDifferences({}, schema, words, direction) ?? []).map(({ expected }) => expected);
    expect([missing('request'), missing('response')]).toEqual([['word'], ['id']]);
  });

  it('matches patterns of values and names in linear time', () => {
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

  it('assumes that an invalid pattern matches', () => {
    expect(valueDifferences('Mars', { pattern: '[' }, {})).toEqual([]);
  });
});
