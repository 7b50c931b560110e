import { describe, expect, it } from 'vitest';
import type { Json } from './json.js';
import { completeValue, sampleValue } from './sample.js';
import { SchemaValidator } from './validation/index.js';

const defs: Readonly<Record<string, Json>> = {
  Body: {
    properties: {
      id: { type: 'string', readOnly: true },
      name: { type: 'string', examples: ['Io'] },
      seen: { type: ['null', 'string'], format: 'date-time' },
    },
  },
  Planet: {
    allOf: [{ $ref: '#/$defs/Body' }],
    type: 'object',
    properties: {
      kind: { enum: ['gas', 'rock'] },
      rings: { deprecated: true },
      moons: { type: 'array', items: { $ref: '#/$defs/Planet' } },
    },
  },
};
const planet: Json = { $ref: '#/$defs/Planet' };

describe('a sample of a schema', () => {
  it('is the example, constant, default or first value of its author', () => {
    expect(sampleValue({ examples: ['a'], const: 'b' }, {})).toBe('a');
    expect(sampleValue({ const: 'b', default: 'c' }, {})).toBe('b');
    expect(sampleValue({ default: 'c', enum: ['d'] }, {})).toBe('c');
    expect(sampleValue({ enum: ['d', 'e'] }, {})).toBe('d');
  });

  it('combines the keywords of all parts that apply', () => {
    const parts: Json = { allOf: [{ type: 'integer' }, { minimum: 5 }] };
    expect(sampleValue(parts, {})).toBe(5);
    expect(sampleValue({ allOf: [{ type: 'string' }, { format: 'ipv4' }] }, {})).toBe('192.0.2.1');
  });

  it('takes the first alternative', () => {
    expect(sampleValue({ anyOf: [{ type: 'boolean' }, { type: 'string' }] }, {})).toBe(true);
  });

  it('ends for a schema that contains itself, and fits it', () => {
    const value = sampleValue(planet, defs);
    expect(value).toMatchObject({ name: 'Io', kind: 'gas', moons: [{ name: 'Io' }] });
    expect(new SchemaValidator(defs).violations(value ?? null, planet, 'request')).toEqual([]);
  });

  it('is missing for a schema that says nothing', () => {
    expect(sampleValue({}, {})).toBeUndefined();
    expect(sampleValue(true, {})).toBeUndefined();
  });
});

describe('a completed value', () => {
  it('keeps what it has, in the order of the schema, and leaves out read-only and deprecated properties', () => {
    const value = completeValue({ extra: 1, kind: 'rock', moons: [] }, planet, defs);
    expect(JSON.stringify(value)).toBe(
      '{"kind":"rock","moons":[],"name":"Io","seen":"2024-08-24T14:15:22Z","extra":1}',
    );
  });

  it('completes the items of lists', () => {
    expect(completeValue({ moons: [{ name: 'Europa' }] }, planet, defs)).toMatchObject({
      moons: [{ name: 'Europa', kind: 'gas' }],
    });
  });
});
