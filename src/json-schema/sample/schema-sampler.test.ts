import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../json.js';
import type { Defs } from '../references.js';
import { SchemaValidator } from '../validation/index.js';
import { createSchemaSampler } from './index.js';

const text: Json = { type: 'string' };

function listOf(items: Json): Json {
  return { type: 'array', items };
}

/** An object schema; properties whose names end with `!` are required. */
function objectOf(properties: Readonly<Record<string, Json>>): Json {
  const entries = Object.entries(properties);
  const plain = (name: string) => name.replace('!', '');
  return {
    type: 'object',
    required: entries.flatMap(([name]) => (name.endsWith('!') ? plain(name) : [])),
    properties: Object.fromEntries(entries.map(([name, schema]) => [plain(name), schema])),
  };
}

/** An object schema with `count` properties, which are required if `mark` is `!`. */
function wide(count: number, inner: Json = text, mark = ''): Json {
  const names = Array.from({ length: count }, (_, index) => `f${index}${mark}`);
  return objectOf(Object.fromEntries(names.map((name) => [name, inner])));
}

function valueSize(value: Json | undefined): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + valueSize(inner), 1);
}

function sampleAll(schema: Json, defs: Defs = {}): Json | undefined {
  return createSchemaSampler(defs)(schema, 'both', 'whole');
}

function sampleBrief(schema: Json, defs: Defs = {}): Json | undefined {
  return createSchemaSampler(defs)(schema, 'request', 'brief');
}

