import type { Json } from 'docsgen/theme';
import { describe, expect, it } from 'vitest';
import { checkable, kindText, readValue, schemaKind } from './value-kind.js';

const root = { $defs: { Kind: { enum: ['rock', 'gas'] }, Moon: { type: 'object' } } };
const kind = (schema: Json): string => schemaKind(schema, root).kind;

describe('the control for a value', () => {
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
  ])('of %j is %s', (schema, expected) => {
    expect(kind(schema)).toBe(expected);
  });
});

describe('what is written', () => {
  it('is a number only where one is asked for, and stays text where it is none', () => {
    expect(readValue('7', 'number')).toBe(7);
    expect(readValue('7', 'text')).toBe('7');
    expect(readValue('seven', 'number')).toBe('seven');
    expect(readValue('', 'text')).toBeUndefined();
  });

  it('is sent digit by digit where JavaScript would round it, and a number to the schema', () => {
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

  it('as JSON keeps all of its digits, and its spaces in texts alone', () => {
    expect(readValue('{ "id": 9007199254740993,\n "name": "Alpha \\" Ursae" }', 'json')).toBe(
      '{"id":9007199254740993,"name":"Alpha \\" Ursae"}',
    );
    expect(readValue('{ "id": 7 }', 'json')).toEqual({ id: 7 });
    expect(readValue('null', 'json')).toBeNull();
    expect(readValue('{ "id": ', 'json')).toBe('{ "id": ');
  });

  it('is told with its type', () => {
    expect(kindText({ type: 'string', format: 'date' }, root)).toBe('string (date)');
  });
});
