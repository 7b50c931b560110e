import { readFileSync } from 'node:fs';
import { validate } from '@readme/openapi-parser';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse, parseDocument } from 'yaml';
import {
  anything,
  type Entity,
  type EntityName,
  entities,
  type Field,
  type Fields,
  operations,
  otherSchemas,
  routes,
  tagGroups,
  timestamps,
} from './specification.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Table<T> = Record<string, T>;

interface Schema {
  $ref?: string;
  description?: string;
  properties?: Table<Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  required?: string[];
  examples?: Json[];
  default?: Json;
}
interface Ref {
  $ref?: string;
}
interface Example extends Ref {
  summary?: string;
  value?: Json;
}
interface Media {
  schema?: Schema;
  examples?: Table<Example>;
}
interface Body extends Ref {
  description?: string;
  required?: boolean;
  content?: Table<Media>;
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: Json;
}
interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Json;
  servers?: Json;
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Table<Body>;
}
interface PathItem extends Partial<Record<'get' | 'post' | 'patch' | 'delete', Operation>> {
  parameters?: Parameter[];
}
interface Api {
  openapi: string;
  info: { title: string; version: string; summary?: string; description?: string };
  servers: {
    url: string;
    description?: string;
    variables: Table<{ default: string; description?: string }>;
  }[];
  security: Json;
  tags: { name: string; description?: string }[];
  'x-tagGroups': Json;
  paths: Table<PathItem>;
  components: {
    securitySchemes: Table<{ type: string; scheme: string; description?: string }>;
    responses: Table<Body>;
    examples: Table<Example>;
    schemas: Table<Schema>;
  };
}

const source = readFileSync(new URL('../../openapi/openapi.yaml', import.meta.url), 'utf8');
const api: Api = parse(source);

const methods = ['get', 'post', 'patch', 'delete'] as const;
const variants = ['Create', 'Update', 'Read'] as const;
type Variant = (typeof variants)[number];

// Reading the description

function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The description has no ${what}`);
  return value;
}

/** What a reference stands for; anything else stands for itself. */
function resolve<T extends object>(node: T & Ref): T {
  if (node.$ref === undefined) return node;
  const [, , kind = '', name = ''] = node.$ref.split('/');
  const group = (api.components as unknown as Table<Table<T>>)[kind];
  return must(group?.[name], node.$ref);
}

const schemaNamed = (name: string): Schema => must(api.components.schemas[name], `schema ${name}`);

const described = Object.entries(api.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    if (operation === undefined) return [];
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
    return [{ method, path, operation, parameters }];
  }),
);

/** The schema and every schema inside it, each with its place; references are not followed. */
function* schemasIn(schema: Schema, place: string): Generator<[string, Schema]> {
  yield [place, schema];
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    yield* schemasIn(property, `${place}.${name}`);
  }
  if (schema.items) yield* schemasIn(schema.items, `${place}[]`);
}

const allSchemas = Object.entries(api.components.schemas).flatMap(([name, schema]) => [
  ...schemasIn(schema, name),
]);

/** The schema without the words and samples that only a reader needs. */
function shapeOf({ description: _, examples: __, ...schema }: Schema): Schema {
  const shape: Schema = schema;
  if (schema.properties) shape.properties = mapValues(schema.properties, shapeOf);
  if (schema.items) shape.items = shapeOf(schema.items);
  return shape;
}

function mapValues<A, B>(table: Readonly<Record<string, A>>, change: (value: A) => B): Table<B> {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, change(value)]));
}

/** The schema with its references replaced by what they stand for. */
function inline(schema: Schema): Schema {
  const whole = { ...resolve<Schema>(schema) };
  if (whole.properties) whole.properties = mapValues(whole.properties, inline);
  if (whole.items) whole.items = inline(whole.items);
  return whole;
}

const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
ajvFormats.default(ajv);

/** What is wrong with the value, in words; empty when it is as the schema says. */
function faults(schema: Schema, value: Json | undefined): string[] {
  if (value === undefined) return ['there is no value'];
  const check = ajv.compile(inline(schema));
  if (check(value)) return [];
  return (check.errors ?? []).map((fault) => `${fault.instancePath || '/'} ${fault.message}`);
}

/** Every body that is shown with examples: where it is, its schema, and the examples. */
const bodies = described.flatMap(({ operation }) => {
  const all: [string, Body][] = [
    ...(operation.requestBody ? [['request', operation.requestBody] as [string, Body]] : []),
    ...Object.entries(operation.responses),
  ];
  return all.flatMap(([kind, body]) =>
    Object.values(resolve<Body>(body).content ?? {}).map((media) => ({
      place: `${operation.operationId} ${kind}`,
      schema: must(media.schema, `schema of ${operation.operationId} ${kind}`),
      examples: Object.entries(media.examples ?? {}).map(
        ([name, example]) => [name, resolve<Example>(example)] as const,
      ),
    })),
  );
});

/** Every value of every example, and every object inside it. */
const exampleObjects = bodies.flatMap(({ place, examples }) =>
  examples.flatMap(([name, { value }]) =>
    objectsIn(value ?? null).map((object) => ({ place: `${place}, ${name}`, object })),
  ),
);

function objectsIn(value: Json): { [key: string]: Json }[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (value === null || typeof value !== 'object') return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

/** Every text that a page is made from, with its place. */
function textsIn(node: Json, place = ''): [string, string][] {
  if (typeof node === 'string') return [[place, node]];
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([key, value]) => textsIn(value, `${place}/${key}`));
}

// What the specification's tables ask for

function expectedShape(field: Field, variant: Variant): unknown {
  const partial = variant === 'Update';
  if (field.type === 'map') {
    const shape = { type: 'object', additionalProperties: { type: 'string' } };
    return partial ? shape : { ...shape, default: {} };
  }
  if (field.type === 'lines') {
    const items = { $ref: `#/components/schemas/Nested${field.of}${variant}` };
    return partial ? { type: 'array', items } : { type: 'array', items, default: [] };
  }
  return {
    type: field.type,
    ...(field.format && { format: field.format }),
    ...(field.values && { enum: field.values }),
    ...(field.default !== undefined && !partial && { default: field.default }),
  };
}

