import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Api } from './api/api.js';
import type { Operation } from './api/operation.js';
import type { ApiSchema } from './api/schema.js';
import { loadApi } from './index.js';
import { plainPorts } from './plain-ports.test.data.js';

const siteDir = path.join(import.meta.dirname, 'fixtures/openapi-3-2');

let api: Api;
let diagnostics: readonly Diagnostic[];
beforeAll(async () => {
  const text = await readFile(path.join(siteDir, 'openapi.yaml'), 'utf8');
  const loaded = await loadApi({ path: 'openapi.yaml', text, digest: '' }, { siteDir }, plainPorts);
  if (loaded.value === undefined) throw new Error('nothing was loaded');
  api = loaded.value;
  diagnostics = loaded.diagnostics;
});

function operation(slug: string): Operation {
  const found = api.operations.find((one) => one.slug === slug);
  if (found === undefined) throw new Error(`no operation ${slug}`);
  return found;
}

function schema(name: string): ApiSchema {
  const found = api.schemas.find((one) => one.name === name)?.schema;
  if (found === undefined) throw new Error(`no schema ${name}`);
  return found;
}

function property(name: string, of = 'Keywords'): ApiSchema | undefined {
  return schema(of).properties.find((one) => one.name === name)?.schema;
}

describe('a complete OpenAPI 3.2 description', () => {
  it('loads without diagnostics', () => {
    expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  it('provides title, contact, license and servers', () => {
    expect(api).toMatchObject({
      format: 'OpenAPI 3.2',
      summary: 'What the telescopes see.',
      termsOfService: 'https://observatory.example.com/terms',
      contact: { name: 'Night desk', email: 'desk@example.com' },
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
      externalDocs: {
        url: 'https://observatory.example.com/guide',
        description: { text: 'The *guide*.' },
      },
      servers: [
        {
          name: 'Production',
          exampleUrl: 'https://north.observatory.example.com:443',
          variables: [
            { name: 'dome', enum: ['north', 'south'] },
            { name: 'port', default: '443' },
          ],
        },
      ],
    });
  });

  it('provides tags, with parent tags as groups and badge tags as badges', () => {
    expect(api.groups).toMatchObject([
      { tags: [{ label: 'Default' }] },
      {
        name: 'The sky',
        tags: [
          {
            name: 'sky',
            label: 'The sky',
            externalDocs: { url: 'https://observatory.example.com/sky' },
          },
          { name: 'planets', label: 'Planets', parent: 'sky', kind: 'nav' },
          { name: 'stars', parent: 'sky' },
        ],
      },
    ]);
    expect(operation('planets-get-one-two')).toMatchObject({
      tag: 'planets',
      tags: ['planets', 'stars'],
      badges: [{ label: 'Beta', position: 'before', color: 'purple' }, { label: 'Preview' }],
    });
  });

  it('provides path summaries and path-level servers', () => {
    expect(operation('planets-get-one-two')).toMatchObject({
      pathSummary: 'One planet',
      pathDescription: { text: 'Named as *people* name it.' },
      servers: [{ url: 'https://planets.example.com' }],
      serversFrom: 'path',
      externalDocs: { description: { text: 'How to look.' } },
    });
    expect(operation('list-moons')).toMatchObject({ serversFrom: 'description' });
  });

  it('provides parameters in every style', () => {
    const { parameters } = operation('planets-get-one-two');
    expect(parameters).toMatchObject([
      { name: 'planet', in: 'path', style: 'label', allowReserved: true, required: true },
      { name: 'night', in: 'header', style: 'simple', examples: [{ name: 'first' }] },
      { name: 'colors', style: 'pipeDelimited', explode: false },
      { name: 'box', style: 'deepObject', explode: true },
      { name: 'path', style: 'form', explode: true, allowReserved: true, allowEmptyValue: true },
      {
        name: 'filter',
        deprecated: true,
        contentType: 'application/json',
        examples: [{ code: { text: '{"hot":true}' } }],
      },
      { name: 'session', in: 'cookie', style: 'cookie' },
    ]);
    expect(operation('search-planets').parameters[2]).toMatchObject({ in: 'querystring' });
  });

  it('provides the HTTP methods of 3.2 and hides internal operations and fields', () => {
    expect(api.operations.map(({ method }) => method)).toEqual(['POST', 'GET', 'QUERY', 'LINK']);
    expect(api.webhooks?.map(({ path: name }) => name)).toEqual(['eclipse']);
    expect(JSON.stringify(api.operations)).not.toContain('"secret"');
    expect(property('hidden', 'Planet')).toBeUndefined();
    expect(api.schemas.map(({ name }) => name)).not.toContain('Internal');
    expect(property('internal')).toMatchObject({ properties: [{ name: 'code' }] });
  });

  it('provides responses with headers, links and every media type', () => {
    const [seen, problem] = operation('planets-get-one-two').responses;
    expect(seen).toMatchObject({
      summary: 'Seen',
      headers: [
        { name: 'X-Seeing', examples: [{ code: { text: '0.8' } }] },
        { name: 'Link', contentType: 'text/plain' },
        { name: 'X-Filters', explode: true },
      ],
      links: [
        {
          name: 'moons',
          operation: 'list-moons',
          parameters: [{ name: 'planet', value: '$response.body#/name' }],
          description: { text: 'Its moons.' },
          server: { url: 'https://moons.example.com' },
        },
        {
          name: 'again',
          operation: 'planets-get-one-two',
          requestBody: { value: { again: true } },
        },
      ],
      media: [
        {
          type: 'application/json',
          examples: [{ name: 'earth', summary: 'Home', description: { text: 'Where *we* are.' } }],
          externalExamples: [
            { name: 'file', summary: 'A file', url: 'https://observatory.example.com/mars.json' },
          ],
        },
        { type: 'application/xml' },
        { type: 'text/csv', examples: [{ code: { text: 'name\nEarth' } }] },
        {
          type: 'text/event-stream',
          itemSchema: { types: ['object'] },
          examples: [{ code: { text: 'event: seen\ndata: Mars' } }],
        },
      ],
    });
    expect(seen?.media[1]?.examples[0]?.code.text).toContain('<sky:planet xmlns:sky=');
    expect(problem).toMatchObject({ status: 'default', description: { text: 'Clouds.' } });
  });

  it('provides request bodies with parts, encodings and JSON lines', () => {
    const [form, lines] = operation('list-moons').requestBody?.media ?? [];
    expect(form?.encoding).toMatchObject([
      { property: 'picture', contentType: 'image/png, image/jpeg', headers: [{ name: 'X-Size' }] },
      { property: 'names', style: 'pipeDelimited', explode: false },
    ]);
    expect(lines).toMatchObject({
      itemSchema: { ref: 'Body' },
      examples: [
        {
          code: { text: '{"name":"Io"}\n{"name":"Titan"}' },
          serialized: { text: '{"name":"Io"}\n{"name":"Titan"}' },
        },
      ],
    });
  });

  it('provides callbacks and webhooks', () => {
    expect(operation('list-moons').callbacks).toMatchObject([
      {
        name: 'risen',
        operations: [{ path: '{$request.body#/url}', method: 'POST', title: 'A moon has risen' }],
      },
    ]);
    const samples = [{ id: 'kotlin', label: 'Kotlin', written: true }];
    expect(api.webhooks).toMatchObject([{ slug: 'on-eclipse', path: 'eclipse', samples }]);
    expect(api.schemas.find(({ name }) => name === 'Eclipse')).toMatchObject({
      usedBy: [],
      usedByWebhooks: ['on-eclipse'],
      usedBySchemas: [],
    });
  });

  it('provides security requirements: combined, alternative and none', () => {
    const { security, securityFrom } = operation('planets-get-one-two');
    expect(security).toEqual([
      [
        { scheme: 'key', scopes: [] },
        { scheme: 'certificate', scopes: [] },
      ],
      [{ scheme: 'account', scopes: ['read', 'write'] }],
      [],
    ]);
    expect(securityFrom).toBe('description');
    expect(operation('list-moons')).toMatchObject({ security: [], securityFrom: 'operation' });
    expect(api.securitySchemes).toMatchObject([
      { name: 'key', in: 'header', parameter: 'X-Key' },
      { name: 'token', scheme: 'bearer', bearerFormat: 'JWT', deprecated: true },
      { name: 'certificate', type: 'mutualTLS' },
      { openIdConnectUrl: 'https://id.example.com/.well-known/openid-configuration' },
      {
        oauth2MetadataUrl: 'https://id.example.com/.well-known/oauth-authorization-server',
        flows: [
          {
            type: 'authorizationCode',
            refreshUrl: 'https://id.example.com/refresh',
            scopes: [{ name: 'read', description: 'Look' }, { name: 'write' }],
          },
          { type: 'deviceAuthorization', deviceAuthorizationUrl: 'https://id.example.com/device' },
        ],
      },
    ]);
  });

  it('provides each author-supplied code sample once', () => {
    const { samples } = operation('planets-get-one-two');
    expect(samples.map(({ id, label, written }) => [id, label, written ?? false])).toEqual([
      ['shell', 'CLI', true],
      ['shell-2', 'Shell', true],
      ['kotlin', 'Kotlin', true],
      ['curl', 'cURL', false],
      ['javascript', 'JavaScript', false],
      ['python', 'Python', false],
    ]);
  });
});

describe('a schema with all keywords', () => {
  it('provides the object keywords', () => {
    expect(schema('Keywords')).toMatchObject({
      alsoRequired: ['unlisted'],
      patternProperties: [{ pattern: '^x-' }, { pattern: '^n-', schema: { types: ['number'] } }],
      propertyNames: {
        limits: [{ keyword: 'maxLength' }, { keyword: 'pattern', value: '^[a-z]' }],
      },
      additional: 'closed',
      unevaluated: 'closed',
      dependentRequired: [{ property: 'lens', required: ['focus', 'mirror'] }],
      dependentSchemas: [{ property: 'mirror', schema: { properties: [{ name: 'coating' }] } }],
      conditions: [
        {
          condition: { properties: [{ name: 'lens', schema: { const: { value: 'wide' } } }] },
          consequence: { alsoRequired: ['focus'] },
          otherwise: { properties: [{ name: 'focus', schema: { never: true } }] },
        },
      ],
      not: { alsoRequired: ['broken'] },
      limits: [
        { keyword: 'minProperties', value: '1' },
        { keyword: 'maxProperties', value: '9' },
      ],
    });
  });

  it('distinguishes open, typed and unspecified additional properties', () => {
    expect(property('open')?.additional).toMatchObject({ types: [] });
    expect(property('map')?.additional).toMatchObject({ types: ['integer'] });
    expect(property('unsaid')?.additional).toBe('unspecified');
  });

  it('provides the array keywords', () => {
    expect(property('pair')).toMatchObject({
      prefixItems: [{ types: ['string'] }, { types: ['integer'] }],
      closedItems: true,
    });
    expect(property('bag')).toMatchObject({
      contains: { const: { value: 'star' } },
      limits: [
        { keyword: 'minItems' },
        { keyword: 'maxItems' },
        { keyword: 'minContains', value: '1' },
        { keyword: 'maxContains', value: '3' },
        { keyword: 'uniqueItems' },
      ],
    });
  });

  it('provides the string keywords', () => {
    expect(property('text')?.content).toMatchObject({
      mediaType: 'application/json',
      encoding: 'base64',
      schema: { types: ['object'] },
    });
    expect(property('code')).toMatchObject({
      format: 'iata',
      limits: [{}, {}, { value: '^[A-Z]+$' }],
    });
  });

  it('provides enum values with names and descriptions, and annotations', () => {
    expect(property('color')).toMatchObject({
      nullable: true,
      enum: [
        { value: 'r', description: { text: 'Red light' }, name: 'RED' },
        { value: 'g', description: { text: 'Green light' }, name: 'GREEN' },
      ],
    });
    expect(property('size')?.enum).toMatchObject([
      { value: 1, name: 'Small' },
      { value: 2, description: { text: 'Two.' }, name: 'Large', deprecated: true },
    ]);
    expect(property('id')).toMatchObject({
      readOnly: true,
      deprecated: true,
      default: { value: 'none' },
    });
    expect(property('secret')).toMatchObject({ writeOnly: true });
    expect(schema('Never')).toMatchObject({ never: true });
  });

  it('provides inheritance, discriminators and XML', () => {
    expect(schema('Body').discriminator).toEqual({
      property: 'kind',
      mapping: [
        { value: 'world', schema: 'Planet' },
        { value: 'Moon', schema: 'Moon' },
      ],
      default: 'Moon',
    });
    expect(schema('Choice').alternatives).toMatchObject([
      {
        discriminator: 'kind',
        mapping: [
          { value: 'p', schema: 'Planet' },
          { value: 'Moon', schema: 'Moon' },
        ],
      },
    ]);
    expect(schema('Planet')).toMatchObject({
      alsoRequired: ['orbit'],
      xml: { name: 'planet', prefix: 'sky' },
      externalDocs: { url: 'https://observatory.example.com/planet' },
      properties: [
        { name: 'name', required: true },
        { name: 'kind' },
        { name: 'mass', required: true },
        { name: 'moons' },
      ],
    });
    expect(property('mass', 'Planet')).toMatchObject({
      xml: { attribute: true },
      limits: [
        { keyword: 'exclusiveMinimum', value: '0' },
        { keyword: 'multipleOf', value: '0.5' },
      ],
    });
    expect(property('self')).toMatchObject({ ref: 'Keywords' });
  });

  it('provides keywords next to a reference', () => {
    expect(schema('Beside').properties.map(({ name, required }) => [name, required])).toEqual([
      ['name', true],
      ['kind', true],
      ['extra', false],
    ]);
  });

  it('resolves references by identifier and anchor', () => {
    expect(
      schema('Anchored').properties.map((one) => [one.name, one.schema.ref ?? one.schema.types[0]]),
    ).toEqual([
      ['local', 'string'],
      ['anchored', 'string'],
      ['dynamic', 'integer'],
      ['absolute', 'Moon'],
      ['named', 'Anchored'],
    ]);
  });

  it('generates an example for each alternative with its discriminator value', () => {
    const choice = api.schemas.find(({ name }) => name === 'Choice');
    expect(choice?.examples.map(({ name, code }) => [name, JSON.parse(code.text).kind])).toEqual([
      ['Planet', 'p'],
      ['Moon', 'Moon'],
    ]);
  });
});
