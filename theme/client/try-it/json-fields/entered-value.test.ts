import type { Json } from 'docsgen/theme';
import { describe, expect, it } from 'vitest';
import { Digits } from '../json/exact-json.js';
import { enteredValue, exactValue, formValue, type ValueFormat } from './entered-value.js';

const long = '12345678901234567890';
const textOrList: Json = { anyOf: [{ type: 'string' }, { type: 'array' }] };
const formats: readonly ValueFormat[] = ['json', 'field', 'parts'];

describe('the value to send', () => {
  it('has an empty object only if it is required and sent as JSON or as a field', () => {
    for (const empty of [{}, []]) {
      expect(formats.map((format) => formValue(empty, true, format))).toEqual([
        empty,
        empty,
        undefined,
      ]);
      expect(formats.map((format) => formValue(empty, false, format))).toEqual(Array(3));
    }
    expect(formValue(undefined, true, 'field')).toBeUndefined();
  });

  it('has no text that the reader has cleared', () => {
    for (const format of formats) expect(formValue('', true, format)).toBeUndefined();
    expect(enteredValue(undefined, 'text', false)).toBeUndefined();
    expect(enteredValue(undefined, 'text', true)).toBe('');
  });

  it('keeps texts as typed, in quotes in JSON', () => {
    for (const text of ['1.10', '1e3', 'null', '[1']) {
      expect(formValue(text, false, 'parts')).toBe(text);
      expect(formValue(text, false, 'json')).toBe(JSON.stringify(text));
      expect(exactValue(JSON.stringify(text), textOrList, {}, 'json')).toBe(text);
    }
    expect(formValue(new Digits('1.10'), false, 'json')).toBe('1.10');
  });
});

describe('the value to start with', () => {
  it('keeps texts unless they are JSON objects or lists', () => {
    expect(exactValue('12345', textOrList, {}, 'parts')).toBe('12345');
    expect(exactValue('null', textOrList, {}, 'field')).toBe('null');
    expect(exactValue('["a"]', textOrList, {}, 'field')).toEqual(['a']);
    expect(exactValue('', textOrList, {}, 'parts')).toBeUndefined();
  });

  it('reads the digits of long numbers by their schema', () => {
    const root: Json = { $defs: { Id: { type: 'integer' } } };
    const id: Json = { $ref: '#/$defs/Id' };
    const schema: Json = {
      type: 'object',
      properties: { after: id, ids: { type: 'array', items: id }, name: { type: 'string' } },
    };
    const given = { after: long, ids: [long, '7'], name: long };
    expect(exactValue(given, schema, root, 'parts')).toEqual({
      after: new Digits(long),
      ids: [new Digits(long), 7],
      name: long,
    });
    expect(exactValue(long, { anyOf: [id, schema] }, root, 'parts')).toEqual(new Digits(long));
    expect(exactValue(given, schema, root, 'json')).toEqual(given);
  });
});
