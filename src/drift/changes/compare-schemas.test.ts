import { describe, expect, it } from 'vitest';
import type { Direction, Json } from '../../model/index.js';
import { compareSchemas } from './compare-schemas.js';

/** What changes between two schemas; `!` marks what breaks in that direction. */
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
  ['a default that is told now', {}, { default: 20 }, 'default – → 20', 'default – → 20'],
  [
    'a new required field that only answers have',
    {},
    { properties: { id: { readOnly: true } }, required: ['id'] },
    'id new',
    'id new',
  ],
  [
    'a field of answers that is gone',
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
])('%s', (_, before, after, request, response) => {
  it('is told, and whether programs break that ask', () => {
    expect(changes('request', before, after)).toEqual([request]);
  });

  it('is told, and whether programs break that read', () => {
    expect(changes('response', before, after)).toEqual([response]);
  });
});

it('finds nothing where only words have changed', () => {
  expect(changes('request', { description: 'A moon.' }, { description: 'A rock.' })).toEqual([]);
});

it('takes what is put together by allOf as one', () => {
  const before: Json = { allOf: [{ properties: { name } }, { required: ['name'] }] };
  expect(changes('request', before, { properties: { name }, required: ['name'] })).toEqual([]);
});

it('goes through schemas that contain themselves under another name', () => {
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

it('a required field that only answers had must be sent once requests have it, too', () => {
  const before = { properties: { name: { readOnly: true } }, required: ['name'] };
  const after = { properties: { name: {} }, required: ['name'] };
  expect(changes('request', before, after)).toEqual(['! name required', 'name readOnly true → –']);
  expect(changes('response', before, after)).toEqual(['name readOnly true → –']);
});

it('the same in other words is no change', () => {
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
