import { describe, expect, it, test } from 'vitest';
import {
  apiOf,
  arrayOf,
  namedSchema,
  objectOf,
  operationOf,
  refTo,
  schemaOf,
  text,
} from '../../../../test/build/planets-api.js';
import { PlannedSite } from '../../../../test/build/planned-site.js';
import type { ApiSchema, NamedSchema } from '../../../openapi/api/schema.js';
import { nestedViews } from '../../page-props/nested-views.js';
import type { SchemaView } from '../../page-props/schema-view.js';

/** Returns an object with `count` properties, created by `inner`. */
function wide(count: number, inner: (index: number) => ApiSchema): ApiSchema {
  return objectOf(
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, inner(index)])),
  );
}

function schemaSize(view: SchemaView): number {
  return nestedViews(view).reduce(
    (sum, { id, schema }) => sum + (id ? 1 : 0) + schemaSize(schema),
    0,
  );
}

function schemaLevels(view: SchemaView): number {
  const levels = nestedViews(view).map(({ id, schema }) => (id ? 1 : 0) + schemaLevels(schema));
  return Math.max(0, ...levels);
}

/** Returns the response of an operation. */
function responseSchema(
  schema: ApiSchema,
  schemas: readonly NamedSchema[] = [],
  status = '200',
): SchemaView {
  const media = [{ type: 'application/json', schema, examples: [] }];
  const operation = operationOf({
    slug: 'look',
    responses: [{ status, headers: [], media }],
  });
  const site = new PlannedSite({ files: {}, api: apiOf({ schemas, operations: [operation] }) });
  const { responses } = site.content('/api/planets/look', 'operation');
  const view = responses[0]?.media[0]?.schema;
  if (!view) throw new Error('the response has no schema');
  return view;
}

