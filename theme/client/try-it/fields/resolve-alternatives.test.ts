import type { Json } from 'docsgen/theme';
import { describe, expect, it } from 'vitest';
import { initialFieldValue } from '../json-fields/initial-value.js';
import { objectFields } from '../json-fields/object-fields.js';
import { resolveAlternatives } from './resolve-alternatives.js';

const card = {
  type: 'object',
  required: ['kind', 'number'],
  properties: { kind: { const: 'card' }, number: { type: 'string' } },
};
const bank = {
  type: 'object',
  required: ['kind', 'iban'],
  properties: { kind: { const: 'bank' }, iban: { type: 'string' } },
};
const root = { $defs: { Card: card, Bank: bank } };
const kind = (schema: Json): string => resolveAlternatives(schema, root, undefined).control.kind;

describe('the fields of a value', () => {
  it.each<[Json, string]>([
    [{ type: ['string', 'null'] }, 'text'],
    [{ enum: [1, 2] }, 'choice'],
    [{ oneOf: [{ const: 'a' }, { const: 'b' }, { type: 'null' }] }, 'choice'],
    [{ type: 'boolean' }, 'choice'],
    [{ allOf: [{ type: 'number' }, { type: 'integer' }] }, 'number'],
    [{ type: 'array', items: { $ref: '#/$defs/Card' } }, 'list'],
    [{ $ref: '#/$defs/Card' }, 'object'],
    [{ additionalProperties: { type: 'string' } }, 'object'],
    [{}, 'json'],
    [true, 'json'],
  ])('of %j are those of %s', (schema, expected) => {
    expect(kind(schema)).toBe(expected);
  });

  it('are offered by the values of the discriminator, as on the page', () => {
    const schema: Json = {
      oneOf: [{ $ref: '#/$defs/Card' }, { $ref: '#/$defs/Bank' }],
      discriminator: {
        propertyName: 'kind',
        mapping: { card: '#/$defs/Card', iban: '#/$defs/Bank', sepa: '#/$defs/Bank' },
      },
    };
    const [choice] = resolveAlternatives(schema, root, undefined).alternatives;
    expect(choice?.labels).toEqual(['card', 'iban, sepa']);
  });

  it('follow the alternative that the value matches, or the one that the reader picks', () => {
    const schema: Json = {
      oneOf: [{ $ref: '#/$defs/Card' }, { $ref: '#/$defs/Bank' }, { type: 'null' }],
    };
    const matched = resolveAlternatives(schema, root, { kind: 'bank', iban: 'DE1' });
    expect(matched.alternatives).toMatchObject([{ labels: ['Card', 'Bank'], chosen: 1 }]);
    expect([...objectFields(matched.facets, root).properties.keys()]).toEqual(['kind', 'iban']);
    expect(matched.isNullable).toBe(true);
    const picked = resolveAlternatives(schema, root, undefined, [0]);
    expect([...objectFields(picked.facets, root).required]).toEqual(['kind', 'number']);
  });

  it('end for recursive schemas and leave out what only the server sets', () => {
    const tree = {
      type: 'object',
      required: ['id', 'child'],
      properties: { id: { type: 'string', readOnly: true }, child: { $ref: '#/$defs/Tree' } },
    };
    const own = { $defs: { Tree: tree } };
    expect(initialFieldValue({ $ref: '#/$defs/Tree' }, own)).toEqual({});
    const { facets } = resolveAlternatives(tree, own, undefined);
    expect([...objectFields(facets, own).properties.keys()]).toEqual(['child']);
    expect([...objectFields(facets, own).required]).toEqual(['child']);
  });
});

it('starts an added object with the fields that have one value only', () => {
  expect(initialFieldValue({ $ref: '#/$defs/Card' }, root)).toEqual({ kind: 'card' });
  expect(initialFieldValue({ type: 'array' }, root)).toEqual([]);
  expect(initialFieldValue({ type: 'string' }, root)).toBeUndefined();
  expect(initialFieldValue({ type: 'integer', default: 7 }, root)).toBe(7);
});