interface Case {
  schema: string;
  variant: Variant;
  fields: Fields;
}

function casesOf(name: string, { fields, parent }: Entity): Case[] {
  const nested = Object.fromEntries(Object.entries(fields).filter(([field]) => field !== parent));
  return variants.flatMap((variant) => {
    const whole = (own: Fields) => (variant === 'Read' ? { ...own, ...timestamps } : own);
    const cases = [{ schema: `${name}${variant}`, variant, fields: whole(fields) }];
    if (parent === undefined) return cases;
    return [...cases, { schema: `Nested${name}${variant}`, variant, fields: whole(nested) }];
  });
}

const entityCases = Object.entries(entities).flatMap(([name, entity]) => casesOf(name, entity));

// The tests

describe('OpenAPI file of the product', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(api.openapi).toBe('3.1.0');
    const result = await validate(parse(source));
    expect(result.valid ? [] : result.errors).toEqual([]);
    expect(result.warnings).toEqual([]);
  });

  it('is YAML without duplicate keys or unresolved aliases', () => {
    const document = parseDocument(source);
    expect([...document.errors, ...document.warnings].map(String)).toEqual([]);
  });

  it('parses identically as YAML 1.1, which reads a bare date as a timestamp', () => {
    expect(parse(source, { version: '1.1' })).toEqual(api);
  });
});

