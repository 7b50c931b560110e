import path from 'node:path';
import { expect, test } from 'vitest';
import { RenderedReference } from './rendered.js';

test('the home page of a site with nothing but an API shows its groups', async () => {
  const description = path.resolve(import.meta.dirname, '../fixtures/openapi-3-0/openapi.yaml');
  const { site } = await RenderedReference.of(description);
  expect(site.content('/', 'category').items).toEqual([
    { label: 'API reference', url: '/api', description: '2 operations' },
    { label: 'Loaves', url: '/api/loaves', description: '2 operations' },
  ]);
});

test('the home page of guides and an API says how much each has', async () => {
  const description = path.resolve(import.meta.dirname, '../fixtures/openapi-3-0/openapi.yaml');
  const guides = { 'content/docs/bread.md': '# Bread', 'content/docs/rolls.md': '# Rolls' };
  const { site } = await RenderedReference.of(description, {}, guides);
  expect(site.content('/', 'category').items).toEqual([
    { label: 'Docs', url: '/docs/bread', description: '2 pages' },
    { label: 'API reference', url: '/api', description: '2 operations' },
  ]);
});
