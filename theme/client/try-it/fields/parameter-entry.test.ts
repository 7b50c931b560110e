import { makeRequest, type ParameterShape } from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { describe, expect, it } from 'vitest';
import { type ExactJson, exactJsonText } from '../json/exact-json.js';
import { formValue } from '../json-fields/entered-value.js';
import { queryParameter, requestWith } from '../one-parameter.test.data.js';
import { parameterEntry, parameterValue } from './parameter-entry.js';

const version: Json = { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] };

function shape(given: Partial<ParameterShape>): ParameterShape {
  return queryParameter({ name: 'v', schema: version, ...given });
}

/** The query after the reader has entered a value. */
function query(entered: ExactJson | undefined, given: Partial<ParameterShape> = {}): string {
  const parameter = shape(given);
  const { kind, format, isInParts } = parameterEntry(parameter, {});
  expect(isInParts).toBe(true);
  const value = parameterValue(formValue(entered, parameter.required, format), parameter, kind);
  const request = requestWith(parameter, value);
  const { url } = makeRequest(request.shape, request.values);
  return decodeURIComponent(url.join('').split('?')[1] ?? '');
}

describe('the request', () => {
  it('has texts as they are typed', () => {
    for (const text of ['1.10', '1e3', 'null', '007']) expect(query(text)).toBe(`v=${text}`);
    expect(query(['1.10', '1e3'])).toBe('v=1.10&v=1e3');
  });

  it('has texts in quotes in JSON', () => {
    const json = { contentType: 'application/json' };
    expect(query('123', json)).toBe('v="123"');
    expect(query('x', json)).toBe('v="x"');
    expect(query('x', { ...json, in: 'querystring' })).toBe('"x"');
    expect(query(exactJsonText('[12345678901234567890]'), json)).toBe('v=[12345678901234567890]');
  });

  it('has neither cleared texts nor rounded numbers', () => {
    expect(query('')).toBe('');
    expect(query('', { required: true })).toBe('v={v}');
    const times: Json = { type: 'object', properties: { after: { type: 'integer' } } };
    const deep = { schema: times, style: 'deepObject' };
    expect(query({}, { ...deep, required: true })).toBe('v={v}');
    expect(query(exactJsonText('{"after":12345678901234567890}'), deep)).toBe(
      'v[after]=12345678901234567890',
    );
  });
});

describe('with content, a schema', () => {
  const root: Json = { $defs: { Moons: { type: 'array', items: { type: 'object' } } } };
  const schemaOf = (schema: Json): Json =>
    parameterEntry(shape({ schema, contentType: 'application/json' }), root).schema;

  it('is that of an object only if it declares no type', () => {
    const declared: readonly Json[] = [
      { $ref: '#/$defs/Moons' },
      { anyOf: [{ type: 'object' }, { type: 'integer' }] },
      { enum: ['rock', 'gas'] },
    ];
    for (const schema of declared) expect(schemaOf(schema)).toBe(schema);
    expect(schemaOf({})).toEqual({ allOf: [{}], type: 'object' });
  });
});
