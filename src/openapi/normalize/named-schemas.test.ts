import { expect, it } from 'vitest';
import { loadApi } from '../index.js';
import { plainPorts } from '../plain-ports.test.data.js';

it('knows which schemas operations use in their responses only', async () => {
  const text = `openapi: 3.1.0
info: { title: Planets, version: '1' }
paths:
  /planets:
    post:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/NewPlanet' } } } }
      responses:
        '201': { description: Made, content: { application/json: { schema: { $ref: '#/components/schemas/Planet' } } } }
webhooks:
  born:
    post:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Event' } } } }
      responses: { '200': { description: Fine } }
components:
  schemas:
    NewPlanet: { type: object, properties: { size: { $ref: '#/components/schemas/Size' } } }
    Planet: { type: object, properties: { size: { $ref: '#/components/schemas/Size' }, orbit: { $ref: '#/components/schemas/Orbit' } } }
    Size: { type: object }
    Orbit: { type: object }
    Event: { type: object }
    Unused: { type: object }
`;
  const file = { path: 'openapi/planets.yaml', text, digest: '' };
  const { value } = await loadApi(file, { siteDir: '/site' }, plainPorts);
  const returned = value?.schemas.filter(({ isOnlyReturned }) => isOnlyReturned);
  expect(returned?.map(({ name }) => name)).toEqual(['Planet', 'Orbit']);
});