describe('servers and authentication', () => {
  it('has one server, {host}/product, with host as a variable', () => {
    expect(api.servers.map(({ url }) => url)).toEqual(['{host}/product']);
    const variables = api.servers[0]?.variables ?? {};
    expect(Object.keys(variables)).toEqual(['host']);
    expect(variables.host?.default).toBe('https://api.example.com');
    expect(variables.host?.description).toMatch(/placeholder/);
  });

  it('begins every path with /v1', () => {
    expect(Object.keys(api.paths).filter((path) => !path.startsWith('/v1/'))).toEqual([]);
  });

  it('requires one secret key as a bearer token for every operation', () => {
    const schemes = Object.entries(api.components.securitySchemes);
    expect(schemes.map(([, { type, scheme }]) => ({ type, scheme }))).toEqual([
      { type: 'http', scheme: 'bearer' },
    ]);
    expect(api.security).toEqual(schemes.map(([name]) => ({ [name]: [] })));
    expect(described.filter(({ operation }) => operation.security !== undefined)).toEqual([]);
    expect(described.filter(({ operation }) => operation.servers !== undefined)).toEqual([]);
  });

  it('says where to create the key and that permissions are per table', () => {
    const [scheme] = Object.values(api.components.securitySchemes);
    expect(scheme?.description).toContain('"Developers"');
    expect(scheme?.description).toContain('"Create a secret key"');
    expect(scheme?.description).toContain('per table');
  });

  it.each(['initiateExcelUpload', 'confirmExcelUpload'])(
    'says that %s needs write permission on all invoicing tables',
    (id) => {
      const found = described.find(({ operation }) => operation.operationId === id);
      expect(found?.operation.description?.replaceAll(/\s+/g, ' ')).toContain(
        'write permission on all invoicing tables',
      );
    },
  );
});

describe('navigation of the reference', () => {
  it('has the three groups with their tags in order, and an empty Export API', () => {
    expect(api['x-tagGroups']).toEqual(tagGroups);
  });

  it('declares every tag of the groups once, in the same order', () => {
    expect(api.tags.map(({ name }) => name)).toEqual(tagGroups.flatMap(({ tags }) => tags));
  });
});

describe('operations', () => {
  it('are exactly the 35 of the specification', () => {
    const called = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
    expect(operations).toHaveLength(35);
    expect(described.map(called).sort()).toEqual(operations.map(called).sort());
    expect(
      Object.values(api.paths)
        .flatMap((item) => Object.keys(item))
        .filter((key) => key !== 'parameters' && !methods.some((method) => method === key)),
    ).toEqual([]);
  });

  describe.each(operations)('$method $path', (expected) => {
    const itemOf = () => must(api.paths[expected.path], expected.path);
    const operationOf = () =>
      must(itemOf()[expected.method], `${expected.method} ${expected.path}`);

    it(`is called "${expected.summary}" and stands under ${expected.tag}`, () => {
      const operation = operationOf();
      expect(operation.summary).toBe(expected.summary);
      expect(operation.operationId).toBe(expected.operationId);
      expect(operation.tags).toEqual([expected.tag]);
    });

    it(expected.request ? `takes ${expected.request}` : 'takes no body', () => {
      const { request } = expected;
      const { requestBody } = operationOf();
      if (request === undefined) return expect(requestBody).toBeUndefined();
      const body = must(requestBody, 'request body');
      expect(body.required).toBe(true);
      expect(mapValues(body.content ?? {}, ({ schema }) => schema)).toEqual({
        'application/json': { $ref: `#/components/schemas/${request}` },
      });
    });

    it(`answers ${Object.keys(expected.responses).join(', ')} and nothing else`, () => {
      const actual = mapValues(operationOf().responses, (response) => {
        const { description, content, ...rest } = resolve<Body>(response);
        return { description, body: content && mapValues(content, (m) => m.schema), ...rest };
      });
      expect(actual).toEqual(
        mapValues(expected.responses, ({ description, body }) => ({
          description,
          body: body && {
            'application/json': body === anything ? {} : { $ref: `#/components/schemas/${body}` },
          },
        })),
      );
    });

    const byId = expected.path.endsWith('/{id}');
    it(byId ? 'takes the id in its path, a string' : 'takes no parameters', () => {
      const parameters = [...(itemOf().parameters ?? []), ...(operationOf().parameters ?? [])];
      expect(
        parameters.map((p) => ({
          name: p.name,
          in: p.in,
          required: p.required,
          schema: shapeOf(p.schema),
        })),
      ).toEqual(
        byId ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] : [],
      );
    });
  });
});

