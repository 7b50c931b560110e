import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Direction } from '../../json-schema/direction.js';
import type { Json } from '../../json-schema/json.js';
import { portablePattern } from '../../json-schema/pattern/index.js';
import { SchemaValidator } from '../../json-schema/validation/index.js';
import { loadApi } from '../index.js';
import { makeJsonSchemas, namedJsonSchemas } from './make-json-schema.js';

function translate(schemas: Record<string, unknown>): Readonly<Record<string, Json>> {
  const document = { components: { schemas } };
  return namedJsonSchemas(document, makeJsonSchemas(document));
}

function accepts(
  schema: Json | undefined,
  defs: Readonly<Record<string, Json>>,
  value: Json,
  direction: Direction = 'response',
): boolean {
  return new SchemaValidator(defs).violations(value, schema ?? true, direction)?.length === 0;
}

describe('an OpenAPI 3.0 schema converted to JSON Schema', () => {
  it('is the same object for each plain reference to a schema, so that its example is made once', () => {
    const { List } = translate({
      Moon: { type: 'string' },
      List: {
        properties: {
          first: { $ref: '#/components/schemas/Moon' },
          second: { $ref: '#/components/schemas/Moon' },
          other: { $ref: '#/components/schemas/Moon', description: 'Another one' },
        },
      },
    });
    const { first, second, other } = (List as { properties: Record<string, Json> }).properties;
    expect(second).toBe(first);
    expect(other).toMatchObject({ description: 'Another one' });
  });

  it('represents nullable as the type null', () => {
    const { Moon, Ring } = translate({
      Moon: { type: 'string', nullable: true, enum: ['Io', 'Europa'] },
      Ring: { nullable: true, allOf: [{ $ref: '#/components/schemas/Moon' }] },
    });
    expect(Moon).toEqual({ type: ['string', 'null'], enum: ['Io', 'Europa', null] });
    expect(Ring).toEqual({
      anyOf: [{ allOf: [{ $ref: '#/$defs/Moon' }] }, { type: 'null' }],
    });
  });

  it('represents an alternative that is only nullable as null', () => {
    const moon = { $ref: '#/components/schemas/Moon' };
    const { Ring, Orbit } = translate({
      Moon: { type: 'string' },
      Ring: { oneOf: [{ nullable: true }, moon] },
      Orbit: { anyOf: [{ title: 'None', nullable: true }, moon] },
    });
    expect(Ring).toEqual({ oneOf: [{ type: 'null' }, { $ref: '#/$defs/Moon' }] });
    expect(Orbit).toMatchObject({ anyOf: [{ type: 'null' }, { $ref: '#/$defs/Moon' }] });
  });

  it('has numeric exclusive bounds', () => {
    const { Mass } = translate({
      Mass: {
        type: 'number',
        minimum: 0,
        exclusiveMinimum: true,
        maximum: 9,
        exclusiveMaximum: false,
      },
    });
    expect(Mass).toEqual({ type: 'number', exclusiveMinimum: 0, maximum: 9 });
  });

  it('moves example to examples', () => {
    expect(translate({ Star: { type: 'string', example: 'Sirius' } }).Star).toEqual({
      type: 'string',
      examples: ['Sirius'],
    });
  });

  it('drops keywords that a validator cannot use', () => {
    const { Orbit } = translate({
      Orbit: {
        type: 'any',
        required: true,
        'x-internal': false,
        pattern: '(?i)a',
        externalDocs: {},
      },
    });
    expect(Orbit).toEqual({});
  });
});

it('converts boolean schemas and arrays of item schemas', () => {
  const { Belt } = translate({
    Belt: { properties: { rock: true }, additionalProperties: false, items: [{ type: 'string' }] },
  });
  expect(Belt).toEqual({
    properties: { rock: true },
    additionalProperties: false,
    prefixItems: [{ type: 'string' }],
  });
});

it('resolves references to schema names with special characters', () => {
  const defs = translate({
    'Map<String,Planet/Moon>': { type: 'integer' },
    Sun: { properties: { all: { $ref: '#/components/schemas/Map<String,Planet~1Moon>' } } },
  });
  expect(accepts(defs.Sun, defs, { all: 3 })).toBe(true);
  expect(accepts(defs.Sun, defs, { all: 'three' })).toBe(false);
});

