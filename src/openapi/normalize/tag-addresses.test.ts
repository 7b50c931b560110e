import { expect, it } from 'vitest';
import { loadApi } from '../load.js';
import { plainPorts } from '../plain-ports.test.data.js';

it('do not give tags the slugs of other API reference pages', async () => {
  const names = ['schemas', 'webhooks', 'all', 'changes', 'moons'];
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Planets', version: '1' },
    tags: names.map((name) => ({ name })),
    paths: {},
  });
  const { value } = await loadApi(
    { path: 'openapi.json', text, digest: '' },
    { siteDir: import.meta.dirname },
    plainPorts,
  );
  const slugs = value?.groups.flatMap(({ tags }) => tags.map(({ slug }) => slug));
  expect(slugs).toEqual(['schemas-2', 'webhooks-2', 'all-2', 'changes-2', 'moons']);
});
