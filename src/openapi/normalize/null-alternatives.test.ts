import { expect, it } from 'vitest';
import { loadApi } from '../index.js';
import { plainPorts } from '../plain-ports.test.data.js';

it('reads an alternative that is only nullable as null', async () => {
  const text = `openapi: 3.0.3
info: { title: Planets, version: '1' }
paths: {}
components:
  schemas:
    Moon: { type: object, properties: { name: { type: string } } }
    Planet:
      properties:
        moon: { oneOf: [{ nullable: true }, { $ref: '#/components/schemas/Moon' }] }
        ring: { anyOf: [{ type: integer }, { nullable: true, title: No ring }] }
        dust: { anyOf: [{ type: integer }, { nullable: true, maximum: 4 }] }
`;
  const file = { path: 'openapi/planets.yaml', text, digest: '' };
  const { value } = await loadApi(file, { siteDir: '/site' }, plainPorts);
  const planet = value?.schemas.find(({ name }) => name === 'Planet');
  const [moon, ring, dust] = planet?.schema.properties.map(({ schema }) => schema) ?? [];
  expect(moon).toMatchObject({ ref: 'Moon', nullable: true, alternatives: [] });
  const number = { types: ['integer'] };
  const noRing = { title: 'No ring', const: { value: null } };
  expect(ring).toMatchObject({ nullable: true, alternatives: [{ schemas: [number, noRing] }] });
  const limited = { nullable: true, limits: [{ keyword: 'maximum', value: '4' }] };
  expect(dust).toMatchObject({ alternatives: [{ schemas: [number, limited] }] });
});