describe('schemas', () => {
  it('are exactly those of the specification', () => {
    const expected = [...entityCases.map(({ schema }) => schema), ...Object.keys(otherSchemas)];
    expect(Object.keys(api.components.schemas).sort()).toEqual(expected.sort());
  });

  describe.each(entityCases)('$schema', ({ schema: name, variant, fields }) => {
    const schemaOf = () => schemaNamed(name);
    const propertiesOf = () => schemaOf().properties ?? {};

    it('has exactly the fields of the specification, in order', () => {
      expect(Object.keys(propertiesOf())).toEqual(Object.keys(fields));
    });

    it.each(Object.entries(fields))(
      variant === 'Update'
        ? 'gives %s its type and values, and no default'
        : 'gives %s its type, values and default',
      (field, expected) => {
        const property = must(propertiesOf()[field], `${name}.${field}`);
        expect(shapeOf(property)).toStrictEqual(expectedShape(expected, variant));
      },
    );

    it('is an object that rejects unknown properties, without other constraints', () => {
      const { properties: _, required: __, ...rest } = shapeOf(schemaOf());
      expect(rest).toStrictEqual({ type: 'object', additionalProperties: false });
    });

    const required = Object.keys(fields).filter((field) => fields[field]?.required);
    it(variant === 'Update' ? 'requires nothing' : `requires ${required.join(', ')}`, () => {
      expect(schemaOf().required).toEqual(variant === 'Update' ? undefined : required);
    });

    it('mentions UTC only in the descriptions of UTC fields', () => {
      const said = Object.entries(propertiesOf())
        .filter(([, { description }]) => description?.includes('UTC'))
        .map(([field]) => field);
      expect(said).toEqual(Object.keys(fields).filter((field) => fields[field]?.utc));
    });

    if (variant === 'Update') {
      it('describes an update as partial', () => {
        expect(schemaOf().description).toContain('only the fields you send change');
      });
    }
  });

  it.each(variants)('Subscription%s describes its dates and times as UTC', (variant) => {
    expect(schemaNamed(`Subscription${variant}`).description).toContain('UTC');
  });

  it.each(Object.keys(otherSchemas))(
    '%s has exactly its fields and allows additional properties',
    (name) => {
      const schema = schemaNamed(name);
      expect(shapeOf(schema)).toStrictEqual(otherSchemas[name]);
      const expected = otherSchemas[name] as Schema;
      expect(Object.keys(schema.properties ?? {})).toEqual(Object.keys(expected.properties ?? {}));
    },
  );

  it.each([
    ['PriceCreate', 'period_unit'],
    ['PriceCreate', 'period_length'],
    ['InvoiceLineItemCreate', 'period_start'],
    ['InvoiceLineItemCreate', 'period_end'],
  ])('%s.%s is described as only for the subscription type', (name, field) => {
    expect(schemaNamed(name).properties?.[field]?.description).toMatch(/Only for .*`subscription`/);
  });

  it.each([
    ['deal_closed_date', 'CMRR'],
    ['subscription_start_date', ' MRR'],
  ])('%s is described as the start from which the amount counts toward%s', (field, metric) => {
    const property = schemaNamed('SubscriptionCreate').properties?.[field];
    expect(property?.description).toContain(`counts toward ${metric.trim()} from`);
  });
});

