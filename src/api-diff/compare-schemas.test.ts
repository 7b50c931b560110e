import { describe, expect, it } from 'vitest';
import type { Direction } from '../json-schema/direction.js';
import type { Json } from '../json-schema/json.js';
import { compareSchemas } from './compare-schemas.js';

/** Lists the changes between two schemas; `!` marks those that break in this direction. */
function changes(direction: Direction, before: Json, after: Json): readonly string[] {
  const defs = { before: {}, after: {} };
  return compareSchemas(before, after, new Set([direction]), defs).map(
    ({ path, what, breaking }) => {
      const words =
        'limit' in what
          ? `${what.limit} ${what.before} → ${what.after}`
          : 'key' in what
            ? [what.key.replace('changes.', ''), ...(what.values ?? [])].join(' ')
            : '';
      return `${breaking ? '! ' : ''}${[path.join('.'), words].filter(Boolean).join(' ')}`;
    },
  );
}

const name = { type: 'string' };

describe.each<[what: string, before: Json, after: Json, request: string, response: string]>([
  ['a new field', {}, { properties: { name } }, 'name new', 'name new'],
  [
    'a new required field',
    {},
    { properties: { name }, required: ['name'] },
    '! name new',
    'name new',
  ],
  ['a field that is gone', { properties: { name } }, {}, '! name removed', '! name removed'],
  [
    'a field that is required now',
    { properties: { name } },
    { properties: { name }, required: ['name'] },
    '! name required',
    'name required',
  ],
  [
    'a field that is optional now',
    { properties: { name }, required: ['name'] },
    { properties: { name } },
    'name optional',
    '! name optional',
  ],
  [
    'a wider type',
    { type: 'integer' },
    { type: ['number', 'null'] },
    'type integer → number | null',
    '! type integer → number | null',
  ],
  [
    'null that is allowed beside a name',
    { $ref: '#/$defs/Moon' },
    { anyOf: [{ $ref: '#/$defs/Moon' }, { type: 'null' }] },
    'type Moon → Moon | null',
    '! type Moon → Moon | null',
  ],
  [
    'null that is not allowed any more',
    { oneOf: [{ type: 'null' }, { $ref: '#/$defs/Moon' }] },
    { $ref: '#/$defs/Moon' },
    '! type Moon | null → Moon',
    'type Moon | null → Moon',
  ],
  ['another default', { default: 10 }, { default: 20 }, '! default 10 → 20', 'default 10 → 20'],
  ['a default that is stated now', {}, { default: 20 }, 'default – → 20', 'default – → 20'],
  [
    'a new required field that only responses have',
    {},
    { properties: { id: { readOnly: true } }, required: ['id'] },
    'id new',
    'id new',
  ],
  [
    'a field of responses that is gone',
    { properties: { id: { readOnly: true } } },
    {},
    'id removed',
    '! id removed',
  ],
  [
    'a field of requests that has more values',
    { properties: { kind: { writeOnly: true, enum: ['rock'] } } },
    { properties: { kind: { writeOnly: true, enum: ['rock', 'gas'] } } },
    'kind more gas',
    'kind more gas',
  ],
  [
    'another type',
    { type: 'integer' },
    { type: 'string' },
    '! type integer → string',
    '! type integer → string',
  ],
  ['more values', { enum: ['rock'] }, { enum: ['rock', 'gas'] }, 'more gas', '! more gas'],
  ['fewer values', { enum: ['rock', 'gas'] }, { enum: ['rock'] }, '! fewer gas', 'fewer gas'],
  [
    'a stricter limit',
    { maxLength: 40 },
    { maxLength: 20 },
    '! maxLength 40 → 20',
    'maxLength 40 → 20',
  ],
  ['a looser limit', { minimum: 4 }, { minimum: 2 }, 'minimum 4 → 2', '! minimum 4 → 2'],
  [
    'another format',
    { format: 'date' },
    { format: 'date-time' },
    '! format date → date-time',
    '! format date → date-time',
  ],
  [
    'fields that are not taken any more',
    {},
    { additionalProperties: false },
    '! additionalProperties true → false',
    'additionalProperties true → false',
  ],
  [
    'another alternative',
    { oneOf: [{ $ref: '#/$defs/Moon' }] },
    { oneOf: [{ $ref: '#/$defs/Moon' }, { $ref: '#/$defs/Ring' }] },
    'more Ring',
    '! more Ring',
  ],
  [
    'a stricter field of an alternative without a name',
    {
      oneOf: [{ properties: { kind: { const: 'moon' }, size: { maximum: 9 } } }, { type: 'null' }],
    },
    {
      oneOf: [{ properties: { kind: { const: 'moon' }, size: { maximum: 5 } } }, { type: 'null' }],
    },
    '! size maximum 9 → 5',
    'size maximum 9 → 5',
  ],
  [
    'a stricter value of a map',
    { additionalProperties: { type: 'string', maxLength: 9 } },
    { additionalProperties: { type: 'string', maxLength: 5 } },
    '! maxLength 9 → 5',
    'maxLength 9 → 5',
  ],
  [
    'a field that readers do not send any more',
    { properties: { name } },
    { properties: { name: { ...name, readOnly: true } } },
    '! name readOnly – → true',
    'name readOnly – → true',
  ],
  [
    'a new condition',
    {},
    { not: { required: ['name'] } },
    '! not – → {"required":["name"]}',
    'not – → {"required":["name"]}',
  ],
  [
    'an alternative beside what was the only form',
    { $ref: '#/$defs/Moon' },
    { oneOf: [{ $ref: '#/$defs/Moon' }, { $ref: '#/$defs/Ring' }] },
    'more Ring',
    '! more Ring',
  ],
  [
    'one form that is left of several',
    { oneOf: [{ $ref: '#/$defs/Moon' }, { $ref: '#/$defs/Ring' }] },
    { $ref: '#/$defs/Moon' },
    '! fewer Ring',
    'fewer Ring',
  ],
  [
    'forms for what could be anything',
    {},
    { oneOf: [{ $ref: '#/$defs/Moon' }, { $ref: '#/$defs/Ring' }] },
    '! type * → Moon | Ring',
    'type * → Moon | Ring',
  ],
  [
    'another value among alternatives that are values',
    { type: 'string', enum: ['rock', 'gas'] },
    {
      type: 'string',
      oneOf: [{ const: 'rock', title: 'Rocks' }, { const: 'gas' }, { const: 'ice' }],
    },
    'more ice',
    '! more ice',
  ],
  [
    'items of one type instead of any',
    { type: 'array' },
    { type: 'array', items: { type: 'string' } },
    '! type * → string',
    'type * → string',
  ],
  [
    'any values of a map instead of those of one type',
    { type: 'object', additionalProperties: { type: 'string' } },
    { type: 'object' },
    'type string → *',
    '! type string → *',
  ],
  [
    'a stricter step',
    { multipleOf: 5 },
    { multipleOf: 10 },
    '! multipleOf 5 → 10',
    'multipleOf 5 → 10',
  ],
  [
    'a format with more values',
    { format: 'int32' },
    { format: 'int64' },
    'format int32 → int64',
    '! format int32 → int64',
  ],
  [
    'the format that clients assume anyway',
    { type: 'integer' },
    { type: 'integer', format: 'int64' },
    'format – → int64',
    'format – → int64',
  ],
  [
    'a rule for fields beside each other',
    {},
    { dependentSchemas: { a: { required: ['b'] } } },
    '! dependentSchemas – → {"a":{"required":["b"]}}',
    'dependentSchemas – → {"a":{"required":["b"]}}',
  ],
  [
    'a field that is no longer deprecated',
    { properties: { name: { ...name, deprecated: true } } },
    { properties: { name } },
    'name undeprecated',
    'name undeprecated',
  ],
  [
    'another field that tells forms apart',
    { discriminator: { propertyName: 'kind' } },
    { discriminator: { propertyName: 'type' } },
    '! discriminator kind → type',
    '! discriminator kind → type',
  ],
  [
    'a value that stands for another form',
    { discriminator: { propertyName: 'kind', mapping: { m: '#/$defs/Moon' } } },
    { discriminator: { propertyName: 'kind', mapping: { m: '#/$defs/Ring' } } },
    '! kind: m Moon → Ring',
    '! kind: m Moon → Ring',
  ],
  [
    'a value that stands for no form any more',
    { discriminator: { propertyName: 'kind', mapping: { m: '#/$defs/Moon' } } },
    { discriminator: { propertyName: 'kind' } },
    '! kind: m Moon → –',
    'kind: m Moon → –',
  ],
  [
    'a required field without a schema',
    { type: 'object' },
    { type: 'object', required: ['name'] },
    '! name required',
    'name required',
  ],
  [
    'a pattern that fits everything',
    { pattern: '^a' },
    { pattern: '.*' },
    'pattern ^a → .*',
    '! pattern ^a → .*',
  ],
  [
    'anything instead of an object',
    { type: 'object', properties: { name } },
    {},
    'type object → *',
    '! type object → *',
  ],
])('%s', (_, before, after, request, response) => {
  it('is reported for requests, marked if it breaks clients', () => {
    expect(changes('request', before, after)).toEqual([request]);
  });

  it('is reported for responses, marked if it breaks clients', () => {
    expect(changes('response', before, after)).toEqual([response]);
  });
});

