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
