import { expect, it } from 'vitest';
import { loadApi } from '../index.js';
import { plainPorts } from '../plain-ports.test.data.js';

it('merges the parts of allOf with the only alternative beside it', async () => {
  const text = `openapi: 3.0.3
info: { title: Planets, version: '1' }
paths: {}
components:
  schemas:
    Counted:
      anyOf: [{ $ref: '#/components/schemas/Counts' }]
      allOf: [{ $ref: '#/components/schemas/Planet' }]
    Planet: { type: object, required: [name], properties: { name: { type: string } } }
    Counts: { type: object, properties: { moons: { type: integer } } }
`;
  const file = { path: 'openapi/planets.yaml', text, digest: '' };
  const { value } = await loadApi(file, { siteDir: '/site' }, plainPorts);
  const counted = value?.schemas.find(({ name }) => name === 'Counted')?.schema;
  expect(counted).toMatchObject({ ref: undefined, alternatives: [] });
  expect(counted?.properties.map(({ name, required }) => [name, required])).toEqual([
    ['name', true],
    ['moons', false],
  ]);
});
