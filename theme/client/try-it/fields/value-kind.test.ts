import type { Json } from 'docsgen/theme';
import { describe, expect, it } from 'vitest';
import { checkable, kindText, readValue, schemaKind } from './value-kind.js';

const root = { $defs: { Kind: { enum: ['rock', 'gas'] }, Moon: { type: 'object' } } };
const kind = (schema: Json): string => schemaKind(schema, root).kind;

describe('the form control', () => {
  it.each<[Json, string]>([
    [{ $ref: '#/$defs/Kind' }, 'choice'],
    [{ type: 'boolean' }, 'choice'],
    [{ oneOf: [{ const: 'rock' }, { const: 'gas' }] }, 'choice'],
    [{ anyOf: [{ enum: ['rock'] }, { type: 'string' }] }, 'text'],
    [{ type: ['integer', 'null'] }, 'number'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'text'],
    [{ type: 'string', format: 'password' }, 'password'],
    [{ type: 'array', items: { type: 'string' } }, 'list'],
    [{ type: 'array', items: { $ref: '#/$defs/Moon' } }, 'json'],
    [{ $ref: '#/$defs/Moon' }, 'json'],
    [true, 'text'],
  ])('for %j is %s', (schema, expected) => {
    expect(kind(schema)).toBe(expected);
  });
});

describe('an entered value', () => {
  it('is a number only for a number schema, and otherwise text', () => {
    expect(readValue('7', 'number')).toBe(7);
    expect(readValue('7', 'text')).toBe('7');
    expect(readValue('seven', 'number')).toBe('seven');
    expect(readValue('', 'text')).toBeUndefined();
  });

  it('stays text if JavaScript would round it, but is checked as a number', () => {
    expect(readValue('9007199254740993', 'number')).toBe('9007199254740993');
    expect(readValue('1.10', 'number')).toBe('1.10');
    expect(readValue('-7', 'number')).toBe(-7);
    const numbers = { type: 'array', items: { type: 'number' } };
    expect(checkable(['9007199254740993', '1.10', 'seven'], numbers, {})).toEqual([
      9007199254740992,
      1.1,
      'seven',
    ]);
    const texts = { type: 'array', items: { type: 'string' } };
    expect(checkable(['9007199254740993'], texts, {})).toEqual(['9007199254740993']);
  });

  it('keeps all digits of JSON and removes spaces outside strings', () => {
    expect(readValue('{ "id": 9007199254740993,\n "name": "Alpha \\" Ursae" }', 'json')).toBe(
      '{"id":9007199254740993,"name":"Alpha \\" Ursae"}',
    );
    expect(readValue('{ "id": 7 }', 'json')).toEqual({ id: 7 });
    expect(readValue('null', 'json')).toBeNull();
    expect(readValue('{ "id": ', 'json')).toBe('{ "id": ');
  });

  it('has its type and format in the label', () => {
    expect(kindText({ type: 'string', format: 'date' }, root)).toBe('string (date)');
  });
});
