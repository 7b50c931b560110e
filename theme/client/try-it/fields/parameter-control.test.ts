import type { Json } from 'docsgen/theme';
import { describe, expect, it } from 'vitest';
import { schemaTypeText } from '../json/subschemas.js';
import {
  parameterControl,
  parseInput,
  parseSentJson,
  valueToValidate,
} from './parameter-control.js';

const root = { $defs: { Kind: { enum: ['rock', 'gas'] }, Moon: { type: 'object' } } };
const kind = (schema: Json): string => parameterControl(schema, root).kind;

describe('the control of a parameter', () => {
  it.each<[Json, string]>([
    [{ $ref: '#/$defs/Kind' }, 'choice'],
    [{ type: 'boolean' }, 'choice'],
    [{ oneOf: [{ const: 'rock' }, { const: 'gas' }] }, 'choice'],
    [{ anyOf: [{ enum: ['rock'] }, { type: 'string' }] }, 'text'],
    [{ type: ['integer', 'null'] }, 'number'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'text'],
    [{ type: 'string', format: 'password' }, 'text'],
    [{ type: 'array', items: { type: 'string' } }, 'list'],
    [{ type: 'array', items: { $ref: '#/$defs/Moon' } }, 'json'],
    [{ $ref: '#/$defs/Moon' }, 'json'],
    [{ type: 'array', prefixItems: [{ type: 'number' }], items: { type: 'number' } }, 'list'],
    [{ oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }, 'json'],
    [{ type: ['integer', 'boolean'] }, 'number'],
    [{ allOf: [{ enum: ['rock', 'gas'] }, { enum: ['gas', 'ice'] }] }, 'choice'],
    [true, 'text'],
  ])('for %j is %s', (schema, expected) => {
    expect(kind(schema)).toBe(expected);
  });
});

describe('an entered value', () => {
  it('is a number only for a number schema, and otherwise text', () => {
    expect(parseInput('7', 'number')).toBe(7);
    expect(parseInput('7', 'text')).toBe('7');
    expect(parseInput('seven', 'number')).toBe('seven');
    expect(parseInput('', 'text')).toBeUndefined();
  });

  it('stays text if JavaScript would round it, but is checked as a number', () => {
    expect(parseInput('9007199254740993', 'number')).toBe('9007199254740993');
    expect(parseInput('1.10', 'number')).toBe('1.10');
    expect(parseInput('-7', 'number')).toBe(-7);
    const numbers = { type: 'array', items: { type: 'number' } };
    expect(valueToValidate(['9007199254740993', '1.10', 'seven'], numbers, {})).toEqual([
      9007199254740992,
      1.1,
      'seven',
    ]);
    const texts = { type: 'array', items: { type: 'string' } };
    expect(valueToValidate(['9007199254740993'], texts, {})).toEqual(['9007199254740993']);
  });

  it('keeps all digits of JSON and removes spaces outside strings', () => {
    expect(parseInput('{ "id": 9007199254740993,\n "name": "Alpha \\" Ursae" }', 'json')).toBe(
      '{"id":9007199254740993,"name":"Alpha \\" Ursae"}',
    );
    expect(parseInput('{ "id": 7 }', 'json')).toEqual({ id: 7 });
    expect(parseInput('null', 'json')).toBeNull();
    expect(parseInput('{ "id": ', 'json')).toBe('{ "id": ');
  });

  it('keeps the quotation marks of a text that is sent as JSON', () => {
    for (const text of ['"123"', '"x"', '"unfinished'])
      expect(parseSentJson(` ${text} `)).toBe(text);
    expect(parseSentJson('123')).toBe(123);
    expect(parseSentJson('{ "id": "7" }')).toEqual({ id: '7' });
    expect(parseSentJson('')).toBeUndefined();
  });

  it('has its type and format in the label', () => {
    expect(schemaTypeText({ type: 'string', format: 'date' }, root, 'en')).toBe('string (date)');
    const both = { type: ['object', 'string', 'null'] };
    expect(schemaTypeText(both, root, 'en')).toBe('object or string');
    expect(schemaTypeText(both, root, 'de')).toBe('object oder string');
  });
});
