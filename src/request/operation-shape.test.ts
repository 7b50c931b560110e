import { expect, it } from 'vitest';
import { loadApi } from '../openapi/index.js';
import { plainPorts } from '../openapi/plain-ports.test.data.js';
import { initialValues } from './initial-values.js';
import { operationShape } from './operation-shape.js';
import type { FieldValue } from './values.js';

it.each([
  ['the placeholder of samples without servers', '', undefined, 'https://api.example.com'],
  ['a described server', 'servers: [{ url: https://a.dev/v1 }]', undefined, 'https://a.dev/v1'],
  ['a path on the placeholder', 'servers: [{ url: /v1 }]', undefined, 'https://api.example.com/v1'],
  [
    'the host of the description',
    'servers: [{ url: /v1 }]',
    'https://a.dev/b/c',
    'https://a.dev/v1',
  ],
  [
    'a sibling of the description',
    'servers: [{ url: ../v1/ }]',
    'https://a.dev/b/c',
    'https://a.dev/v1',
  ],
  ['a variable', "servers: [{ url: '{host}/v1' }]", 'https://a.dev', '{host}/v1'],
  ['a path with a variable', "servers: [{ url: '/{v}' }]", 'https://a.dev/b', 'https://a.dev/{v}'],
  ['the placeholder in spite of an address', '', 'https://a.dev/b', 'https://api.example.com'],
])('sends requests to %s', async (_, servers, from, url) => {
  const text = `openapi: 3.1.0
info: { title: Planets, version: '1' }
${servers}
paths:
  /planets: { get: { responses: { '200': { description: All of them. } } } }
`;
  const file = { path: 'openapi/planets.yaml', text, digest: '', url: from };
  const { value } = await loadApi(file, { siteDir: '/site' }, plainPorts);
  const shapes = value?.operations.map((operation) => operationShape(operation, [])) ?? [];
  expect(shapes.map((shape) => shape.servers)).toEqual([[{ url, variables: [] }]]);
});

it('labels servers with their short descriptions', async () => {
  const text = `openapi: 3.1.0
info: { title: Planets, version: '1' }
servers:
  - { url: https://a.dev, description: "**Sandbox**\\n\\nNothing is kept." }
  - { url: https://b.dev, description: ${'Long '.repeat(20)} }
paths:
  /planets: { get: { responses: { '200': { description: All of them. } } } }
`;
  const file = { path: 'openapi/planets.yaml', text, digest: '' };
  const { value } = await loadApi(file, { siteDir: '/site' }, plainPorts);
  const [shape] = value?.operations.map((operation) => operationShape(operation, [])) ?? [];
  expect(shape?.servers.map(({ label }) => label)).toEqual(['Sandbox', undefined]);
});

it('sends a file for a media range with a binary schema, and invents no example for it', async () => {
  const content = `content: { '*/*': { schema: { type: string, format: binary } } }`;
  const text = `openapi: 3.0.3
info: { title: Planets, version: '1' }
paths:
  /maps:
    post:
      requestBody: { ${content} }
      responses: { '200': { description: The map., ${content} } }
`;
  const file = { path: 'openapi/planets.yaml', text, digest: '' };
  const { value } = await loadApi(file, { siteDir: '/site' }, plainPorts);
  const [operation] = value?.operations ?? [];
  if (operation === undefined) throw new Error('There is no operation.');
  expect(operation.responses[0]?.media[0]?.examples).toEqual([]);
  const shape = operationShape(operation, []);
  expect(initialValues(shape).body).toEqual({
    kind: 'file',
    type: 'application/octet-stream',
    file: { name: expect.any(String) },
  });
});

it.each<[string, readonly FieldValue[]]>([
  ['{ type: string, format: binary }', [{ name: 'file', file: { name: 'file' } }]],
  [
    '{ type: array, items: { type: string, format: binary } }',
    [{ name: 'file', file: { name: 'file' } }],
  ],
  ['{ type: string, example: Io }', [{ name: 'value', value: 'Io' }]],
  ['{ type: array, items: { type: integer } }', [{ name: 'value', value: [0] }]],
  ["{ $ref: '#/components/schemas/Moons' }", [{ name: 'value', value: ['Io'] }]],
])('names the only part of a form whose schema is %s', async (schema, fields) => {
  const text = `openapi: 3.0.3
info: { title: Planets, version: '1' }
paths:
  /maps:
    post:
      requestBody: { required: true, content: { multipart/form-data: { schema: ${schema} } } }
      responses: { '204': { description: Done. } }
components: { schemas: { Moons: { type: array, items: { type: string, example: Io } } } }
`;
  const file = { path: 'openapi/planets.yaml', text, digest: '' };
  const { value } = await loadApi(file, { siteDir: '/site' }, plainPorts);
  const shapes = value?.operations.map((operation) => operationShape(operation, [])) ?? [];
  const bodies = shapes.map((shape) => initialValues({ ...shape, defs: {} }).body);
  expect(bodies).toEqual([{ kind: 'fields', type: 'multipart/form-data', fields }]);
});

it('leaves out headers that every client computes', async () => {
  const text = `openapi: 3.0.3
info: { title: Planets, version: '1' }
paths:
  /maps:
    put:
      parameters:
        - { name: Content-Length, in: header, required: true, schema: { type: integer } }
        - { name: X-Map, in: header, required: true, schema: { type: string } }
      responses: { '204': { description: Done. } }
`;
  const file = { path: 'openapi/planets.yaml', text, digest: '' };
  const { value } = await loadApi(file, { siteDir: '/site' }, plainPorts);
  const shapes = value?.operations.map((operation) => operationShape(operation, [])) ?? [];
  expect(shapes.flatMap(({ parameters }) => parameters.map(({ name }) => name))).toEqual(['X-Map']);
});

it.each([
  ['is declared where no scheme says what to send', '', ['X-Map', 'Authorization']],
  ['is that of the scheme', 'security: [{ key: [] }]', ['X-Map']],
])('sends an Authorization header that %s', async (_, security, sent) => {
  const text = `openapi: 3.0.3
info: { title: Planets, version: '1' }
${security}
paths:
  /maps:
    get:
      parameters:
        - { name: X-Map, in: header, schema: { type: string } }
        - { name: Authorization, in: header, required: true, schema: { type: string } }
        - { name: Accept, in: header, schema: { type: string } }
      responses: { '204': { description: Done. } }
components: { securitySchemes: { key: { type: http, scheme: bearer } } }
`;
  const file = { path: 'openapi/planets.yaml', text, digest: '' };
  const { value } = await loadApi(file, { siteDir: '/site' }, plainPorts);
  const shapes = value?.operations.map((operation) => operationShape(operation, [])) ?? [];
  expect(shapes.flatMap(({ parameters }) => parameters.map(({ name }) => name))).toEqual(sent);
});