describe('schema validation', () => {
  const customer = { id: 'cus_1001' };
  const invoice = {
    id: 'inv_3001',
    customer_id: 'cus_1001',
    date: '2025-03-01T09:00:00Z',
    status: 'open',
  };
  const line = {
    id: 'ili_4001',
    type: 'one_off',
    amount_excluding_tax_after_discount: 1200,
    tax_amount: 240,
    currency_code: 'EUR',
  };

  it.each<[string, string, Json]>([
    ['a property that is not declared', 'CustomerCreate', { ...customer, nickname: 'Bright' }],
    ['an object without its id', 'CustomerCreate', { name: 'Brightwater Logistics France' }],
    ['an id that is a number', 'CustomerCreate', { id: 1001 }],
    [
      'a custom property that is not a string',
      'CustomerUpdate',
      { custom_properties: { seats: 12 } },
    ],
    ['null for a field', 'CustomerUpdate', { name: null }],
    ['a status that is not listed', 'InvoiceUpdate', { status: 'refunded' }],
    ['a date-time without a time', 'InvoiceUpdate', { date: '2025-03-01' }],
    ['a boolean renewal flag', 'InvoiceUpdate', { is_renew: true }],
    [
      'the invoice id on a nested line',
      'InvoiceCreate',
      { ...invoice, invoice_line_items: [{ ...line, invoice_id: 'inv_3001' }] },
    ],
    ['a line of its own without an invoice id', 'InvoiceLineItemCreate', line],
    [
      'a date with a time as the freshness date',
      'ExcelConfirmRequest',
      { upload_id: 731, name: 'Invoicing 2025', freshness_date: '2025-03-31T00:00:00Z' },
    ],
  ])('rejects %s (%s)', (_, name, value) => {
    expect(faults(schemaNamed(name), value)).not.toEqual([]);
  });

  it.each<[string, string, Json]>([
    ['an empty update', 'InvoiceUpdate', {}],
    [
      'a nested line without an invoice id',
      'InvoiceCreate',
      { ...invoice, invoice_line_items: [line] },
    ],
    ['an unknown property of an error', 'HTTPValidationError', { detail: [], status: 422 }],
  ])('accepts %s (%s)', (_, name, value) => {
    expect(faults(schemaNamed(name), value)).toEqual([]);
  });
});

