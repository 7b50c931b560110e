import { expect, it } from 'vitest';
import { loadApi } from '../openapi/index.js';
import { plainPorts } from '../openapi/plain-ports.test.data.js';
import { operationShape } from './operation-shape.js';

it.each([
  ['the placeholder of samples without servers', '', 'https://api.example.com'],
  ['a described server', 'servers: [{ url: /v1 }]', '/v1'],
])('sends requests to %s', async (_, servers, url) => {
  const text = `openapi: 3.1.0
info: { title: Planets, version: '1' }
${servers}
paths:
  /planets: { get: { responses: { '200': { description: All of them. } } } }
`;
  const file = { path: 'openapi/planets.yaml', text, digest: '' };
  const { value } = await loadApi(file, { siteDir: '/site' }, plainPorts);
  const shapes = value?.operations.map((operation) => operationShape(operation, [])) ?? [];
  expect(shapes.map((shape) => shape.servers)).toEqual([[{ url, variables: [] }]]);
});