describe('a sample', () => {
  test('includes nested levels up to a size limit', () => {
    expect(sampleAll(wide(2, listOf(wide(2))))).toEqual({
      f0: [{ f0: 'string', f1: 'string' }],
      f1: [{ f0: 'string', f1: 'string' }],
    });
    expect(valueSize(sampleAll(wide(7, wide(7, wide(7)))))).toBe(1 + 7 + 7 * 3 + 7 * 3 * 3);
  });

  test('includes only the first ten properties of a very large object', () => {
    const value = sampleAll(wide(400));
    expect(Object.keys(Object(value))).toEqual(Array.from({ length: 10 }, (_, at) => `f${at}`));
  });

  test('shows fields of a large object in a list instead of an empty object', () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `f${at}`);
    const [item] = Object.values(Object(sampleAll(listOf(wide(80)))));
    expect(Object.keys(Object(item))).toEqual(names(30));
    const { data } = Object(sampleAll(objectOf({ data: wide(80) })));
    expect(Object.keys(data)).toEqual(names(30));
  });

  test('shows fields of nested objects instead of many empty ones', () => {
    const sources = wide(15, wide(8));
    const order = sampleAll(objectOf({ id: text, sources, units: listOf(wide(12)) }));
    expect(JSON.stringify(order)).not.toContain('{}');
    expect(Object.keys(Object(order))).toEqual(['id', 'sources', 'units']);
  });

  test('shows an item of a list instead of an empty list', () => {
    const page = objectOf({ id: text, settings: wide(80), log: listOf(wide(4)) });
    expect(sampleAll(page)).toEqual({
      id: 'string',
      settings: Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`f${at}`, 'string'])),
      log: [{ f0: 'string', f1: 'string', f2: 'string', f3: 'string' }],
    });
    const required = objectOf({ 'data!': listOf(wide(12, wide(8, text, '!'), '!')), next: text });
    expect(valueSize(sampleAll(required))).toBe(1 + 1 + 1 + 12 * 9 + 1);
  });

  test('has a well-known form that only a pattern states', () => {
    const pattern = (pattern: string) => sampleAll({ type: 'string', pattern });
    expect(pattern('^\\d{4}-\\d{2}-\\d{2}T[\\d:]{8}Z$')).toBe('2024-08-24T14:15:22Z');
    expect(pattern('^[^\\s@]+@[^\\s@]+\\.[a-z]+$')).toBe('user@example.com');
    expect(pattern('[0-9]{2,}')).toBe('00');
  });

  test('keeps what it shows if a list has no fields to show', () => {
    const free: Json = { type: 'object' };
    const schema = objectOf({ ids: listOf(free), first: wide(40), second: wide(40) });
    expect(Object.keys(Object(sampleAll(schema)))).toEqual(['ids', 'first', 'second']);
    expect(Object.keys(Object(sampleAll(schema)).first)).toHaveLength(30);
  });

  test('goes without optional objects that would be empty, and has null for required ones if possible', () => {
    const first = (inner: Json) => Object(sampleAll(wide(60, inner, '!'))).f0;
    const deep = wide(30);
    expect(first(objectOf({ name: text, deep }))).toEqual({ name: 'string' });
    expect(first(objectOf({ 'name!': text, 'deep!': deep }))).toEqual({ name: 'string', deep: {} });
    const nullable: Json = { ...Object(deep), type: ['object', 'null'] };
    expect(first(objectOf({ 'name!': text, 'deep!': nullable }))).toEqual({
      name: 'string',
      deep: null,
    });
    expect(first(objectOf({ name: text, free: { type: 'object' } }))).toEqual({
      name: 'string',
      free: {},
    });
  });

  test('includes every required property, whatever its size', () => {
    const value = sampleAll(wide(40, wide(12, text, '!'), '!'));
    expect(valueSize(value)).toBe(1 + 40 + 480);
  });

  test('has required properties first, like lists of fields', () => {
    const base = objectOf({ note: text, 'name!': text });
    const parts = { allOf: [base, objectOf({ size: text, 'mass!': text })], required: ['orbit'] };
    const names = (value: Json | undefined) => Object.keys(Object(value));
    expect(names(sampleAll(parts))).toEqual(['name', 'mass', 'orbit', 'note', 'size']);
  });

  test('is the constant, example, default or first value of its author', () => {
    expect(sampleAll({ examples: ['a'], default: 'b' })).toBe('a');
    expect(sampleAll({ const: 'b', default: 'c' })).toBe('b');
    expect(sampleAll({ default: 'c', enum: ['c', 'd'] })).toBe('c');
    expect(sampleAll({ enum: ['d', 'e'] })).toBe('d');
    expect(sampleAll({ enum: ['', 'd'] })).toBe('d');
    expect(sampleAll({ enum: [''] })).toBe('');
  });

  test('skips an example that does not match its schema', () => {
    expect(sampleAll({ type: 'integer', examples: ['seven'], minimum: 3 })).toBe(3);
  });

  test('combines the keywords of all parts that apply', () => {
    expect(sampleAll({ allOf: [{ type: 'integer' }, { minimum: 5 }] })).toBe(5);
    expect(sampleAll({ allOf: [text, { format: 'ipv4' }] })).toBe('192.0.2.1');
  });

  test('uses a moment for times in seconds, if it is allowed', () => {
    expect(sampleAll({ type: 'integer', format: 'unixtime' })).toBe(1_724_508_922);
    expect(sampleAll({ type: 'integer', format: 'unix-time', maximum: 10 })).toBe(0);
  });

  test('takes the first alternative that makes the whole valid', () => {
    expect(sampleAll({ anyOf: [{ type: 'boolean' }, text] })).toBe(true);
    expect(sampleAll({ allOf: [objectOf({ 'a!': text })], anyOf: [false, {}] })).toEqual({
      a: 'string',
    });
    expect(sampleAll({ anyOf: [{ type: 'null' }, text] })).toBe('string');
  });

  test('prefers the usual texts to any text', () => {
    const usual = { type: 'string', enum: ['tts-1', 'tts-1-hd'] };
    expect(sampleAll({ anyOf: [text, usual] })).toBe('tts-1');
    expect(sampleAll({ anyOf: [{ ...text, examples: ['whisper'] }, usual] })).toBe('whisper');
    expect(sampleAll({ oneOf: [text, usual] })).toBe('string');
  });

  test('sets the discriminator value of the alternative', () => {
    const defs: Defs = { Io: objectOf({ 'kind!': text }), Mars: objectOf({ 'kind!': text }) };
    const mapping = { moon: '#/$defs/Io', planet: '#/$defs/Mars' };
    const body: Json = {
      oneOf: [{ $ref: '#/$defs/Io' }, { $ref: '#/$defs/Mars' }],
      discriminator: { propertyName: 'kind', mapping },
    };
    expect(sampleAll(body, defs)).toEqual({ kind: 'moon' });
    const named: Json = { ...body, discriminator: { propertyName: 'kind' } };
    expect(sampleAll(named, defs)).toEqual({ kind: 'Io' });
  });

  test('ends for a schema that contains itself, and matches it', () => {
    const defs: Defs = {
      Planet: objectOf({ 'name!': text, moons: listOf({ $ref: '#/$defs/Planet' }) }),
    };
    const planet: Json = { $ref: '#/$defs/Planet' };
    const value = sampleAll(planet, defs);
    expect(value).toEqual({ name: 'string', moons: [] });
    expect(new SchemaValidator(defs).violations(value ?? null, planet, 'request')).toEqual([]);
  });

  test('is missing for a schema that says nothing or that nothing matches', () => {
    expect(sampleAll({})).toBeUndefined();
    expect(sampleAll(true)).toBeUndefined();
    expect(sampleAll(false)).toBeUndefined();
  });

  test('leaves out objects and lists of which a request may contain nothing', () => {
    const stamp = objectOf({ made: { type: 'string', readOnly: true } });
    const schema = objectOf({ name: text, stamp, log: listOf(stamp), 'state!': stamp });
    const sample = createSchemaSampler({});
    expect(sample(schema, 'request', 'whole')).toEqual({ name: 'string', state: {} });
    expect(Object.keys(Object(sample(schema, 'response', 'whole')))).toHaveLength(4);
  });

  test('leaves out deprecated properties, and read-only ones in requests', () => {
    const body = objectOf({
      id: { type: 'string', readOnly: true },
      name: text,
      rings: { type: 'integer', deprecated: true },
    });
    const sample = createSchemaSampler({});
    expect(sample(body, 'request', 'whole')).toEqual({ name: 'string' });
    expect(sample(body, 'response', 'whole')).toEqual({ id: 'string', name: 'string' });
  });

  test('stays cheap when a hundred schemas are mutual alternatives', () => {
    const names = Array.from({ length: 100 }, (_, index) => `Planet${index}`);
    const options = names.map((name): Json => ({ $ref: `#/$defs/${name}` }));
    let asked = 0;
    const defs = new Proxy<Record<string, Json>>(
      Object.fromEntries(names.map((name) => [name, { type: 'object', oneOf: options }])),
      {
        get(target, name: string) {
          asked += 1;
          return target[name];
        },
      },
    );
    sampleAll({ $ref: '#/$defs/Planet0' }, defs);
    expect(asked).toBeLessThan(200_000);
  });
});