it('reports no change when only descriptions differ', () => {
  expect(changes('request', { description: 'A moon.' }, { description: 'A rock.' })).toEqual([]);
});

it.each<[what: string, before: Json, after: Json]>([
  [
    'names that go together, in another order',
    { dependentRequired: { a: ['b', 'c'] } },
    { dependentRequired: { a: ['c', 'b'] } },
  ],
  [
    'a list of values, as alternatives without a type',
    { type: 'string', enum: ['a', 'b'] },
    { oneOf: [{ const: 'a' }, { const: 'b' }] },
  ],
  [
    'null among the values, or beside them',
    { type: ['string', 'null'], enum: ['a', null] },
    { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'null' }] },
  ],
  ['base64 as 3.0 and as 3.1 say it', { format: 'byte' }, { contentEncoding: 'base64' }],
  ['raw bytes as 3.0 and as 3.1 say them', { type: 'string', format: 'binary' }, {}],
  [
    'a value that stands for the form of that name',
    { discriminator: { propertyName: 'kind', mapping: { Moon: '#/$defs/Moon' } } },
    { discriminator: { propertyName: 'kind' } },
  ],
])('reports no change for %s', (_, before, after) => {
  expect(changes('request', before, after)).toEqual([]);
  expect(changes('response', before, after)).toEqual([]);
});

