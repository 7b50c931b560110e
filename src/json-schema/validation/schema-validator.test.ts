import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Json } from '../json.js';
import { SchemaValidator, type Violation, violationMessage } from './index.js';

const planet = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };

function conditional(condition: Json, consequence: Json, more: object): Json {
  return Object.fromEntries([['if', condition], ['then', consequence], ...Object.entries(more)]);
}

/** Values that each keyword below accepts or rejects. */
const values: readonly Json[] = [
  ...[null, true, 0, 3, -3, 0.3, 1.5, 6e30, '', 'Io', 'Europa', '🪐🪐🪐', '2026-02-30'],
  ...[
    [],
    [1],
    [1, 2],
    [2, 1, 2],
    ['a', 1],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
  ],
  ...[{}, { name: 'Mars' }, { name: 4 }, { name: 'Mars', moons: 2 }, { moons: 2 }, { x_a: 1 }],
  ...[
    { name: 'Mars', moons: 2, rings: 0 },
    { kind: 'gas', rings: 1 },
    { kind: 'rock', rings: 1 },
  ],
];

const schemas: readonly Json[] = [
  ...[true, false, {}, { type: 'integer' }, { type: ['string', 'null'] }, { type: 'array' }],
  ...[{ const: 3 }, { const: { name: 'Mars' } }, { enum: ['Io', null, [1]] }],
  ...[{ minimum: 1 }, { maximum: 1 }, { exclusiveMinimum: 0 }, { exclusiveMaximum: 3 }],
  ...[{ multipleOf: 0.1 }, { multipleOf: 3 }, { minLength: 3 }, { maxLength: 3 }],
  ...[{ pattern: '^I' }, { pattern: '\\p{L}{3}' }],
  ...[{ minItems: 1 }, { maxItems: 1 }, { uniqueItems: true }, { items: { type: 'number' } }],
  ...[{ prefixItems: [{ type: 'string' }], items: false }, { contains: { const: 2 } }],
  ...[
    { contains: { const: 2 }, minContains: 2 },
    { contains: { const: 2 }, maxContains: 1 },
  ],
  ...[{ minProperties: 1 }, { maxProperties: 1 }, { required: ['name', 'moons'] }, planet],
  ...[{ properties: { name: true }, additionalProperties: false }],
  ...[{ properties: { name: false } }, { patternProperties: { '^x_': { type: 'string' } } }],
  ...[{ propertyNames: { maxLength: 4 } }, { dependentRequired: { moons: ['name'] } }],
  ...[{ dependentSchemas: { moons: { required: ['rings'] } } }],
  ...[{ allOf: [planet, { properties: { moons: { maximum: 1 } } }] }],
  ...[{ anyOf: [planet, { type: 'string' }] }, { oneOf: [planet, { required: ['moons'] }] }],
  ...[{ not: planet }, { not: { type: 'string' } }],
  conditional({ properties: { kind: { const: 'gas' } } }, { required: ['kind'] }, { else: false }),
  { $ref: '#/$defs/Planet', required: ['moons'] },
  { allOf: [planet], unevaluatedProperties: false },
  { anyOf: [planet, { properties: { moons: true } }], unevaluatedProperties: false },
  conditional(
    { required: ['name'] },
    { properties: { name: true } },
    { unevaluatedProperties: false },
  ),
  { allOf: [{ prefixItems: [true] }], unevaluatedItems: false },
  { contains: { const: 2 }, unevaluatedItems: { const: 1 } },
];

const $defs = { Planet: planet };

function violations(value: Json, schema: Json, defs: Readonly<Record<string, Json>> = $defs) {
  return new SchemaValidator(defs).violations(value, schema, 'response');
}

function texts(found: readonly Violation[] | undefined): readonly string[] | undefined {
  return found?.map((one) => `${one.path.join('/')} ${violationMessage(one)}`.trim());
}