describe('a brief sample', () => {
  test('has required properties only, on each level', () => {
    const inner = objectOf({ 'id!': text, note: text });
    const body = objectOf({ 'name!': text, 'owner!': inner, tags: listOf(text), friend: inner });
    expect(sampleBrief(body)).toEqual({ name: 'string', owner: { id: 'string' } });
  });

  test('adds the optional properties for which the author gives an example', () => {
    const given: Json = { type: 'string', examples: ['Mars'] };
    const old: Json = { ...given, deprecated: true };
    const b: Json = { type: 'string', examples: [''] };
    expect(sampleBrief(objectOf({ 'a!': text, name: given, b, old }))).toEqual({
      a: 'string',
      name: 'Mars',
    });
  });

  test('is empty if nothing is required and the author gives no example', () => {
    expect(sampleBrief(wide(20))).toEqual({});
  });

  test('has a few properties of an inner object that would be empty, plain ones first', () => {
    const owner = objectOf({ tags: listOf(text), name: text, note: text, age: text, city: text });
    const shown = { name: 'string', note: 'string', age: 'string' };
    expect(sampleBrief(objectOf({ 'owner!': owner, count: text }))).toEqual({ owner: shown });
    expect(sampleBrief(listOf(owner))).toEqual([shown]);
    const filter = objectOf({ tags: listOf(text), ids: listOf(text) });
    expect(sampleBrief(objectOf({ 'filter!': filter }))).toEqual({ filter: { tags: ['string'] } });
  });

  test('has a property that the additional properties of another part of an allOf contradict', () => {
    const base: Json = { type: 'object', additionalProperties: { type: 'object' } };
    const body = { ...Object(objectOf({ 'name!': text, 'owner!': wide(1) })), allOf: [base] };
    expect(sampleBrief(body)).toEqual({ name: 'string', owner: { f0: 'string' } });
  });

  test('finds examples inside of lists and objects if it would be empty', () => {
    const action = objectOf({ 'kind!': { type: 'string', examples: ['add'] }, note: text });
    const body = objectOf({ id: text, steps: listOf(action), other: wide(2) });
    expect(sampleBrief(body)).toEqual({ steps: [{ kind: 'add' }] });
    expect(sampleBrief(objectOf({ 'name!': text, steps: listOf(action) }))).toEqual({
      name: 'string',
    });
  });

  test('uses an example of the author whole', () => {
    const body = { ...Object(objectOf({ 'a!': text, b: text })), examples: [{ a: 'x', b: 'y' }] };
    expect(sampleBrief(objectOf({ 'body!': body, other: text }))).toEqual({
      body: { a: 'x', b: 'y' },
    });
  });
});

describe('a sample of the first properties', () => {
  const sampleFirst = (schema: Json): Json | undefined =>
    createSchemaSampler({})(schema, 'request', 'first');

  test('has those with contents, whether they are required or not', () => {
    const body = objectOf({ name: text, owner: wide(3), tags: listOf(wide(2)), note: text });
    expect(sampleFirst(body)).toEqual({ name: 'string', note: 'string' });
    expect(Object.keys(Object(sampleFirst(wide(20))))).toHaveLength(15);
  });

  test('has a further level if all are objects', () => {
    expect(sampleFirst(objectOf({ data: objectOf({ name: text }) }))).toEqual({
      data: { name: 'string' },
    });
  });

  test('has the properties of all closed parts of an allOf', () => {
    const closed = (properties: Record<string, Json>): JsonObject => ({
      ...Object(objectOf(properties)),
      additionalProperties: false,
    });
    const body = { ...closed({ note: text }), allOf: [closed({ name: text })] };
    expect(sampleFirst(body)).toEqual({ note: 'string', name: 'string' });
    expect(sampleFirst({ ...body, minProperties: 3 })).toBeUndefined();
  });
});
