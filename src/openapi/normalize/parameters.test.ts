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
