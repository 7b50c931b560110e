import { expect, it } from 'vitest';
import { apiOf, described, operationOf, text } from '../../../../test/build/planets-api.js';
import type { Parameter } from '../../../openapi/api/operation.js';
import { collectionFiles } from './request-collections.js';

const url = 'https://planets.example/v1';
const servers = [{ url, exampleUrl: url, variables: [] }];
const tag = { name: 'Moons', label: 'Moons', slug: 'moons', operations: ['list', 'odd'] };
const api = apiOf({
  title: 'Planets',
  groups: [{ tags: [tag] }],
  operations: [
    operationOf({
      ...{ slug: 'list', tag: 'moons', title: 'List moons', path: '/moons', servers },
      description: described('Nearest first.'),
    }),
    operationOf({ slug: 'odd', tag: 'moons', method: 'G\nET', path: '/odd', servers }),
  ],
});

it('writes a file for each wanted format, with the operations by tag', () => {
  const files = collectionFiles(api, { id: 'api', collections: ['http', 'postman', 'http'] });
  expect(files.map(({ name }) => name)).toEqual(['api.http', 'api.postman_collection.json']);
  const { item } = JSON.parse(files[1]?.contents ?? '');
  expect(item).toMatchObject([
    {
      name: 'Moons',
      item: [{ name: 'List moons', request: { method: 'GET', description: 'Nearest first.' } }],
    },
  ]);
});

it('keeps the Markdown of descriptions, with links to the site that they were written for', () => {
  const description = described(
    'Sorted:\n\n- **near** first, see [limits](/limits) and [R](https://r.example)',
  );
  const [list] = api.operations;
  const marked = { ...api, description, operations: list ? [{ ...list, description }] : [] };
  const linkBase = 'https://old.example';
  const [file] = collectionFiles(marked, { id: 'api', collections: ['postman'], linkBase });
  const { info, item } = JSON.parse(file?.contents ?? '');
  const expected =
    'Sorted:\n\n- **near** first, see [limits](https://old.example/limits) and [R](https://r.example)';
  expect(info.description).toBe(expected);
  expect(item[0].item[0].request.description).toBe(expected);
});

it('leaves out requests that cannot be sent, as samples do', () => {
  const [file] = collectionFiles(api, { id: 'api', collections: ['http'] });
  expect(file?.contents.match(/^### .*$/gm)).toEqual(['### Moons: List moons']);
});

it('has a variable for each required parameter without a value', () => {
  const parameter = (name: string, place: Parameter['in']): Parameter => ({
    ...{ name, in: place, required: true, deprecated: false, schema: text, examples: [] },
  });
  const parameters = [
    parameter('planet', 'path'),
    parameter('planet', 'query'),
    parameter('X-Tenant', 'header'),
  ];
  const list = {
    slug: 'list',
    tag: 'moons',
    title: 'List moons',
    path: '/moons/{planet}',
    servers,
  };
  const withMissing = { ...api, operations: [operationOf({ ...list, parameters })] };
  const [http, postman, bruno] = collectionFiles(withMissing, {
    id: 'api',
    collections: ['http', 'postman', 'bruno'],
  });
  expect(http?.contents.match(/^(?:@|GET|X-).*$/gm)).toEqual([
    `@baseUrl = ${url}`,
    '@X_Tenant =',
    '@planet =',
    'GET {{baseUrl}}/moons/{{planet}}?planet={{planet}}',
    'X-Tenant: {{X_Tenant}}',
  ]);
  const collection = JSON.parse(postman?.contents ?? '');
  expect(collection.variable.map(({ key }: { key: string }) => key)).toEqual([
    'baseUrl',
    'X_Tenant',
    'planet',
  ]);
  expect(collection.item[0].item[0].request.url.query).toEqual([
    { key: 'planet', value: '{{planet}}' },
  ]);
  expect(JSON.parse(bruno?.contents ?? '').environments[0].variables).toMatchObject([
    { name: 'baseUrl', secret: false },
    { name: 'X_Tenant', secret: false },
    { name: 'planet', secret: false },
  ]);
});

it('lists optional parameters of the query, which the request does not send', () => {
  const parameter = (name: string, more: Partial<Parameter>): Parameter => ({
    ...{ name, in: 'query', required: false, deprecated: false, schema: text, examples: [] },
    ...more,
  });
  const parameters = [
    parameter('planet', { required: true, initialValue: 'mars' }),
    parameter('limit', { initialValue: 20, jsonSchema: { type: 'integer' } }),
    parameter('filter', { jsonSchema: { type: 'object' } }),
    parameter('tags', { initialValue: ['a'], jsonSchema: { type: 'array' } }),
  ];
  const list = { slug: 'list', tag: 'moons', title: 'List moons', path: '/moons', servers };
  const withQuery = { ...api, operations: [operationOf({ ...list, parameters })] };
  const [postman, bruno] = collectionFiles(withQuery, {
    id: 'api',
    collections: ['postman', 'bruno'],
  });
  expect(JSON.parse(postman?.contents ?? '').item[0].item[0].request.url).toMatchObject({
    raw: '{{baseUrl}}/moons?planet=mars',
    query: [
      { key: 'planet', value: 'mars' },
      { key: 'limit', value: '20', disabled: true },
      { key: 'tags', value: '', disabled: true },
    ],
  });
  expect(JSON.parse(bruno?.contents ?? '').items[0].items[0].request).toMatchObject({
    url: '{{baseUrl}}/moons?planet=mars',
    params: [
      { name: 'planet', value: 'mars', enabled: true },
      { name: 'limit', value: '20', enabled: false },
      { name: 'tags', value: '', enabled: false },
    ],
  });
});

it('says the type and the description of parameters of the path', () => {
  const moon: Parameter = {
    ...{ name: 'moon', in: 'path', required: true, deprecated: false, schema: text, examples: [] },
    ...{ jsonSchema: { type: 'integer' }, description: described('Its number.') },
  };
  const list = { slug: 'list', tag: 'moons', title: 'Show a moon', path: '/moons/{moon}', servers };
  const withPath = { ...api, operations: [operationOf({ ...list, parameters: [moon] })] };
  const [file] = collectionFiles(withPath, { id: 'api', collections: ['postman'] });
  expect(JSON.parse(file?.contents ?? '').item[0].item[0].request.url.variable).toEqual([
    { key: 'moon', value: '<integer>', description: 'Its number.' },
  ]);
});