describe('an operation page', () => {
  test('expands inline schemas level by level within the size limit', () => {
    const view = responseSchema(wide(30, () => wide(30, () => text)));
    expect(schemaSize(view)).toBe(930);
    expect(schemaLevels(view)).toBe(2);
  });

  test('omits whole levels beyond the limit and counts their fields', () => {
    const view = responseSchema(wide(30, () => wide(30, () => wide(30, () => text))));
    expect(schemaLevels(view)).toBe(2);
    expect(view.fields[0]?.schema.fields[0]?.schema.hiddenFields).toBe(30);
  });

  test('always shows the first level', () => {
    expect(schemaSize(responseSchema(wide(2000, () => objectOf({ a: text }))))).toBe(2000);
  });

  test('of a large API links named schemas sooner', () => {
    const schemas = (count: number) => [
      namedSchema(
        'Planet',
        wide(10, () => refTo('Moon')),
      ),
      namedSchema(
        'Moon',
        wide(20, () => text),
      ),
      ...Array.from({ length: count }, (_, index) => namedSchema(`Rock${index}`, text)),
    ];
    expect(schemaLevels(responseSchema(refTo('Planet'), schemas(0)))).toBe(2);
    const view = responseSchema(refTo('Planet'), schemas(600));
    expect(schemaLevels(view)).toBe(1);
    expect(view.fields[0]?.schema).toMatchObject({
      ref: { name: 'Moon', url: '/api/schemas/moon' },
      hiddenFields: 20,
    });
  });

  test('of a large API shows the first level of a named schema and links the rest', () => {
    const planet = namedSchema(
      'Planet',
      wide(10, () => wide(10, () => text)),
    );
    const rocks = (count: number) =>
      Array.from({ length: count }, (_, index) => namedSchema(`Rock${index}`, text));
    expect(schemaLevels(responseSchema(refTo('Planet'), [planet, ...rocks(100)]))).toBe(2);
    const view = responseSchema(refTo('Planet'), [planet, ...rocks(900)]);
    expect(schemaLevels(view)).toBe(1);
    expect(view.fields[3]?.schema).toMatchObject({
      hiddenFields: 10,
      hiddenAt: { name: 'Planet', url: '/api/schemas/planet#field.f3' },
    });
  });

  test('of a large API shows small and required objects in place while the budget lasts', () => {
    const small = (name: string) =>
      namedSchema(
        name,
        wide(3, () => text),
      );
    const planet = objectOf({
      'moon!': refTo('Moon'),
      big: refTo('Big'),
      ...Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`s${at}`, refTo('Star')])),
    });
    const schemas = [
      namedSchema('Planet', planet),
      namedSchema(
        'Moon',
        wide(12, () => refTo('Star')),
      ),
      namedSchema(
        'Big',
        wide(9, () => text),
      ),
      small('Star'),
      ...Array.from({ length: 800 }, (_, index) => small(`Rock${index}`)),
    ];
    const [moon, big, ...stars] = responseSchema(refTo('Planet'), schemas).fields.map(
      ({ schema }) => schema,
    );
    expect(moon?.fields).toHaveLength(12);
    expect(moon?.fields[0]?.schema.fields).toHaveLength(3);
    expect(big?.hiddenFields).toBe(9);
    expect(stars.at(-1)?.hiddenFields).toBe(3);
  });

  test('of a large API shows in place that an object has values of any name', () => {
    const labels = schemaOf({ types: ['object'], additional: refTo('Star') });
    const star = wide(9, () => text);
    const planet = wide(40, () => refTo('Labels'));
    const schemas = [
      namedSchema('Planet', planet),
      namedSchema('Labels', labels),
      namedSchema('Star', star),
      ...Array.from({ length: 800 }, (_, index) => namedSchema(`Rock${index}`, star)),
    ];
    const { fields } = responseSchema(refTo('Planet'), schemas);
    expect(fields.at(-1)?.schema.parts?.map(({ schema }) => schema.hiddenFields)).toEqual([9]);
  });

  test('shows the only large object that a request must send, although others are linked', () => {
    const order = objectOf({
      'planet!': refTo('Planet'),
      ...Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`more${at}`, refTo('Planet')])),
    });
    const media = [{ type: 'application/json', schema: order, examples: [] }];
    const operation = operationOf({ slug: 'send', requestBody: { required: true, media } });
    const planet = namedSchema(
      'Planet',
      wide(30, () => text),
    );
    const rocks = Array.from({ length: 800 }, (_, index) =>
      namedSchema(
        `Rock${index}`,
        wide(3, () => text),
      ),
    );
    const api = apiOf({ schemas: [planet, ...rocks], operations: [operation] });
    const { requestBody } = new PlannedSite({ files: {}, api }).content(
      '/api/planets/send',
      'operation',
    );
    const fields = requestBody?.media[0]?.schema?.fields ?? [];
    expect(fields.map(({ schema }) => schema.fields.length)).toEqual([30, ...Array(8).fill(0)]);
  });

  test('of a large API links error schemas', () => {
    const schemas = Array.from({ length: 300 }, (_, index) =>
      namedSchema(
        `Rock${index}`,
        wide(2, () => text),
      ),
    );
    expect(responseSchema(refTo('Rock0'), schemas).fields).toHaveLength(2);
    expect(responseSchema(refTo('Rock0'), schemas, '404')).toMatchObject({
      fields: [],
      ref: { url: '/api/schemas/rock0' },
      hiddenFields: 2,
    });
    expect(
      responseSchema(
        wide(3, () => text),
        schemas,
        '404',
      ).fields,
    ).toHaveLength(3);
  });

  test('counts fields in arrays, alternatives and negated schemas', () => {
    const many = wide(900, () => text);
    const option = { keyword: 'oneOf' as const, schemas: [many, many] };
    const view = responseSchema(
      schemaOf({ types: ['object'], alternatives: [option], not: arrayOf(many) }),
    );
    expect(schemaLevels(view)).toBe(1);
    expect(view.alternatives[0]?.schemas[0]?.schema.hiddenFields).toBe(900);
  });
});

describe('a linked named schema', () => {
  const titled = { ...objectOf({ name: text }), title: 'Orbit of a planet' };
  const many = Array.from({ length: 250 }, (_, index) => namedSchema(`Star${index}`, text));
  const field = (named: ApiSchema, name = 'K17') => {
    const all = [...many, namedSchema(name, named)];
    const view = responseSchema(objectOf({ orbit: refTo(name) }), all, '404');
    return view.fields[0]?.schema;
  };

  it('keeps its title unless it repeats the name', () => {
    expect(field(titled)).toMatchObject({ title: 'Orbit of a planet', hiddenFields: 1 });
    expect(field(titled, 'orbit-of-a-planet')?.title).toBeUndefined();
  });

  it('counts alternatives separately from fields', () => {
    const [a, b] = [objectOf({ name: text }), text];
    const choice = schemaOf({
      alternatives: [{ keyword: 'oneOf', schemas: [a, b] }],
      properties: titled.properties,
    });
    expect(field(choice)).toMatchObject({ hiddenFields: 1, hiddenAlternatives: 2 });
    expect(field(titled)?.hiddenAlternatives).toBeUndefined();
  });
});
