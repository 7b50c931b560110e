import { describe, expect, it } from 'vitest';
import { asObject } from '../../json-schema/json.js';
import { dereference } from './dereference.js';

const named = /^#\/components\/schemas\/(\w+)$/;
const resolve = (document: Readonly<Record<string, unknown>>) =>
  dereference(
    { openapi: '3.1.0', ...document },
    (reference) => named.exec(reference)?.[1],
    (node) => node.$ref === '#/nowhere',
  );
const schemaIn = (document: object) =>
  asObject(asObject(asObject(asObject(document).components).parameters).id).schema;
/** A description whose parameter has this schema. */
const withSchema = (schema: unknown, schemas: object = {}) => ({
  components: { parameters: { id: { name: 'id', in: 'query', schema } }, schemas },
});

it('replaces references by their targets, which are shared', () => {
  const ok = { description: 'Yes' };
  const get = { responses: { 200: { $ref: '#/components/responses/ok' } } };
  const made = resolve({
    paths: { '/a': { get }, '/b': { get: structuredClone(get) } },
    components: { responses: { ok } },
  });
  const responseOf = (path: string) =>
    asObject(asObject(asObject(asObject(made.paths)[path]).get).responses)[200];
  expect(responseOf('/a')).toEqual(ok);
  expect(responseOf('/b')).toBe(responseOf('/a'));
});

it('keeps references to named schemas and broken ones', () => {
  for (const $ref of ['#/components/schemas/Planet', '#/nowhere']) {
    expect(schemaIn(resolve(withSchema({ $ref })))).toEqual({ $ref });
  }
});

it('reads the type file of Swagger 2.0 as a binary string', () => {
  const binary = { type: 'string', format: 'binary' };
  const schema = {
    properties: { photo: { type: 'file', title: 'Photo' } },
    default: { type: 'file' },
  };
  expect(schemaIn(resolve(withSchema(schema)))).toEqual({
    ...schema,
    properties: { photo: { ...binary, title: 'Photo' } },
  });
});

describe('a reference with siblings', () => {
  const target = { Planet: { properties: { name: { type: 'string', maxLength: 9 } } } };
  const $ref = '#/components/schemas/Planet/properties/name';

  it('takes annotations from its own object', () => {
    expect(schemaIn(resolve(withSchema({ $ref, description: 'Ours.' }, target)))).toEqual({
      type: 'string',
      maxLength: 9,
      description: 'Ours.',
    });
  });

  it('must satisfy both if a sibling limits the value', () => {
    expect(schemaIn(resolve(withSchema({ $ref, minLength: 2 }, target)))).toEqual({
      minLength: 2,
      allOf: [{ type: 'string', maxLength: 9 }],
    });
  });
});

it('names a subschema that contains itself after the property it is in', () => {
  const Tree = {
    properties: { child: { properties: { next: { $ref: '#/x/Tree/properties/child' } } } },
  };
  const made = dereference(
    { ...withSchema(Tree), x: { Tree } },
    () => undefined,
    () => false,
  );
  const { schemas } = asObject(made.components);
  const [name = ''] = Object.keys(asObject(schemas));
  expect(name).toMatch(/child/);
  expect(JSON.stringify(schemas)).toContain(`"#/components/schemas/${name}"`);
});
