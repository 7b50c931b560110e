import { expect, test } from 'vitest';
import { RenderedReference } from './rendered.js';

test('the home page of a site with nothing but an API shows its groups', async () => {
  const { site } = await RenderedReference.of('bakery/openapi.yaml');
  expect(site.content('/', 'category')).toMatchObject({
    title: 'Bakery',
    items: [
      { label: 'API reference', url: '/api' },
      { label: 'Loaves', url: '/api/loaves', description: '2 operations' },
    ],
  });
});
