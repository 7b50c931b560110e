import { expect, it } from 'vitest';
import { loadApi } from './index.js';
import { plainPorts } from './plain-ports.test.data.js';

const planets = `openapi: 3.1.0
info: { title: Planets, version: '1' }
tags: [{ name: Suns }]
paths:
  /planets:
    get: { tags: [Planets], responses: { '200': { description: All planets. } } }
    post: { tags: [Moons, Stars], responses: { '200': { $ref: '#/none' } } }
`;

it('reports one warning for each kind of finding in a description that belongs to others', async () => {
  const file = { path: 'openapi/planets.yaml', text: planets, digest: '' };
  const overlays = [
    {
      path: 'openapi/own.yaml',
      digest: '',
      text: `overlay: 1.1.0
info: { title: Own, version: '1' }
actions: [{ target: '$.paths', update: { /moons: { get: { tags: [Own], responses: {} } } } }]
`,
    },
  ];
  const rules = { 'openapi/no-responses': 'ignore' } as const;
  const options = { siteDir: '/site', lenient: true, rules };
  const { diagnostics } = await loadApi({ ...file, overlays }, options, plainPorts);
  const lines = diagnostics.map(
    ({ code, severity, place, message }) =>
      `${place?.file}:${place?.start.line} ${severity} ${code} ${message}`,
  );
  expect(lines).toEqual([
    'openapi/own.yaml:3 warning openapi/undeclared-tag The tag Own is not declared in tags.',
    'openapi/planets.yaml:6 warning openapi/undeclared-tag The tag Planets is not declared in tags. There are 2 more of this kind.',
    'openapi/planets.yaml:7 warning openapi/unresolved-reference The reference #/none cannot be resolved.',
  ]);
});
