import { expect, it } from 'vitest';
import { loadApi } from '../load.js';
import { plainPorts } from '../plain-ports.test.data.js';

it('orders the parameters of a path as the path names them, between the others', async () => {
  const schema = { type: 'string' };
  const parameters = [
    { name: 'moon', in: 'path', required: true, schema },
    { name: 'fields', in: 'query', schema },
    { name: 'star', in: 'path', required: true, schema },
    { name: 'planet', in: 'path', required: true, schema },
  ];
  const document = {
    openapi: '3.1.0',
    info: { title: 'Moons', version: '1' },
    paths: {
      '/{star}/{planet}/{moon}': { get: { parameters, responses: { 200: { description: 'OK' } } } },
    },
  };
  const file = { path: 'openapi.json', text: JSON.stringify(document), digest: '' };
  const { value } = await loadApi(file, { siteDir: import.meta.dirname }, plainPorts);
  expect(value?.operations[0]?.parameters.map(({ name }) => name)).toEqual([
    'star',
    'fields',
    'planet',
    'moon',
  ]);
});

it.each([
  ['remaster%20track:Doxy', 'remaster track:Doxy'],
  ['https%3A%2F%2Fmoons.example', 'https://moons.example'],
  ['https://moons.example/a%20b', 'https://moons.example/a%20b'],
  ['100%', '100%'],
  ['50%25 of it', '50%25 of it'],
])('starts requests with the example %s as %s, which they encode', async (example, start) => {
  const parameter = { name: 'q', in: 'query', schema: { type: 'string' }, example };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Moons', version: '1' },
    paths: { '/moons': { get: { parameters: [parameter], responses: {} } } },
  };
  const file = { path: 'openapi.json', text: JSON.stringify(document), digest: '' };
  const { value } = await loadApi(file, { siteDir: import.meta.dirname }, plainPorts);
  expect(value?.operations[0]?.parameters[0]?.initialValue).toBe(start);
});

it.each([
  ['path', { type: 'string', pattern: '^(0|[1-9][0-9]*)$' }, undefined],
  ['path', { type: 'string', format: 'uuid' }, undefined],
  ['path', { type: 'integer', minimum: 1 }, undefined],
  ['path', { type: 'integer', default: 7 }, 7],
  ['path', { allOf: [{ enum: ['io', 'europa'] }] }, 'io'],
  ['path', { anyOf: [{ type: 'string', example: 'io' }, { type: 'integer' }] }, 'io'],
  ['query', { type: 'integer', minimum: 1 }, 1],
])(
  'starts a parameter in the %s with what the author declares: %j',
  async (place, schema, start) => {
    const parameter = { name: 'moon', in: place, required: true, schema };
    const document = {
      openapi: '3.0.3',
      info: { title: 'Moons', version: '1' },
      paths: { '/moons/{moon}': { get: { parameters: [parameter], responses: {} } } },
    };
    const file = { path: 'openapi.json', text: JSON.stringify(document), digest: '' };
    const { value } = await loadApi(file, { siteDir: import.meta.dirname }, plainPorts);
    expect(value?.operations[0]?.parameters[0]?.initialValue).toBe(start);
  },
);