describe('SchemaValidator', () => {
  it.each(schemas.map((schema) => [JSON.stringify(schema), schema] as const))(
    'accepts the same values as ajv for %s',
    (_, schema) => {
      const ajv = new Ajv2020({ strict: false, logger: false, multipleOfPrecision: 9 });
      const root = typeof schema === 'object' ? { ...(schema as object), $defs } : schema;
      const accepts = ajv.compile(root as object);
      const accepted = values.filter((value) => violations(value, schema)?.length === 0);
      expect(accepted).toEqual(values.filter((value) => accepts(value)));
    },
  );

  it('compares decimal digits for multipleOf', () => {
    const isMultiple = (value: number, of: number) =>
      violations(value, { multipleOf: of })?.length === 0;
    expect([isMultiple(0.3, 0.1), isMultiple(19.99, 0.01), isMultiple(1e300, 0.1)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isMultiple(7e30, 3), isMultiple(10_000_000_000.5, 1)]).toEqual([false, false]);
  });

  it('names each missing property and marks properties that are not allowed', () => {
    const schema = { ...planet, required: ['name', 'moons'], additionalProperties: false };
    const found = violations({ ring: 1 }, schema) ?? [];
    expect(found.map(({ keyword, path, missing }) => ({ keyword, path, missing }))).toEqual([
      { keyword: 'required', path: [], missing: ['name', 'moons'] },
      { keyword: 'false', path: ['ring'] },
    ]);
  });

  it('reports the alternative that the discriminating value selects', () => {
    const kind = (name: string, more: object): Json =>
      ({ properties: { kind: { const: name }, ...more }, required: ['kind'] }) as Json;
    const schema = {
      oneOf: [kind('gas', { rings: { type: 'integer' } }), kind('rock', { rings: { maximum: 0 } })],
    };
    expect(texts(violations({ kind: 'gas', rings: 'a' }, schema))).toEqual([
      'rings should be an integer, not a string',
    ]);
    expect(texts(violations({ kind: 'ice' }, schema))).toEqual([
      'kind cannot be "ice": it is one of "gas", "rock"',
    ]);
    expect(texts(violations(4, { anyOf: [{ type: 'string' }, { type: 'null' }] }))).toEqual([
      'fits none of its 2 alternatives',
    ]);
  });

  it('reports that several alternatives match, although others do not', () => {
    const schema = { oneOf: [{ minimum: 1 }, { minimum: 2 }, { minimum: 9 }] };
    expect(texts(violations(3, schema))).toEqual(['should fit exactly one of its 3 alternatives']);
  });

  it('reports an invalid property once, beside unevaluatedProperties', () => {
    const schema = { allOf: [planet], unevaluatedProperties: false };
    expect(texts(violations({ name: 4 }, schema))).toEqual([
      'name should be a string, not a number',
    ]);
  });

  it('ignores required properties of the other direction, also those of a named schema', () => {
    const defs = { Base: { required: ['id', 'name'] }, Id: { readOnly: true } };
    const schema = {
      allOf: [{ $ref: '#/$defs/Base' }],
      properties: { id: { $ref: '#/$defs/Id' } },
    };
    const missing = (direction: 'request' | 'response') =>
      new SchemaValidator(defs).violations({}, schema, direction)?.flatMap((one) => one.missing);
    expect([missing('request'), missing('response')]).toEqual([['name'], ['id', 'name']]);
  });

  it('ends for schemas that contain themselves, and for values nested too deeply', () => {
    const loop = { A: { anyOf: [{ $ref: '#/$defs/B' }] }, B: { allOf: [{ $ref: '#/$defs/A' }] } };
    expect(violations(1, { $ref: '#/$defs/A' }, loop)).toEqual([]);
    const tree = { Tree: { items: { $ref: '#/$defs/Tree' } } };
    const deep = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)) as Json;
    expect(violations(deep, { $ref: '#/$defs/Tree' }, tree)).toBeUndefined();
  });

  it('checks nothing with a broken reference', () => {
    expect(violations(1, { $ref: '#/$defs/Nowhere' })).toBeUndefined();
  });
});