describe('descriptions', () => {
  it('exist for every part', () => {
    const parts: [string, string | undefined][] = [
      ['info', api.info.description],
      ...api.servers.map((s): [string, string | undefined] => [s.url, s.description]),
      ...api.servers.flatMap(({ variables }) =>
        Object.entries(variables).map(([name, v]): [string, string | undefined] => [
          `{${name}}`,
          v.description,
        ]),
      ),
      ...Object.entries(api.components.securitySchemes).map(
        ([name, scheme]): [string, string | undefined] => [name, scheme.description],
      ),
      ...api.tags.map((tag): [string, string | undefined] => [tag.name, tag.description]),
      ...described.flatMap(({ operation, parameters }): [string, string | undefined][] => [
        [operation.operationId, operation.description],
        ...parameters.map((p): [string, string | undefined] => [
          `${operation.operationId} ${p.name}`,
          p.description,
        ]),
        ...(operation.requestBody
          ? [
              [`${operation.operationId} body`, operation.requestBody.description] as [
                string,
                string | undefined,
              ],
            ]
          : []),
      ]),
      ...allSchemas
        .filter(([, schema]) => schema.$ref === undefined)
        .map(([place, schema]): [string, string | undefined] => [place, schema.description]),
    ];
    expect(parts.length).toBeGreaterThan(300);
    expect(parts.filter(([, text]) => !text?.trim()).map(([place]) => place)).toEqual([]);
  });

  it('explain every operation in at least two sentences', () => {
    const short = described.filter(
      ({ operation }) => (operation.description?.match(/[.?!](?=\s|$)/g) ?? []).length < 2,
    );
    expect(short.map(({ operation }) => operation.operationId)).toEqual([]);
  });

  it('link only to pages of the site', () => {
    const links = textsIn(parse(source)).flatMap(([place, text]) =>
      [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => ({ place, target })),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter(({ target }) => !routes.has(target))).toEqual([]);
  });

  it('use only addresses in the example domains', () => {
    const hosts = [...source.matchAll(/https?:\/\/([^/\s'"]+)|[\w.+-]+@([\w.-]+\.\w+)/g)].map(
      ([, host, mail]) => host ?? mail ?? '',
    );
    expect(hosts.length).toBeGreaterThan(3);
    expect(hosts.filter((host) => !/(^|\.)example\.com$/.test(host))).toEqual([]);
  });

  it('explain pagination and the three kinds of errors', () => {
    expect(api.info.description).toMatch(/cursor-based\s+pagination/);
    for (const word of ['`before`', '`after`', '400', '404', '422']) {
      expect(api.info.description).toContain(word);
    }
  });
});

describe('examples', () => {
  it.each(bodies.filter(({ schema }) => schema.$ref !== undefined))(
    'exist at least once for $place, each with a summary',
    ({ examples }) => {
      expect(examples.length).toBeGreaterThan(0);
      expect(examples.filter(([, { summary }]) => !summary?.trim())).toEqual([]);
    },
  );

  it.each(
    bodies.flatMap(({ place, schema, examples }) =>
      examples.map(([name, { value }]) => ({ place, name, schema, value })),
    ),
  )('match their schema: $place, $name', ({ schema, value }) => {
    expect(faults(schema, value)).toEqual([]);
  });

  it('of single fields match their schema, and so do defaults', () => {
    const wrong = allSchemas.flatMap(([place, schema]) => {
      const values = [...(schema.examples ?? [])];
      if (schema.default !== undefined) values.push(schema.default);
      return values.flatMap((value) => faults(schema, value).map((fault) => `${place}: ${fault}`));
    });
    expect(wrong).toEqual([]);
  });

  it('exist for every scalar field', () => {
    const without = allSchemas.filter(
      ([place, schema]) =>
        /\.\w+$/.test(place) &&
        schema.examples === undefined &&
        schema.items === undefined &&
        schema.properties === undefined,
    );
    // Its values are not published, so that every example would be invented.
    const unpublished = /\.is_renew$/;
    const places = without.map(([place]) => place).filter((place) => !unpublished.test(place));
    expect(places).toEqual([]);
  });

  it('of path parameters match their schema', () => {
    const wrong = described.flatMap(({ operation, parameters }) =>
      parameters.flatMap(({ schema, example }) =>
        faults(schema, example).map((fault) => `${operation.operationId}: ${fault}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it.each(entityNames())('include a request to create %s with only the required fields', (name) => {
    const { fields } = entities[name];
    const required = Object.keys(fields).filter((field) => fields[field]?.required);
    expect(Object.keys(exampleNamed(`create${name}`, 'minimal')).sort()).toEqual(required.sort());
  });

  it('include an invoice and a credit note with nested lines', () => {
    const invoice = exampleNamed('createInvoice', 'withLines');
    const creditNote = exampleNamed('createCreditNote', 'withLines');
    expect(invoice.invoice_line_items).toHaveLength(2);
    expect(creditNote.credit_note_line_items).toHaveLength(1);
  });

  it('include a deal that closes before its subscription starts', () => {
    const example = exampleNamed('createSubscription', 'closedBeforeStart');
    expect(Date.parse(String(example.deal_closed_date))).toBeLessThan(
      Date.parse(String(example.subscription_start_date)),
    );
  });

  it('include a proration line that references its original line', () => {
    const line = exampleNamed('createInvoiceLineItem', 'proration');
    expect(line.proration_target_line_item_id).toMatch(/^ili_/);
    expect(line.proration_target_line_item_id).not.toBe(line.id);
  });

  it('include the upload limit of the specification', () => {
    const limits = exampleObjects.flatMap(({ object }) => object.max_file_size ?? []);
    expect(limits).toEqual([1_500_000_000]);
  });

  it('have no period on one-off charges', () => {
    const periods = ['period_unit', 'period_length', 'period_start', 'period_end'];
    const wrong = exampleObjects.filter(
      ({ object }) => object.type === 'one_off' && periods.some((field) => field in object),
    );
    expect(wrong).toEqual([]);
  });

  it('of update responses contain the values sent in the request', () => {
    for (const name of entityNames()) {
      const bodiesOf = (kind: string) =>
        must(
          bodies.find(({ place }) => place === `update${name} ${kind}`),
          `update${name} ${kind}`,
        ).examples;
      for (const [example, response] of bodiesOf('202')) {
        const [, sent] = must(
          bodiesOf('request').find(([key]) => key === example),
          `request example ${example} of update${name}`,
        );
        expect(response.value).toMatchObject(sent.value as object);
      }
    }
  });
});

function entityNames(): EntityName[] {
  return Object.keys(entities) as EntityName[];
}

function exampleNamed(operationId: string, name: string): { [key: string]: Json } {
  const request = bodies.find(({ place }) => place === `${operationId} request`);
  const example = request?.examples.find(([key]) => key === name)?.[1];
  return must(objectsIn(example?.value ?? null)[0], `example ${name} of ${operationId}`);
}