it('stays finite for recursive schemas', () => {
  const defs = translate({
    Body: {
      required: ['moons'],
      properties: { moons: { items: { $ref: '#/components/schemas/Body' } } },
    },
  });
  expect(accepts(defs.Body, defs, { moons: [{ moons: [] }] })).toBe(true);
  expect(accepts(defs.Body, defs, { moons: [{}] })).toBe(false);
});

describe('a portable pattern', () => {
  it('replaces escapes that are invalid in Unicode mode', () => {
    expect(portablePattern('^[a-z]+\\@\\d+$')).toBe('^[a-z]+\\x40\\d+$');
    expect(portablePattern('^\\d\\-\\d$')).toBe('^\\d\\x2d\\d$');
  });

  it('is unchanged when it compiles', () => {
    expect(portablePattern('^[\\w\\-]\\/$')).toBe('^[\\w\\-]\\/$');
  });
});

describe('a schema for requests or responses', () => {
  const defs = translate({
    Id: { type: 'string', readOnly: true },
    Base: { required: ['id'], properties: { id: { $ref: '#/components/schemas/Id' } } },
    Planet: {
      allOf: [{ $ref: '#/components/schemas/Base' }],
      required: ['id', 'name', 'secret'],
      properties: { name: { type: 'string' }, secret: { type: 'string', writeOnly: true } },
    },
  });

  it('does not require read-only fields in requests', () => {
    expect(accepts(defs.Planet, defs, { name: 'Mars', secret: 'x' }, 'request')).toBe(true);
    expect(accepts(defs.Planet, defs, { name: 'Mars', secret: 'x' }, 'response')).toBe(false);
  });

  it('does not require write-only fields in responses', () => {
    expect(accepts(defs.Planet, defs, { id: '4', name: 'Mars' }, 'response')).toBe(true);
    expect(accepts(defs.Planet, defs, { id: '4', name: 'Mars' }, 'request')).toBe(false);
  });
});

it('provides JSON Schemas for parameters, headers and media types', async () => {
  const siteDir = path.join(import.meta.dirname, '../fixtures/openapi-3-2');
  const text = readFileSync(path.join(siteDir, 'openapi.yaml'), 'utf8');
  const markdown = (text: string) => ({
    value: { body: { text: [text], placeholders: [] }, references: [], embeds: [], text },
    diagnostics: [],
  });
  const highlight = (text: string, language: string) => ({ language, text, html: text });
  const { value } = await loadApi(
    { path: 'openapi.yaml', text, digest: '' },
    { siteDir },
    { markdown, highlight },
  );
  const operations = value?.operations ?? [];
  const parameters = operations.flatMap((one) => one.parameters);
  const media = operations.flatMap(({ responses }) => responses.flatMap((one) => one.media));
  const headers = operations.flatMap(({ responses }) => responses.flatMap((one) => one.headers));
  expect(parameters.every(({ jsonSchema }) => jsonSchema !== undefined)).toBe(true);
  expect(headers.every(({ jsonSchema }) => jsonSchema !== undefined)).toBe(true);
  const withSchema = media.filter(({ schema, itemSchema }) => schema && !itemSchema);
  expect(withSchema.every(({ jsonSchema }) => jsonSchema !== undefined)).toBe(true);
  const streams = media.filter(({ itemSchema }) => itemSchema);
  expect(streams.every(({ itemJsonSchema }) => itemJsonSchema !== undefined)).toBe(true);
  expect(Object.keys(value?.jsonSchemas ?? {})).toEqual(
    expect.arrayContaining(value?.schemas.map(({ name }) => name) ?? []),
  );
});

it('does not require a field in requests that one allOf part marks as read-only', () => {
  const defs: Readonly<Record<string, Json>> = {
    Star: { required: ['name', 'mass'], properties: { name: { type: 'string' }, twin: {} } },
    Sun: { allOf: [{ $ref: '#/$defs/Star' }, { required: ['planets'] }] },
  };
  const patch: Json = {
    allOf: [{ properties: { name: { readOnly: true } } }, { $ref: '#/$defs/Sun' }],
  };
  expect(accepts(patch, defs, { mass: 1, planets: 8 }, 'request')).toBe(true);
  expect(accepts(patch, defs, { mass: 1, planets: 8 }, 'response')).toBe(false);
  expect(accepts(patch, defs, { planets: 8 }, 'request')).toBe(false);
  expect(accepts({ $ref: '#/$defs/Sun' }, defs, { mass: 1, planets: 8 }, 'request')).toBe(false);
});
