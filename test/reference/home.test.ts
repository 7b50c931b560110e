import path from 'node:path';
import { expect, test } from 'vitest';
import { RenderedReference } from './rendered.js';

test('the home page of a site with nothing but an API with one group shows its operations', async () => {
  const description = path.resolve(import.meta.dirname, '../fixtures/openapi-3-0/openapi.yaml');
  const { site } = await RenderedReference.of(description);
  expect(site.content('/', 'home')).toMatchObject({
    entryPoints: [{ label: 'API reference', url: '/api' }],
    sections: [
      {
        items: [
          { label: 'List loaves', url: '/api/loaves/list-loaves', description: 'GET /loaves' },
          { label: 'Bake', url: '/api/loaves/bake', description: 'POST /loaves' },
        ],
      },
    ],
  });
});

test('the home page of guides and an API with one group has a section for each', async () => {
  const description = path.resolve(import.meta.dirname, '../fixtures/openapi-3-0/openapi.yaml');
  const guides = { 'content/docs/bread.md': '# Bread', 'content/docs/rolls.md': '# Rolls' };
  const { site } = await RenderedReference.of(description, {}, guides);
  expect(site.content('/', 'home')).toMatchObject({
    entryPoints: [
      { label: 'Docs', url: '/docs/bread' },
      { label: 'API reference', url: '/api' },
    ],
    sections: [
      { title: 'Docs', size: '2 pages', items: [{ label: 'Rolls' }] },
      { title: 'API reference', size: '2 operations', items: [{}, {}] },
    ],
  });
});