it('compares the merged schema of allOf', () => {
  const before: Json = { allOf: [{ properties: { name } }, { required: ['name'] }] };
  expect(changes('request', before, { properties: { name }, required: ['name'] })).toEqual([]);
  const values: Json = { allOf: [{ enum: ['rock', 'gas'] }, { enum: ['gas', 'ice'] }] };
  expect(changes('request', values, { enum: ['gas'] })).toEqual([]);
});

it('compares recursive schemas that were renamed', () => {
  const defs = {
    before: { Body: { properties: { moons: { items: { $ref: '#/$defs/Body' } } } } },
    after: { Planet: { properties: { moons: { items: { $ref: '#/$defs/Planet' } } } } },
  };
  const found = compareSchemas(
    { $ref: '#/$defs/Body' },
    { $ref: '#/$defs/Planet' },
    new Set(),
    defs,
  );
  expect(found).toEqual([]);
});

it('reports a required field as breaking in requests when it is no longer read-only', () => {
  const before = { properties: { name: { readOnly: true } }, required: ['name'] };
  const after = { properties: { name: {} }, required: ['name'] };
  expect(changes('request', before, after)).toEqual(['! name required', 'name readOnly true → –']);
  expect(changes('response', before, after)).toEqual(['name readOnly true → –']);
});

it('reports a change from an inclusive to an exclusive bound as stricter', () => {
  const [held, beyond] = [
    { type: 'number', minimum: 0 },
    { type: 'number', exclusiveMinimum: 0 },
  ];
  const messages = ['minimum 0 → –', 'exclusiveMinimum – → 0'];
  expect(changes('response', held, beyond)).toEqual(messages);
  expect(changes('request', held, beyond)).toEqual(messages.map((one) => `! ${one}`));
});

it('ignores keywords that restrict nothing and equivalent ways to list types', () => {
  expect(changes('request', { type: 'array' }, { type: 'array', uniqueItems: false })).toEqual([]);
  expect(changes('request', { type: 'string' }, { type: 'string', minLength: 0 })).toEqual([]);
  const both = { anyOf: [{ type: 'string' }, { type: 'integer' }] };
  expect(changes('response', { type: ['integer', 'string'] }, both)).toEqual([]);
  const parts: Json = { allOf: [{ type: 'integer', minimum: 5 }, { minimum: 1 }] };
  expect(changes('request', parts, { type: 'integer', minimum: 5 })).toEqual([]);
});

it('treats equivalent schemas as unchanged', () => {
  const nullable = { properties: { name: { type: ['string', 'null'], maxLength: 4 } } };
  const beside: Json = { anyOf: [{ type: 'string', maxLength: 4 }, { type: 'null' }] };
  expect(changes('request', nullable, { properties: { name: beside } })).toEqual([]);
  const whole = { type: 'integer', minimum: 1, maximum: 9 };
  const exclusive = { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 10 };
  expect(changes('request', whole, exclusive)).toEqual([]);
  const number = { type: 'number', minimum: 1 };
  expect(changes('request', number, { type: 'number', exclusiveMinimum: 1 })).toContain(
    '! exclusiveMinimum – → 1',
  );
});
