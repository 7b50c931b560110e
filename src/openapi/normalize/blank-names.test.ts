import { expect, it } from 'vitest';
import { loadApi } from '../load.js';
import { plainPorts } from '../plain-ports.test.data.js';

it('treats blank names and titles as missing', async () => {
  const doneResponses = { 200: { description: 'OK' } };
  const text = JSON.stringify({
    openapi: '3.2.0',
    info: { title: ' ', version: '1' },
    tags: [{ name: 'moons', summary: '', 'x-displayName': ' ' }],
    paths: {
      '/moons': {
        get: { operationId: '', summary: '', tags: ['moons', ''], responses: doneResponses },
        put: { operationId: '', tags: ['moons'], responses: doneResponses },
        post: { operationId: 'addMoon', summary: ' ', tags: ['moons'], responses: doneResponses },
      },
    },
  });
  const { value, diagnostics } = await loadApi(
    { path: 'openapi.json', text, digest: '' },
    { siteDir: import.meta.dirname },
    plainPorts,
  );
  expect(diagnostics.map(({ code }) => code)).not.toContain('openapi/duplicate-operation-id');
  expect(value?.title).toBe('API');
  expect(value?.operations.map(({ slug, title }) => [slug, title])).toEqual([
    ['get-moons', 'GET /moons'],
    ['put-moons', 'PUT /moons'],
    ['add-moon', 'Add moon'],
  ]);
  expect(value?.groups.flatMap(({ tags }) => tags.map(({ label }) => label))).toEqual(['moons']);
});
