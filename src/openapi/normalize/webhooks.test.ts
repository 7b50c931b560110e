import { expect, it } from 'vitest';
import { loadApi } from '../index.js';
import { plainPorts } from '../plain-ports.test.data.js';

it.each(['webhooks', 'x-webhooks'])('resolves references in %s', async (field) => {
  const text = `openapi: ${field === 'webhooks' ? '3.1.0' : '3.0.3'}
info: { title: Planets, version: '1' }
paths: {}
${field}:
  born:
    post:
      requestBody: { $ref: '#/components/requestBodies/Planet' }
      responses: { '200': { description: Fine. } }
components:
  requestBodies:
    Planet: { content: { application/json: { schema: { $ref: '#/components/schemas/Planet' } } } }
  schemas:
    Planet: { type: object }
`;
  const file = { path: 'openapi/planets.yaml', text, digest: '' };
  const { value } = await loadApi(file, { siteDir: '/site' }, plainPorts);
  const [born] = value?.webhooks ?? [];
  expect(born?.requestBody?.media.map(({ schema }) => schema?.ref)).toEqual(['Planet']);
});

it.each([
  ['planetBorn', 'Planet born'],
  ['Planet Born', 'Planet Born'],
])('titles the webhook %s without a text of its own by its name', async (name, title) => {
  const text = `openapi: 3.1.0
info: { title: Planets, version: '1' }
webhooks: { ${name}: { post: { responses: { '200': { description: Fine. } } } } }
`;
  const file = { path: 'openapi/planets.yaml', text, digest: '' };
  const { value } = await loadApi(file, { siteDir: '/site' }, plainPorts);
  expect(value?.webhooks?.[0]?.title).toBe(title);
});

it('shows all properties in examples of requests that the service sends', async () => {
  const exchange = `
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Planet' } } } }
      responses: { '200': { description: Fine. } }`;
  const text = `openapi: 3.1.0
info: { title: Planets, version: '1' }
webhooks:
  born:
    post:${exchange}
paths:
  /planets:
    post:${exchange}
      callbacks:
        done:
          '{$request.body#/url}':
            post:${exchange.replaceAll('\n', '\n        ')}
components:
  schemas:
    Planet:
      type: object
      required: [name]
      properties:
        id: { type: string, readOnly: true, example: p1 }
        name: { type: string, example: Mars }
        moons: { type: integer }
`;
  const file = { path: 'openapi/planets.yaml', text, digest: '' };
  const { value } = await loadApi(file, { siteDir: '/site' }, plainPorts);
  const [create] = value?.operations ?? [];
  const [done] = create?.callbacks?.[0]?.operations ?? [];
  const sent = [create, done, value?.webhooks?.[0]].map((operation) => {
    const code = operation?.requestBody?.media[0]?.examples[0]?.code.text ?? '';
    return Object.keys(JSON.parse(code)).sort();
  });
  const all = ['id', 'moons', 'name'];
  expect(sent).toEqual([['name'], all, all]);
});
