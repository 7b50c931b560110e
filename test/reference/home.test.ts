import path from 'node:path';
import { expect, test } from 'vitest';
import { RenderedReference } from './rendered.js';

test('the home page of a site with nothing but an API shows its groups', async () => {
  const description = path.resolve(import.meta.dirname, '../fixtures/openapi-3-0/openapi.yaml');
  const { site } = await RenderedReference.of(description);
  expect(site.content('/', 'category').items).toEqual([
    { label: 'API reference', url: '/api' },
    { label: 'Loaves', url: '/api/loaves', description: '2 operations' },
  ]);
});
