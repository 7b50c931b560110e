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
